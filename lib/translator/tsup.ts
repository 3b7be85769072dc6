import { applyRules, type Handlers } from '@/lib/translator/apply-rules';
import { readElements, readLiteral, readProperties, readText, readTexts, resolve } from '@/lib/translator/nodes';
import { quote, type Tree, type Value } from '@/lib/translator/print';
import { setAllExternal, setExternals } from '@/lib/translator/tsup-externals';
import { setEntry, setExtension } from '@/lib/translator/tsup-files';
import { TSUP_RULES } from '@/lib/translator/tsup-rules';
import type { Rule } from '@/lib/translator/types';
import { copyEntries, isBoolean, readFormats, setMinify, setPublicDir, setSourceMap, setTargets } from '@/lib/translator/values';
import {
  addItem,
  addNote,
  copy,
  copyNode,
  getIn,
  MODULES,
  type Option,
  readOption,
  setOption,
  setOptionFor,
  type Work,
} from '@/lib/translator/work';

/** The object of `source.define`, whose keys contain dots. */
const DEFINE = ['source', 'define'];

export function translateTsup(work: Work): void {
  addItems(work);
  applyRules(work, TSUP_RULES, HANDLERS);
}

/** Adds an item for each format. The default of tsup is CommonJS. */
function addItems(work: Work): void {
  const option = work.options.get('format');
  const name = work.options.get('globalName');
  const fileName = work.options.has('outExtension') ? undefined : '[name].global.js';
  const formats = readFormats(work, option, ['esm', 'cjs', 'iife'], ['cjs']);
  for (const original of formats) addItem(work, original, name, fileName);
  if (option && formats.has('iife') && !name) addNote(work, option, 'iifeMustNotExport');
  // With the default target, a UMD file assigns to `global`, which pages do not have.
  const platform = readOption(work, 'platform');
  if (platform !== 'node' && platform !== 'browser') setOptionFor(work, ['umd'], 'output.target', "'web'");
}

const HANDLERS: Handlers<typeof TSUP_RULES> = {
  // `addItems` handles this option.
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
    else if (isBoolean(option.node, work.scope)) setOption(work, rule.to, copy(work, option));
    else return false;
    return true;
  },
  publicDir: (work, option) => readLiteral(option.node, work.scope) === false || setPublicDir(work, option),
  name(work, option) {
    const isSingle = work.items.length === 1;
    const text = readText(option.node, work.scope);
    if (text === undefined && !isSingle) return false;
    for (const { tree, format } of work.items) {
      tree.set('id', text === undefined ? copy(work, option) : quote(isSingle ? text : `${text}-${format}`));
    }
    return true;
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
      const text = `JSON.stringify(${copyNode(work, value)})`;
      for (const object of ['process', 'import.meta']) getIn(work.shared, DEFINE).set(`${object}.env.${name}`, text);
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
  skipNodeModulesBundle: setAllExternal,
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

/** Sets `dts` in each item that may have its own declarations. Returns false if the value has to be computed. */
function setDts(work: Work, option: Option): boolean {
  const isObject = resolve(option.node, work.scope).type === 'ObjectExpression';
  const value = isObject ? true : readLiteral(option.node, work.scope);
  if (value === undefined) return false;
  if (value === false) return true;
  if (typeof value === 'string') addNote(work, option, 'dtsEntry');
  const resolved = work.options.get('dts.resolve');
  const isList = resolved && readElements(resolved.node, work.scope) !== undefined;
  const bundle: Value = isList ? new Map([['bundledPackages', copy(work, resolved)]]) : 'true';
  const dts: Tree = new Map();
  // A pattern of files that are not bundled is one entry, which would get a single file.
  if (readOption(work, 'bundle') !== false) dts.set('bundle', bundle);
  // As in tsup, the extension of declarations follows that of the code.
  dts.set('autoExtension', 'true');
  const modules = work.items.filter(({ format }) => MODULES.includes(format));
  for (const { tree } of modules.length > 0 ? modules : work.items.slice(0, 1)) tree.set('dts', dts);
  return true;
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
