import type { AnyNode } from 'acorn';
import { readElements, readLiteral, readProperties, readText, takeAll } from '@/lib/translator/nodes';
import { getLine } from '@/lib/translator/parse';
import type { Rules } from '@/lib/translator/types';
import { copyPath } from '@/lib/translator/values';
import { setNamePattern } from '@/lib/translator/vite-files';
import { VITE_RULES } from '@/lib/translator/vite-rules';
import { addNote, copyNode, type Item, setIn, type Work } from '@/lib/translator/work';

const OUTPUT = 'build.rolldownOptions.output';
const RULES: Rules = VITE_RULES;

/** Formats as Rollup and Vite call them. */
const FORMATS = new Map(Object.entries({ es: 'es', esm: 'es', module: 'es', cjs: 'cjs', commonjs: 'cjs', umd: 'umd', iife: 'iife' }));

/** Options of an output of Rollup, by name. */
type Output = ReadonlyMap<string, AnyNode>;

/** Reads a list of outputs by format, which wins over the formats of the library. Returns undefined if anything is unknown or repeated. */
export function readOutputs({ options, scope }: Work): ReadonlyMap<string, Output> | undefined {
  const option = options.get(OUTPUT);
  const listed = option && takeAll(readElements(option.node, scope)?.map((node) => readProperties(node, scope)));
  const outputs = listed?.map((properties): [string | undefined, Output] => {
    const output = new Map(properties);
    const format = output.get('format');
    return [FORMATS.get(format ? (readText(format, scope) ?? '') : 'es'), output];
  });
  const known = new Map(outputs?.flatMap(([format, output]) => (format ? [[format, output]] : [])));
  return known.size > 0 && known.size === outputs?.length && !(known.has('umd') && known.has('iife')) ? known : undefined;
}

/** Sets the options of each output in its item. */
export function setOutputs(work: Work): void {
  const outputs = readOutputs(work);
  const option = work.options.get(OUTPUT);
  if (!outputs || !option) return;
  for (const item of work.items) {
    for (const [key, node] of outputs.get(item.original) ?? []) {
      const location = { line: getLine(node), name: `${option.name}.${key}` };
      const rule = RULES[`${OUTPUT}.${key}`];
      const id = !rule ? 'unknown' : rule.how === 'none' ? 'none' : 'hand';
      if (!setOutputOption(work, item, key, node)) addNote(work, location, id, rule?.note);
      else if (key === 'preserveModules' && item.tree.has('bundle')) addNote(work, location, rule?.note);
    }
  }
  moveEntry(work);
}

/** Sets an option of an item. Returns false if it has no counterpart, or its value has to be written by hand. */
function setOutputOption(work: Work, item: Item, key: string, node: AnyNode): boolean {
  const { tree } = item;
  const value = readLiteral(node, work.scope);
  const text = typeof value === 'string' ? value : undefined;
  if (key === 'dir') setIn(tree, 'output.distPath', copyPath(work, node));
  else if (key === 'banner' && text !== undefined) setIn(tree, 'banner.js', copyNode(work, node));
  else if (key === 'preserveModules' && value === true) tree.set('bundle', 'false');
  else if (key === 'entryFileNames') return setNamePattern(work, [item], text);
  else return key === 'format' || (key === 'preserveModules' && value === false);
  return true;
}

/** Moves the entry into the items that are bundled: all others get one file per module. */
function moveEntry({ shared, items }: Work): void {
  const source = shared.get('source');
  const bundled = items.filter(({ tree }) => !tree.has('bundle'));
  if (!(source instanceof Map) || bundled.length === items.length) return;
  const entry = source.get('entry');
  source.delete('entry');
  if (source.size === 0) shared.delete('source');
  if (entry) for (const { tree } of bundled) setIn(tree, 'source.entry', entry);
}
