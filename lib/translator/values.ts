import type { AnyNode } from 'acorn';
import { readLiteral, readText, readTexts, resolve, type Scope, takeAll } from '@/lib/translator/nodes';
import { quote, type Tree } from '@/lib/translator/print';
import type { Rule } from '@/lib/translator/types';
import { addNote, copyNode, type Option, setOption, type Work } from '@/lib/translator/work';

/** Reads the formats that an option lists. Adds a note if any of them is not known. If none is, the first known format stands in. */
export function readFormats(work: Work, option: Option | undefined, known: readonly string[], byDefault: readonly string[]): Set<string> {
  const listed = option ? readTexts(option.node, work.scope) : byDefault;
  const found = listed?.filter((format) => known.includes(format)) ?? [];
  if (option && (found.length === 0 || found.length !== listed?.length)) addNote(work, option, 'hand');
  return new Set(found.length > 0 ? found : known.slice(0, 1));
}

/** Matches the ECMAScript years and names that `syntax` accepts. */
const ES = /^es(?:5|6|20(?:1[5-9]|2[0-5])|next)$/i;
/** Matches a browser or Node.js with its version, as esbuild writes it. */
const ENGINE = /^(node|chrome|edge|firefox|safari|ios|opera)(\d+(?:\.\d+)*)$/i;

/** Sets `syntax` from the targets of esbuild. Returns whether all of them are known. */
export function setTargets(work: Work, { node }: Option, { to }: Rule): boolean {
  const texts = readTexts(node, work.scope);
  const value = texts && convertTargets(texts);
  if (value) setOption(work, to, value);
  return value !== undefined;
}

/** Converts targets to the code of `syntax`; undefined if any of them is unknown. */
function convertTargets(targets: readonly string[]): string | string[] | undefined {
  const converted = targets.map((target) => (ES.test(target) ? target.toLowerCase() : target.match(ENGINE)?.slice(1).join(' ')));
  const known = converted.flatMap((target) => target ?? []);
  const [only] = known;
  if (known.length < targets.length || !only) return undefined;
  return known.length === 1 && ES.test(only) ? quote(only) : known.map(quote);
}

/** Makes a path relative to the project, as Rslib expects it. */
function addDot(path: string): string {
  return /^(?:[./@!]|[A-Za-z]:|node:)/.test(path) ? path : `./${path}`;
}

/** Copies the path in an option: as a literal if possible, otherwise as its code. */
export function copyPath(work: Work, node: AnyNode): string {
  const path = readPath(work, node);
  return path === undefined ? copyNode(work, node) : quote(path);
}

/** Reads a path, including `resolve(__dirname, 'src')` and the like, which start from the folder of the configuration. */
export function readPath({ text, scope }: Pick<Work, 'text' | 'scope'>, node: AnyNode): string | undefined {
  const literal = readText(node, scope);
  if (literal !== undefined) return addDot(literal);
  const found = resolve(node, scope);
  if (found.type !== 'CallExpression') return undefined;
  const getCode = ({ start, end }: AnyNode) => text.slice(start, end);
  const [first, ...rest] = found.arguments;
  if (!first || first.type === 'SpreadElement') return undefined;
  if (/^(?:url\.)?fileURLToPath$/.test(getCode(found.callee))) return readFileUrl(first, getCode, scope);
  const isFolder = /^(?:__dirname|import\.meta\.dirname|process\.cwd\(\))$/.test(getCode(first));
  const parts = takeAll(rest.map((part) => readText(part, scope)));
  if (!isFolder || !/^(?:path\.)?(?:resolve|join)$/.test(getCode(found.callee)) || !parts?.length) return undefined;
  const joined = parts.join('/').replace(/^\.\//, '');
  return joined.startsWith('/') ? undefined : addDot(joined);
}

function readFileUrl(node: AnyNode, getCode: (node: AnyNode) => string, scope: Scope): string | undefined {
  if (node.type !== 'NewExpression' || getCode(node.callee) !== 'URL') return undefined;
  const [path, base] = node.arguments;
  const isRelative = base && getCode(base) === 'import.meta.url';
  const text = path && path.type !== 'SpreadElement' && isRelative ? readText(path, scope) : undefined;
  return text?.startsWith('.') ? text : undefined;
}

export function removeExtension(file: string): string {
  return file.replace(/\.[^./]+$/, '');
}

/** Returns whether a value is certainly a boolean, even if it is unknown which. */
export function isBoolean(node: AnyNode, scope: Scope): boolean {
  const found = resolve(node, scope);
  if (found.type === 'UnaryExpression') return found.operator === '!';
  return found.type === 'BinaryExpression' && /^[=!]==?$/.test(found.operator);
}

/** Returns whether a value is a function, or the name of something that is not in the config. */
export function isFunctionOrUnknown(node: AnyNode, scope: Scope): boolean {
  return /Function|^Identifier$/.test(resolve(node, scope).type);
}

/** Sets source maps. Returns whether the value is known. */
export function setSourceMap(work: Work, { node }: Option, yes: string | Tree): boolean {
  const value = readLiteral(node, work.scope);
  if (value === 'inline' || value === 'hidden') setOption(work, 'output.sourceMap', new Map([['js', quote(`${value}-source-map`)]]));
  else if (typeof value === 'boolean') setOption(work, 'output.sourceMap', value ? yes : 'false');
  else if (isBoolean(node, work.scope)) setOption(work, 'output.sourceMap', copyNode(work, node));
  else return false;
  return true;
}

/** Sets minification, whose default differs in Rslib. */
export function setMinify(work: Work, option: Option): void {
  const value = readLiteral(option.node, work.scope);
  if (value === false) addNote(work, option, 'notMinified');
  else if (isBoolean(option.node, work.scope)) setOption(work, 'output.minify', copyNode(work, option.node));
  else if (value === undefined) addNote(work, option, 'hand', 'minifiedBySwc');
  else setOption(work, 'output.minify', 'true');
  if (typeof value === 'string') addNote(work, option, 'minifiedBySwc');
}

/** Sets `output.copy` for a folder whose content is copied. */
export function setPublicDir(work: Work, option: Option): boolean {
  const value = readLiteral(option.node, work.scope);
  const folder = value === true ? 'public' : value;
  if (typeof folder !== 'string') return false;
  const entry: Tree = new Map([
    ['from', "'.'"],
    ['context', quote(addDot(folder))],
  ]);
  setOption(work, 'output.copy', [entry]);
  return true;
}

/** Copies the properties of an object, or merges the object itself with a spread. */
export function copyEntries(work: Work, node: AnyNode, target: Tree): void {
  const found = resolve(node, work.scope);
  if (found.type === 'ObjectExpression') for (const property of found.properties) target.set(copyNode(work, property), '');
  else target.set(`...${copyNode(work, node)}`, '');
}
