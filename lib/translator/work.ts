import type { AnyNode, Node, ObjectExpression } from 'acorn';
import { pickCase, readLiteral, readName, readText, resolve, type Scope } from '@/lib/translator/nodes';
import { getLine } from '@/lib/translator/parse';
import { quote, type Tree, type Value } from '@/lib/translator/print';
import type { Note, NoteId, Rules } from '@/lib/translator/types';

/** One output of Rslib. */
export interface Item {
  /** Name of the format in Rslib. */
  readonly format: string;
  /** Name of the format in the other tool, `es` or `iife`. */
  readonly original: string;
  readonly tree: Tree;
}

/** An option as the source sets it. */
export interface Option {
  readonly name: string;
  readonly node: AnyNode;
  readonly line: number;
  /** The option as a value: a method is a function. */
  readonly code: string;
}

/** A configuration that is being translated. */
export interface Work {
  /** The text that the positions of nodes refer to. */
  readonly text: string;
  readonly scope: Scope;
  /** Imported packages, by their name in the source. */
  readonly packages: ReadonlyMap<string, string>;
  readonly options: ReadonlyMap<string, Option>;
  /** Options that apply to all items. */
  readonly shared: Tree;
  readonly items: Item[];
  readonly notes: Note[];
  /** Imports that the result needs: packages by name. */
  readonly imports: Map<string, string>;
  /** Nodes whose code is in the result. */
  readonly copied: Node[];
}

/** How many nested spreads are followed. */
const MAX_DEPTH = 4;

/** Reads all options of a configuration by their full names, and adds notes about unknown ones. `rename` replaces older names. */
export function startWork(
  config: ObjectExpression,
  { rules, rename, ...module }: Pick<Work, 'text' | 'scope' | 'packages'> & { rules: Rules; rename: (name: string) => string },
): Work {
  const { text, scope } = module;
  const options = new Map<string, Option>();
  let notes: Note[] = [];
  const groups = new Set(Object.keys(rules).flatMap((name) => name.split('.').map((_, end, parts) => parts.slice(0, end).join('.'))));

  const read = (object: ObjectExpression, prefix: string, depth: number): void => {
    for (const property of object.properties) {
      const line = getLine(property);
      const name = property.type === 'Property' && property.kind === 'init' ? readName(property) : undefined;
      if (property.type === 'Property' && name !== undefined) {
        add({ name: prefix + name, node: property.value, line, code: readCode(text, property.value, property.method) }, depth);
      } else {
        const picked = property.type === 'SpreadElement' ? pickCase(property.argument, scope) : undefined;
        const spread = picked ?? (property.type === 'SpreadElement' ? resolve(property.argument, scope) : undefined);
        const isRead = spread?.type === 'ObjectExpression' && depth < MAX_DEPTH;
        if (isRead) read(spread, prefix, depth + 1);
        if (!isRead || picked) {
          notes.push({ line, option: prefix + shorten(text.slice(property.start, property.end)), id: isRead ? 'condition' : 'notRead' });
        }
      }
    }
  };
  const add = (option: Option, depth: number): void => {
    const key = rename(option.name);
    const picked = groups.has(key) ? pickCase(option.node, scope) : undefined;
    const isCase = picked?.type === 'ObjectExpression';
    const value = isCase ? picked : resolve(option.node, scope);
    const isKnown = Object.hasOwn(rules, key);
    // If an option is repeated, the last one counts, and replaces all that is in the other. The order is that of the source.
    const isReplaced = (name: string) => name === option.name || name.startsWith(`${option.name}.`);
    for (const [each, { name }] of options) if (isReplaced(name)) options.delete(each);
    options.delete(key);
    notes = notes.filter((note) => !isReplaced(note.option));
    if (isKnown) options.set(key, isCase ? { ...option, node: value } : option);
    if (isCase) notes.push({ line: option.line, option: option.name, id: 'condition' });
    if (groups.has(key) && value.type === 'ObjectExpression') read(value, `${option.name}.`, depth);
    else if (!isKnown) notes.push({ line: option.line, option: option.name, id: groups.has(key) ? 'notRead' : 'unknown' });
  };

  read(config, '', 0);
  return { ...module, options, notes, shared: new Map(), items: [], imports: new Map(), copied: [] };
}

