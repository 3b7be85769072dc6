import { applyRules, type Handlers } from '@/lib/translator/apply-rules';
import { isBundleless, isGlob, noteStylesheets, readPaths, setEntry, setExtension } from '@/lib/translator/entry-files';
import { readElements, readLiteral, readProperties, readText, resolve, takeAll } from '@/lib/translator/nodes';
import { quote, type Tree } from '@/lib/translator/print';
import {
  ALL_PACKAGES,
  addFormats,
  SHARED_HANDLERS,
  setBundledPackages,
  setDeclarations,
  setInjectedStyles,
} from '@/lib/translator/shared-options';
import { TSDOWN_RULES } from '@/lib/translator/tsdown-rules';
import type { Rule } from '@/lib/translator/types';
import { copyPath, isFunctionOrUnknown, readFormats, setMinify, setSourceMap, setTargets } from '@/lib/translator/values';
import {
  addNote,
  copy,
  isModule,
  MODULES,
  type Option,
  readOption,
  setFileName,
  setOption,
  setOptionFor,
  type Work,
} from '@/lib/translator/work';

export function translateTsdown(work: Work): void {
  addItems(work);
  applyRules(work, TSDOWN_RULES, HANDLERS);
  noteStylesheets(work);
  addDefaults(work);
}

/** The names of formats that tsdown takes, and those it passes to functions. */
const FORMATS: ReadonlyMap<string, string> = new Map([
  ['esm', 'es'],
  ['cjs', 'cjs'],
  ['iife', 'iife'],
  ['umd', 'umd'],
  ['es', 'es'],
  ['module', 'es'],
  ['commonjs', 'cjs'],
]);

/** Adds an item for each format. The default of tsdown is ESM. */
function addItems(work: Work): void {
  const option = work.options.get('format');
  const byFormat = option && readProperties(option.node, work.scope);
  if (byFormat) addNote(work, option, 'formatOptions');
  const listed = byFormat?.map(([name]) => name) ?? [...readFormats(work, option, [...FORMATS.keys()], ['esm'])];
  const formats = new Set(listed.flatMap((name) => FORMATS.get(name) ?? []));
  addFormats(work, option, formats.size > 0 ? formats : new Set(['es']), (format) => `[name].${format}.js`);
}

/** Adds notes on defaults that Rslib does not have. */
function addDefaults(work: Work): void {
  const { options, items } = work;
  const platform = readOption(work, 'platform') ?? 'node';
  const hasModules = items.some(isModule);
  if (hasModules && platform === 'node' && !options.has('outExtensions') && !options.has('fixedExtension'))
    addNote(work, { line: 1, name: 'fixedExtension' }, 'fixedExtension');
  if (!options.has('dts')) addNote(work, { line: 1, name: 'dts' }, 'dtsFromPackage');
}

const HANDLERS: Handlers<typeof TSDOWN_RULES> = {
  ...SHARED_HANDLERS,
  entry(work, option) {
    const hasPatterns = readProperties(option.node, work.scope)?.some(([name]) => name.includes('*'));
    if (hasPatterns) return false;
    return isBundleless(work) ? setFolders(work, option) : setEntry(work, option);
  },
  root(work, option, { to }) {
    if (!isBundleless(work)) return false;
    setOption(work, to, copyPath(work, option.node));
  },
  unbundle: (work, option, rule) => setBundleless(work, option, rule, true),
  bundle: (work, option, rule) => setBundleless(work, option, rule, false),
  outExtensions: (work, option) => setExtension(work, option, (item) => (isModule(item) ? '' : `.${item.original}`)),
  fixedExtension(work, option, { note }) {
    const value = readLiteral(option.node, work.scope);
    if (value !== true) return value === false;
    for (const item of work.items.filter(isModule)) setFileName(item, item.format === 'esm' ? '[name].mjs' : '[name].cjs');
    if (work.options.has('dts')) addNote(work, option, note);
  },
  copy: setCopy,
  tsconfig: setTsconfig,
  'dts.tsconfig': setTsconfig,
  target(work, option, rule) {
    if (readLiteral(option.node, work.scope) !== false) return setTargets(work, option, rule);
    setOption(work, rule.to, quote('esnext'));
  },
  envFile: noteOption,
  envPrefix: noteOption,
  css(work, _, { to }) {
    if (readOption(work, 'platform') !== 'node') setOption(work, to, quote('web'));
  },
  'css.inject': setInjectedStyles,
  minify(work, option) {
    if (readLiteral(option.node, work.scope) !== 'dce-only') setMinify(work, option);
  },
  sourcemap: (work, option) => setSourceMap(work, option, 'true'),
  'deps.neverBundle': setExternals,
  skipNodeModulesBundle(work, option, rule) {
    const value = readLiteral(option.node, work.scope);
    return value === true ? setAllExternal(work, option, rule) : value === false;
  },
  'deps.alwaysBundle': (work, option, rule) =>
    isFunctionOrUnknown(option.node, work.scope) ? false : setBundledPackages(work, option, rule),
  dts: setDts,
  'dts.generator': (work, option) => ['tsc', 'oxc', 'tsgo'].includes(readText(option.node, work.scope) ?? ''),
  'dts.oxc': isKnown,
  'dts.tsgo': isKnown,
  'dts.tsc.build': isKnown,
  report(work, option, { to }) {
    const value = readLiteral(option.node, work.scope);
    if (value === false) setOption(work, to, 'false');
    return typeof value === 'boolean';
  },
};

