import type { AnyNode } from 'acorn';
import { readLiteral } from '@/lib/translator/nodes';
import { getLine } from '@/lib/translator/parse';
import type { Rules } from '@/lib/translator/types';
import { copyPath } from '@/lib/translator/values';
import { setNamePattern } from '@/lib/translator/vite-files';
import { OUTPUT, readOutputs } from '@/lib/translator/vite-output-list';
import { VITE_RULES } from '@/lib/translator/vite-rules';
import { addNote, copyNode, type Item, setIn, type Work } from '@/lib/translator/work';

const RULES: Rules = VITE_RULES;

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
