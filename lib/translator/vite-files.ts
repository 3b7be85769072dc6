import type { AnyNode } from 'acorn';
import { readElements, readProperties, readText, resolve } from '@/lib/translator/nodes';
import { quote, type Tree } from '@/lib/translator/print';
import type { Rule } from '@/lib/translator/rules/types';
import { copyPath, readPath, removeExtension } from '@/lib/translator/values';
import { addNote, type Item, type Option, put, readOption, setIn, type Work } from '@/lib/translator/work';

/** Sets the entries. Vite names the file of a single entry after `fileName` or the package. */
export function putEntry(work: Work, option: Option, { note }: Rule): void {
  if (readOption(work, 'build.rolldownOptions.output.preserveModules') === true) return;
  const fileName = work.options.get('build.lib.fileName');
  const named = readProperties(option.node, work.scope);
  const entries: Tree = new Map();
  if (named) {
    for (const [name, value] of named) entries.set(name, copyPath(work, value));
  } else {
    const nodes = readElements(option.node, work.scope) ?? [option.node];
    const name = nodes.length === 1 && fileName ? readText(fileName.node, work.scope) : undefined;
    for (const node of nodes) entries.set(name ?? nameFile(work, node), copyPath(work, node));
    if (nodes.length === 1 && !fileName) addNote(work, option, note);
  }
  put(work, 'source.entry', entries);
}

function nameFile(work: Work, node: AnyNode): string {
  return removeExtension(readPath(work, node)?.split('/').at(-1) ?? 'index');
}

/** Sets the file name. A string is the key of the entry. A function must return a template whose only values are its parameters. */
export function putFileName(work: Work, option: Option): boolean {
  if (readText(option.node, work.scope) !== undefined) {
    for (const item of work.items) if (item.format === 'umd') putName(item, '[name].umd.cjs');
    if (work.items.some(({ format }) => format === 'umd')) addNote(work, option, 'umdFileName');
    return true;
  }
  const names = work.items.map(({ format }) => readTemplate(work, option.node, format === 'esm' ? 'es' : format));
  if (names.includes(undefined)) return false;
  for (const [index, item] of work.items.entries()) putName(item, names[index] ?? '');
  return true;
}

function putName({ tree }: Item, name: string): void {
  setIn(tree, 'output.filename.js', quote(name));
}

/** Fills a template with the name of a format and the placeholder of the entry. */
function readTemplate({ scope }: Work, node: AnyNode, format: string): string | undefined {
  const found = resolve(node, scope);
  if (found.type !== 'ArrowFunctionExpression') return undefined;
  const values = new Map(found.params.map((param, index) => [param.type === 'Identifier' ? param.name : '', [format, '[name]'][index]]));
  const { body } = found;
  if (body.type !== 'TemplateLiteral') return body.type === 'BlockStatement' ? undefined : readText(body, scope);
  const parts = body.quasis.map(({ value }, index) => {
    const expression = body.expressions[index];
    if (!expression) return value.cooked ?? undefined;
    const filled = expression.type === 'Identifier' ? values.get(expression.name) : undefined;
    return filled === undefined ? undefined : `${value.cooked}${filled}`;
  });
  return parts.includes(undefined) ? undefined : parts.join('');
}