/** Module formats. Rslib gives files of all other formats the same names, so they would overwrite each other. */
export const MODULES = ['esm', 'cjs'];

/** Returns whether the files of an item are modules, and not for script tags or Module Federation. */
export function isModule({ format }: Item): boolean {
  return MODULES.includes(format);
}

/**
 * Adds an output for a format of the other tool. An IIFE with a name becomes UMD, because an IIFE in Rslib has no exports. `name` is the option
 * with the global variable, `fileName` the name of files for script tags.
 */
export function addItem(work: Work, original: string, name: Option | undefined, fileName: string | undefined): void {
  const format = original === 'es' ? 'esm' : original === 'iife' && name ? 'umd' : original;
  const item: Item = { format, original, tree: new Map([['format', quote(format)]]) };
  if (format === 'umd' && name) item.tree.set('umdName', copyGlobalName(work, name.node));
  if (fileName && !isModule(item)) setFileName(item, fileName);
  work.items.push(item);
}

/** Sets the name of the JavaScript files of an item. */
export function setFileName({ tree }: Item, name: string): void {
  setIn(tree, 'output.filename.js', quote(name));
}

/** Copies the name of a global variable. `'a.b'` is a path of objects to other tools, and a single name to Rslib. */
export function copyGlobalName(work: Work, node: AnyNode): Value {
  const names = readText(node, work.scope)?.split('.') ?? [];
  return names.length > 1 ? names.map(quote) : copyNode(work, node);
}

/** Returns the value of an option if it is a literal. */
export function readOption({ options, scope }: Work, name: string): string | number | boolean | undefined {
  const option = options.get(name);
  return option && readLiteral(option.node, scope);
}

/** Adds notes about an option. */
export function addNote(work: Work, { line, name }: Pick<Option, 'line' | 'name'>, ...ids: readonly (NoteId | undefined)[]): void {
  for (const id of ids) if (id) work.notes.push({ line, option: name, id });
}

/** Returns the code of an option for use in the result. */
export function copy(work: Work, { node, code }: Pick<Option, 'node' | 'code'>): string {
  work.copied.push(node);
  return code;
}

/** Returns the code of a node for use in the result. */
export function copyNode(work: Work, node: AnyNode): string {
  return copy(work, { node, code: readCode(work.text, node) });
}

/** Sets an option of all items by its path. `lib.` stands for the top level. */
export function setOption(work: Work, path: string, value: Value): void {
  setIn(work.shared, path.replace(/^lib\./, ''), value);
}

/** Sets an option of the items of some formats: at the top level if those are all. */
export function setOptionFor(work: Work, formats: readonly string[], path: string, value: Value): void {
  const matching = work.items.filter(({ format }) => formats.includes(format));
  if (matching.length === work.items.length) setOption(work, path, value);
  else for (const { tree } of matching) setIn(tree, path, value);
}

/** Sets a value in nested objects. */
export function setIn(tree: Tree, path: string, value: Value): void {
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  getIn(tree, keys).set(last, value);
}

/** Returns a nested object, creating any that are missing. */
export function getIn(tree: Tree, keys: readonly string[]): Tree {
  return keys.reduce((outer, key) => {
    const found = outer.get(key);
    const inner: Tree = found instanceof Map ? found : new Map();
    outer.set(key, inner);
    return inner;
  }, tree);
}

function readCode(text: string, node: AnyNode, isMethod = false): string {
  const code = text.slice(node.start, node.end);
  if (!isMethod) return node.type === 'SequenceExpression' ? `(${code})` : code;
  return `${node.type === 'FunctionExpression' && node.async ? 'async ' : ''}function ${code}`;
}

/** Shortens code to one line, as a name in a comment. */
export function shorten(code: string): string {
  const line = code.replace(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 60)}…` : line;
}
