import type { AnyNode, ArrayExpression, CallExpression } from 'acorn';
import { pickCase, readLiteral, readProperties, resolve } from '@/lib/translator/nodes';
import { getLine } from '@/lib/translator/parse';
import type { Value } from '@/lib/translator/print';
import type { Rule } from '@/lib/translator/types';
import { REPLACED_PLUGINS, VITE_PLUGINS } from '@/lib/translator/vite-rules';
import { addNote, type Option, setOption, shorten, type Work } from '@/lib/translator/work';

/** Matches calls on a list of plugins that remove what is empty, or flatten it. */
const LIST_METHODS = /^\s*\.(?:filter\(Boolean\)|flat\(\w*\))$/;

/** Replaces the plugins that have a counterpart, and adds notes about all others. */
export function setPlugins(work: Work, option: Option, { note }: Rule): boolean {
  const list = readList(option.node, work);
  if (list.type !== 'ArrayExpression') return false;
  if (pickCase(option.node, work.scope)) addNote(work, option, 'condition');
  const plugins: Value[] = [];
  for (const { element, value, isCase } of listElements(list, work)) {
    const call = value.type === 'CallExpression' ? value : undefined;
    const from = call?.callee.type === 'Identifier' ? work.packages.get(call.callee.name) : undefined;
    const location = { line: getLine(element), name: `plugins: ${from ?? shorten(work.text.slice(element.start, element.end))}` };
    const known = VITE_PLUGINS.get(from ?? '');
    const isTranslated = known !== undefined || from === 'vite-plugin-dts';
    if (isTranslated && isCase) addNote(work, location, 'condition');
    if (call && from === 'vite-plugin-dts') setDeclarations(work, call, location);
    else if (!known) addNote(work, location, REPLACED_PLUGINS.get(from ?? '') ?? note);
    else {
      plugins.push({ callee: known.name });
      work.imports.set(known.name, known.package);
      if (call && call.arguments.length > 0) addNote(work, location, 'pluginOptions');
      if (known.name === 'pluginSolid') addNote(work, location, 'solid');
    }
  }
  if (plugins.length > 0) setOption(work, 'plugins', plugins);
  return true;
}

/** Resolves a list of plugins, without those calls: they change nothing about the plugins that are translated. */
function readList(node: AnyNode, work: Work): AnyNode {
  const list = pickCase(node, work.scope) ?? resolve(node, work.scope);
  if (list.type !== 'CallExpression' || list.callee.type !== 'MemberExpression') return list;
  const { object } = list.callee;
  return LIST_METHODS.test(work.text.slice(object.end, list.end)) ? readList(object, work) : list;
}

/** A plugin in a list. */
interface Listed {
  readonly element: AnyNode;
  readonly value: AnyNode;
  /** Whether the plugin is only used under a condition. */
  readonly isCase: boolean;
}

/** Lists the plugins, including those that are spread or only used under a condition. */
function listElements(list: ArrayExpression, work: Work, isInCase = false): Listed[] {
  return list.elements.flatMap((listed) => {
    if (!listed) return [];
    const element = listed.type === 'SpreadElement' ? listed.argument : listed;
    const picked = pickCase(element, work.scope);
    const value = picked ?? resolve(element, work.scope);
    const isCase = isInCase || picked !== undefined;
    return value.type === 'ArrayExpression' ? listElements(value, work, isCase) : [{ element, value, isCase }];
  });
}

/** The option of `vite-plugin-dts` for one file per entry, and its older name. */
const BUNDLING = ['bundleTypes', 'rollupTypes'];

/** Sets `dts` in a single item, because several would write the same files. */
function setDeclarations(work: Work, { arguments: [options, ...more] }: CallExpression, location: Pick<Option, 'line' | 'name'>): void {
  const [first] = work.items;
  const { tree } = work.items.find(({ format }) => format === 'esm') ?? first ?? { tree: new Map<string, Value>() };
  const entries = options ? readProperties(options, work.scope) : [];
  const isBundled = entries?.some(([name, value]) => BUNDLING.includes(name) && readLiteral(value, work.scope) === true);
  tree.set('dts', isBundled ? new Map([['bundle', 'true']]) : 'true');
  if (!entries || more.length > 0 || entries.some(([name]) => !BUNDLING.includes(name))) addNote(work, location, 'pluginOptions');
}
