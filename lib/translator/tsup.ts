import type { AnyNode } from 'acorn';
import { applyRules, type Handlers } from '@/lib/translator/apply-rules';
import { computeText, readFunction } from '@/lib/translator/functions';
import { readElements, readLiteral, readProperties, readText, readTexts, resolve, takeAll } from '@/lib/translator/nodes';
import { escapeLines, quote, type Tree, type Value } from '@/lib/translator/print';
import { TSUP_RULES } from '@/lib/translator/tsup-rules';
import type { Rule } from '@/lib/translator/types';
import {
  copyEntries,
  copyPath,
  readPath,
  removeExtension,
  setMinify,
  setPublicDir,
  setSourceMap,
  setTargets,
} from '@/lib/translator/values';
import {
  addItem,
  addNote,
  copy,
  copyNode,
  getIn,
  MODULES,
  type Option,
  readOption,
  setFileName,
  setOption,
  setOptionFor,
  type Work,
} from '@/lib/translator/work';

/** The object of `source.define`, whose keys contain dots. */
const DEFINE = ['source', 'define'];

export function translateTsup(work: Work): void {
  readFormats(work);
  applyRules(work, TSUP_RULES, HANDLERS);
}

/** Reads the formats. The default of tsup is CommonJS. */
function readFormats(work: Work): void {
  const option = work.options.get('format');
  const formats = option ? readTexts(option.node, work.scope) : ['cjs'];
  const supported = formats?.filter((format) => ['esm', 'cjs', 'iife'].includes(format)) ?? [];
  if (option && (supported.length === 0 || supported.length !== formats?.length)) addNote(work, option, 'hand');
  const name = work.options.get('globalName');
  const fileName = work.options.has('outExtension') ? undefined : '[name].global.js';
  for (const original of new Set(supported.length > 0 ? supported : ['esm'])) {
    addItem(work, original, name, fileName);
  }
}

const HANDLERS: Handlers<typeof TSUP_RULES> = {
  // `readFormats` handles this option.
  format: () => true,
  globalName(work, option, { note }) {
    if (work.items.some(({ format }) => format === 'umd')) addNote(work, option, note);
  },
  entry: setEntry,
  entryPoints: setEntry,
  outExtension: setExtension,
  clean(work, option, rule) {
    const value = readLiteral(option.node, work.scope);
    if (value === true) addNote(work, option, rule.note);
    else if (value === false) setOption(work, rule.to, 'false');
    return typeof value === 'boolean';
  },
  publicDir: (work, option) => readLiteral(option.node, work.scope) === false || setPublicDir(work, option),
  name(work, option) {
    const [only, ...others] = work.items;
    const text = readText(option.node, work.scope);
    if (only && others.length === 0) only.tree.set('id', copy(work, option));
    else if (text !== undefined) for (const { tree, format } of work.items) tree.set('id', quote(`${text}-${format}`));
    return others.length === 0 || text !== undefined;
  },
  target: setTargets,
  platform(work, option, { to }) {
    const value = readText(option.node, work.scope);
    if (value === 'neutral') addNote(work, option, 'neutral');
    else if (value === 'node' || value === 'browser') setOption(work, to, quote(value === 'node' ? 'node' : 'web'));
    else return false;
  },
  shims(work, option, { note }) {
    const value = readLiteral(option.node, work.scope);
    if (value !== true) return value === false;
    for (const name of ['__dirname', '__filename']) setOptionFor(work, ['esm'], `shims.esm.${name}`, 'true');
    addNote(work, option, note);
  },
  define: (work, { node }) => copyEntries(work, node, getIn(work.shared, DEFINE)),
  env(work, { node }) {
    const entries = readProperties(node, work.scope);
    for (const [name, value] of entries ?? []) {
      getIn(work.shared, DEFINE).set(`process.env.${name}`, `JSON.stringify(${copyNode(work, value)})`);
    }
    return entries !== undefined;
  },
  banner: setBannerOrFooter,
  footer: setBannerOrFooter,
  minify: setMinified,
  keepNames: noteMinifierOption,
  pure: noteMinifierOption,
  sourcemap: (work, option) => setSourceMap(work, option, 'true'),
  injectStyle(work, option, { to }) {
    const value = readLiteral(option.node, work.scope);
    if (value === true) {
      setOption(work, to, 'true');
      setOption(work, 'output.target', "'web'");
    }
    return typeof value === 'boolean';
  },
  jsxFactory: setJsx,
  jsxFragment: setJsx,
  external: setExternals,
  skipNodeModulesBundle: setExternals,
  noExternal(work, option, { to }) {
    setOptionFor(work, MODULES, to, new Map([['exclude', copy(work, option)]]));
  },
  dts: setDts,
  experimentalDts: setDts,
  'dts.resolve': (work, option, { note }) => {
    if (readElements(option.node, work.scope) === undefined) addNote(work, option, note);
  },
};

