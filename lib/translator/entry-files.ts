import type { AnyNode, Pattern } from 'acorn';
import { callFunction, computeText } from '@/lib/translator/functions';
import { readElements, readProperties, readText, takeAll } from '@/lib/translator/nodes';
import { quote, type Tree } from '@/lib/translator/print';
import { copyPath, readPath, removeExtension } from '@/lib/translator/values';
import { addNote, type Item, isModule, type Option, readOption, setFileName, setOption, type Work } from '@/lib/translator/work';

/** Matches the code of a path to a stylesheet. */
const STYLES = /\.(?:css|less|s[ac]ss|styl)'$/;

/**
 * Sets the entries, named after their paths, as tsup and tsdown name their files. Patterns remain a list. `expand` returns the pattern that a
 * path stands for.
 */
export function setEntry(work: Work, option: Option, expand = (path: string) => path): boolean | undefined {
  const paths = readPaths(work, option.node)?.map(expand);
  const entries: Tree = new Map();
  if (paths?.some(isGlob)) {
    entries.set('index', paths.map(quote));
    if (!isBundleless(work)) addNote(work, option, 'globEntry');
  } else if (isBundleless(work) && paths && paths.length > 1) {
    // Files keep their names. Under one key, they also keep their folders.
    entries.set('index', paths.map(quote));
  } else if (paths) {
    const names = nameEntries(paths);
    for (const [index, path] of paths.entries()) entries.set(names[index] ?? '', quote(path));
  } else {
    const named = readProperties(option.node, work.scope);
    if (!named) return false;
    for (const [name, value] of named) entries.set(name, copyPath(work, value));
  }
  setOption(work, 'source.entry', entries);
  // With the target `node`, no stylesheet is emitted. Code next to them may need that target.
  const platform = readOption(work, 'platform');
  if (platform !== 'node' && platform !== 'browser' && listCode(entries).every(isStylesheet)) setOption(work, 'output.target', WEB);
}

const WEB = quote('web');

/** Lists the code of the paths of entries, without those that patterns leave out. */
function listCode(entries: Tree): string[] {
  return [...entries.values()].flat().flatMap((code) => (typeof code === 'string' && !code.startsWith("'!") ? [code] : []));
}

function isStylesheet(code: string): boolean {
  return STYLES.test(code);
}

/** Adds a comment if entries are stylesheets that an output with the target `node` does not emit. Must run after the rules. */
export function noteStylesheets(work: Work): void {
  const option = work.options.get('entry') ?? work.options.get('entryPoints');
  const entries = findIn(work.shared, 'source')?.get('entry');
  if (!option || !(entries instanceof Map) || !listCode(entries).some(isStylesheet)) return;
  const readTarget = (tree: Tree) => findIn(tree, 'output')?.get('target');
  if (work.items.some(({ tree }) => (readTarget(tree) ?? readTarget(work.shared)) !== WEB)) addNote(work, option, 'styleEntries');
}

function findIn(tree: Tree, key: string): Tree | undefined {
  const found = tree.get(key);
  return found instanceof Map ? found : undefined;
}

/** Returns whether there is one file per module. The option `unbundle` is new in tsdown; `bundle` is that of tsup and of older versions. */
export function isBundleless(work: Work): boolean {
  return readOption(work, 'unbundle') === true || readOption(work, 'bundle') === false;
}

/** Returns whether a path is a pattern. */
export function isGlob(path: string): boolean {
  return /[*?{}[\]]|^!/.test(path);
}

/** Builds the names of the output files, relative to the deepest folder that all sources share. */
function nameEntries(paths: readonly string[]): string[] {
  const parts = paths.map((path) => path.replace(/^\.\//, '').split('/'));
  const [first = []] = parts;
  const depth = first.findIndex((part, index) => parts.some((other) => other[index] !== part || index === other.length - 1));
  return parts.map((segments) => removeExtension(segments.slice(Math.max(depth, 0)).join('/')));
}

/** Returns the paths in a list of entries, or undefined if any of them is unknown. */
export function readPaths(work: Work, node: AnyNode): string[] | undefined {
  const elements = readElements(node, work.scope) ?? (readText(node, work.scope) === undefined ? undefined : [node]);
  return takeAll(elements?.map((element) => readPath(work, element)));
}

/**
 * Sets the file extension, if a function computes it from the format. Rslib has no setting for the extension of declaration files. `getSuffix`
 * returns what the name of a file has before the extension.
 */
export function setExtension(work: Work, option: Option, getSuffix = (_: Item) => ''): boolean {
  const found = takeAll(work.items.map(({ original }) => computeExtensions(work, option.node, original)));
  if (!found) return false;
  const names = work.items.map((item, index) => `[name]${getSuffix(item)}${found[index]?.js}`);
  const [first = ''] = names;
  // Items of other formats may have a name already, which would win.
  if (new Set(names).size === 1 && work.items.every(isModule)) setOption(work, 'output.filename.js', quote(first));
  else for (const [index, item] of work.items.entries()) setFileName(item, names[index] ?? first);
  if (found.some(({ hasDts }) => hasDts)) addNote(work, option, 'declarationNames');
  return true;
}

/** Computes the extension for a format. */
function computeExtensions({ scope }: Work, node: AnyNode, format: string): { js: string; hasDts: boolean } | undefined {
  const result = callFunction(node, scope, ([param]) => new Map(listFormatNames(param).map((name) => [name, format])));
  const { js, dts, ...others } = Object.fromEntries((result && readProperties(result.returned, result.scope)) ?? []);
  const text = result && js && Object.keys(others).length === 0 ? computeText(js, result.scope, result.values) : undefined;
  return text === undefined ? undefined : { js: text, hasDts: dts !== undefined };
}

/** Lists what the format is called in a function. Its parameter is an object with the format, which it may destructure. */
function listFormatNames(param: Pattern | undefined): string[] {
  if (param?.type === 'Identifier') return [`${param.name}.format`];
  const properties = param?.type === 'ObjectPattern' ? param.properties : [];
  return properties.flatMap((property) => {
    const { key, value } = property.type === 'Property' ? property : {};
    return key?.type === 'Identifier' && key.name === 'format' && value?.type === 'Identifier' ? value.name : [];
  });
}