/** Sets the path of the tsconfig. The value `false`, for none, has no counterpart. */
function setTsconfig(work: Work, option: Option, { to }: Rule): boolean {
  const isPath = readLiteral(option.node, work.scope) !== false;
  if (isPath) setOption(work, to, copyPath(work, option.node));
  return isPath;
}

function noteOption(work: Work, option: Option, { note }: Rule): void {
  addNote(work, option, note);
}

/** For an option that the handler of another one reads. Returns whether its value is a literal. */
function isKnown({ scope }: Work, { node }: Option): boolean {
  return typeof readLiteral(node, scope) === 'boolean';
}

/** Builds one file per module if the option has the value. */
function setBundleless(work: Work, option: Option, { note }: Rule, value: boolean): boolean {
  const found = readLiteral(option.node, work.scope);
  if (found === value) {
    setOptionFor(work, MODULES, 'bundle', 'false');
    addNote(work, option, note);
  }
  return typeof found === 'boolean';
}

/** Sets the entry to all files in the folders of the entries, because Rslib does not follow imports then. `src` is the default. */
function setFolders(work: Work, option: Option): boolean | undefined {
  const paths =
    readPaths(work, option.node) ?? readProperties(option.node, work.scope)?.flatMap(([, node]) => readPaths(work, node) ?? ['']);
  if (!paths) return false;
  const ignored = paths.filter((path) => path.startsWith('!'));
  const matched = paths.filter((path) => !path.startsWith('!'));
  const folders = new Set(matched.map((path) => path.match(/^\.\/([^/]+)\//)?.[1] ?? ''));
  // Instead of a folder, a pattern would also match `node_modules`.
  if ([...folders].some((folder) => folder.includes('*'))) return setEntry(work, option);
  if (folders.has('')) return paths.some(isGlob) ? setEntry(work, option) : false;
  if (folders.size > 1 || !folders.has('src') || ignored.length > 0)
    setOption(work, 'source.entry', new Map([['index', [...[...folders].map((folder) => `./${folder}/**`), ...ignored].map(quote)]]));
}

/** Sets the files that are copied. In tsdown, `to` starts from the project, and the name of the file or folder is added to it. */
function setCopy(work: Work, { node }: Option): boolean {
  const { scope } = work;
  const toFolder = (path: string) => path.replace(/^\.\//, '').replace(/\/?$/, '/');
  const folder = toFolder(String((work.options.has('outDir') ? readOption(work, 'outDir') : 'dist') ?? ''));
  const entries = (readElements(node, scope) ?? [node]).map((element): Tree | undefined => {
    const fields = new Map(
      readProperties(element, scope)?.map(([name, value]) => [name, readText(value, scope)]) ?? [['from', readText(element, scope)]],
    );
    const from = fields.get('from')?.replace(/\/$/, '');
    const to = toFolder(fields.get('to') ?? folder);
    if (from === undefined || !to.startsWith(folder) || [...fields.keys()].some((name) => name !== 'from' && name !== 'to'))
      return undefined;
    const name = isGlob(from) ? '[name][ext]' : (from.split('/').at(-1) ?? '');
    return new Map([
      ['from', quote(from)],
      ['to', quote(to.slice(folder.length) + name)],
    ]);
  });
  const known = takeAll(entries);
  if (known) setOption(work, 'output.copy', known);
  return known !== undefined;
}

/** Sets the packages that are not bundled. */
function setExternals(work: Work, option: Option, { to }: Rule): boolean {
  if (readLiteral(option.node, work.scope) === true) return setAllExternal(work, option, TSDOWN_RULES.skipNodeModulesBundle);
  if (isFunctionOrUnknown(option.node, work.scope)) return false;
  // The expression for all packages matches these, too.
  if (readOption(work, 'skipNodeModulesBundle') === true) return true;
  setOptionFor(work, MODULES, to, copy(work, option));
  if (!work.items.every(isModule)) addNote(work, option, 'globals');
  if (work.options.has('deps.alwaysBundle')) addNote(work, option, 'externalsWin');
  return true;
}

/** Excludes all packages from the bundle. */
function setAllExternal(work: Work, option: Option, { to, note }: Rule): boolean {
  setOptionFor(work, MODULES, to, [ALL_PACKAGES]);
  addNote(work, option, note);
  return true;
}

/** Sets `dts`. Returns false if the value has to be computed. */
function setDts(work: Work, option: Option): boolean {
  const isObject = resolve(option.node, work.scope).type === 'ObjectExpression';
  const value = isObject || readLiteral(option.node, work.scope);
  if (value !== true) return value === false;
  const engine = readEngine(work);
  setDeclarations(work, 'true', engine);
  // These two write declarations with one extension first, and rename them later.
  const renames = engine === 'isolated' || engine === 'tsgo';
  if (renames && isBundleless(work) && work.items.filter(isModule).length > 1) addNote(work, option, 'dtsFolders');
  return true;
}

/** Reads the switch of `dts` that Rslib needs. It refuses several of them. */
function readEngine(work: Work): 'isolated' | 'tsgo' | 'build' | undefined {
  const generator = readOption(work, 'dts.generator');
  if (generator === 'oxc' || readOption(work, 'dts.oxc') === true) return 'isolated';
  if (generator === 'tsgo' || readOption(work, 'dts.tsgo') === true) return 'tsgo';
  return readOption(work, 'dts.tsc.build') === true ? 'build' : undefined;
}