/** Sets the fields of a banner or footer, if they are literal. */
function setBannerOrFooter(work: Work, { node }: Option, { to }: Rule): boolean {
  const entries = readProperties(node, work.scope);
  if (!entries?.every(([field]) => field === 'js' || field === 'css')) return false;
  for (const [field, value] of entries) setOption(work, `${to}.${field}`, copyNode(work, value));
  return true;
}

function setExternals(work: Work, option: Option, { note }: Rule): boolean | undefined {
  const listed = work.options.get('external');
  const isAll = readOption(work, 'skipNodeModulesBundle');
  if (option !== listed) {
    if (isAll) addNote(work, option, note);
    if (listed || !isAll) return typeof isAll === 'boolean';
  }
  const elements: Value[] | undefined = listExternals(work, listed, isAll === true)?.map((node) => printExternal(work, node));
  if (isAll) elements?.push('/^[^./]/');
  // tsup bundles everything into an IIFE.
  if (elements?.length !== 0) setOptionFor(work, MODULES, 'output.externals', elements ?? copy(work, option));
  return elements !== undefined || !isAll;
}

/** Prints an external. In tsup, a name also matches what its package exports at other paths, such as `react/jsx-runtime`; in Rslib it does not. */
function printExternal(work: Work, node: AnyNode): string {
  const name = readText(node, work.scope);
  if (name === undefined) return copyNode(work, node);
  return escapeLines(`/^${name.replace(/[$()*+./?[\\\]^{|}]/g, '\\$&')}($|\\/)/`);
}

/** Lists the externals without those that `noExternal` has, too: it wins in tsup, but not in Rslib. Adds a note if they cannot be compared. */
function listExternals(work: Work, listed: Option | undefined, isAll: boolean): AnyNode[] | undefined {
  const externals = listed ? readElements(listed.node, work.scope) : [];
  const option = work.options.get('noExternal');
  if (!option) return externals;
  const bundled = readElements(option.node, work.scope);
  const names = bundled?.flatMap((node) => readText(node, work.scope) ?? []) ?? [];
  const isBundled = (external = '') => names.some((name) => external === name || external.startsWith(`${name}/`));
  const kept = externals?.filter((node) => !isBundled(readText(node, work.scope)));
  const areTexts = (nodes?: readonly AnyNode[]) => nodes?.every((node) => readText(node, work.scope) !== undefined);
  if (isAll || (kept?.length !== 0 && !(areTexts(bundled) && areTexts(kept)))) addNote(work, option, 'externalsWin');
  return kept;
}

/** Sets the entries, named after their paths, as tsup names its files. Patterns remain a list. */
function setEntry(work: Work, option: Option): boolean | undefined {
  const paths = readPaths(work, option.node);
  const isGlob = (path: string) => /[*?{}[\]]|^!/.test(path);
  const entries: Tree = new Map();
  if (paths?.some(isGlob)) {
    entries.set('index', paths.map(quote));
    if (readOption(work, 'bundle') !== false) addNote(work, option, 'globEntry');
  } else if (paths) {
    const names = nameEntries(paths);
    for (const [index, path] of paths.entries()) entries.set(names[index] ?? '', quote(path));
  } else if (!readNamed(work, option.node, entries)) return false;
  setOption(work, 'source.entry', entries);
}

/** Builds the names of the output files, relative to the deepest folder that all sources share. */
function nameEntries(paths: readonly string[]): string[] {
  const parts = paths.map((path) => path.replace(/^\.\//, '').split('/'));
  const [first = []] = parts;
  const depth = first.findIndex((part, index) => parts.some((other) => other[index] !== part || index === other.length - 1));
  return parts.map((segments) => removeExtension(segments.slice(Math.max(depth, 0)).join('/')));
}

/** Returns the paths in a list of entries, or undefined if any of them is unknown. */
function readPaths(work: Work, node: AnyNode): string[] | undefined {
  const elements = readElements(node, work.scope) ?? (readText(node, work.scope) === undefined ? undefined : [node]);
  return takeAll(elements?.map((element) => readPath(work, element)));
}

/** Reads entries that have names of their own, or paths that are computed. */
function readNamed(work: Work, node: AnyNode, entries: Tree): boolean {
  const named = readProperties(node, work.scope);
  for (const [name, value] of named ?? []) entries.set(name, copyPath(work, value));
  return named !== undefined;
}

/** Sets the file extension, if a function returns only that and computes it from the format. */
function setExtension(work: Work, { node }: Option): boolean {
  const extensions = takeAll(work.items.map(({ original }) => computeExtension(work, node, original)));
  if (!extensions) return false;
  if (new Set(extensions).size === 1) setOption(work, 'output.filename.js', quote(`[name]${extensions[0]}`));
  else for (const [index, item] of work.items.entries()) setFileName(item, `[name]${extensions[index]}`);
  return true;
}

/** Computes the extension of a format. The function gets an object with the format, which it may destructure. */
function computeExtension({ scope }: Work, node: AnyNode, format: string): string | undefined {
  const found = readFunction(node, scope);
  const [param] = found?.params ?? [];
  const names = param?.type === 'Identifier' ? [`${param.name}.format`] : [];
  for (const property of param?.type === 'ObjectPattern' ? param.properties : []) {
    const { key, value } = property.type === 'Property' ? property : {};
    if (key?.type === 'Identifier' && key.name === 'format' && value?.type === 'Identifier') names.push(value.name);
  }
  const [js, ...others] = (found && readProperties(found.returned, scope)) ?? [];
  if (js?.[0] !== 'js' || others.length > 0) return undefined;
  return computeText(js[1], scope, new Map(names.map((name) => [name, format])));
}

/** Sets `dts` in each item that may have its own declarations. Returns false if the value has to be computed. */
function setDts(work: Work, option: Option): boolean {
  const isObject = resolve(option.node, work.scope).type === 'ObjectExpression';
  const value = isObject ? true : readLiteral(option.node, work.scope);
  if (value === undefined) return false;
  if (value === false) return true;
  if (typeof value === 'string') addNote(work, option, 'dtsEntry');
  // As in tsup, the extension of declarations follows that of the code.
  const dts: Tree = new Map<string, Value>([
    ['bundle', readBundled(work)],
    ['autoExtension', 'true'],
  ]);
  const modules = work.items.filter(({ format }) => MODULES.includes(format));
  for (const { tree } of modules.length > 0 ? modules : work.items.slice(0, 1)) tree.set('dts', dts);
  return true;
}

/** Reads a list of packages whose types become part of the declarations. */
function readBundled(work: Work): Value {
  const option = work.options.get('dts.resolve');
  if (!option || readElements(option.node, work.scope) === undefined) return 'true';
  const bundle: Tree = new Map([['bundledPackages', copy(work, option)]]);
  return bundle;
}

/** Sets minification and the options that belong to it. */
function setMinified(work: Work, option: Option): void {
  setMinify(work, option);
  if (!isMinified(work)) return;
  const options = 'output.minify.jsOptions.minimizerOptions';
  const pure = work.options.get('pure');
  const names = pure && readTexts(pure.node, work.scope);
  if (names) setOption(work, `${options}.compress.pure_funcs`, names.map(quote));
  if (readOption(work, 'keepNames') !== true) return;
  for (const name of ['keep_classnames', 'keep_fnames']) setOption(work, `${options}.mangle.${name}`, 'true');
}

/** Adds a note if the code is not minified, since then no names are shortened and no calls removed. Otherwise, `setMinified` sets both options. */
function noteMinifierOption(work: Work, option: Option, { note }: Rule): boolean {
  if (isMinified(work)) return option.name === 'keepNames' || readTexts(option.node, work.scope) !== undefined;
  addNote(work, option, 'hand', note);
  return true;
}

function isMinified(work: Work): boolean {
  const value = readOption(work, 'minify');
  return value === true || value === 'terser';
}

/** Sets the functions that JSX calls, as options of the React plugin. */
function setJsx(work: Work): void {
  const swcReactOptions: Tree = new Map([['runtime', "'classic'"]]);
  for (const [name, field] of Object.entries({ jsxFactory: 'pragma', jsxFragment: 'pragmaFrag' })) {
    const option = work.options.get(name);
    if (option) swcReactOptions.set(field, copy(work, option));
  }
  work.imports.set('pluginReact', '@rsbuild/plugin-react');
  setOption(work, 'plugins', [{ callee: 'pluginReact', argument: new Map([['swcReactOptions', swcReactOptions]]) }]);
}
