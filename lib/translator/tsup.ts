import { applyRules, type Handlers } from '@/lib/translator/apply-rules';
import { noteStylesheets, setEntry, setExtension } from '@/lib/translator/entry-files';
import { readElements, readLiteral, readText, readTexts, resolve } from '@/lib/translator/nodes';
import { quote, type Tree } from '@/lib/translator/print';
import { addFormats, SHARED_HANDLERS, setBundledPackages, setDeclarations, setInjectedStyles } from '@/lib/translator/shared-options';
import { setAllExternal, setExternals } from '@/lib/translator/tsup-externals';
import { TSUP_RULES } from '@/lib/translator/tsup-rules';
import type { Rule } from '@/lib/translator/types';
import { readFormats, setMinify, setPublicDir, setSourceMap } from '@/lib/translator/values';
import { addNote, copy, type Option, readOption, setOption, type Work } from '@/lib/translator/work';

export function translateTsup(work: Work): void {
  addItems(work);
  applyRules(work, TSUP_RULES, HANDLERS);
  noteStylesheets(work);
}

/** Adds an item for each format. The default of tsup is CommonJS. */
function addItems(work: Work): void {
  const option = work.options.get('format');
  const formats = readFormats(work, option, ['esm', 'cjs', 'iife'], ['cjs']);
  const fileName = work.options.has('outExtension') ? undefined : '[name].global.js';
  addFormats(work, option, formats, () => fileName);
}

const HANDLERS: Handlers<typeof TSUP_RULES> = {
  ...SHARED_HANDLERS,
  entry: setEntries,
  entryPoints: setEntries,
  outExtension: (work, option) => setExtension(work, option),
  publicDir: (work, option) => readLiteral(option.node, work.scope) === false || setPublicDir(work, option),
  minify: setMinified,
  keepNames: noteMinifierOption,
  pure: noteMinifierOption,
  sourcemap: (work, option) => setSourceMap(work, option, 'true'),
  injectStyle: setInjectedStyles,
  jsxFactory: setJsx,
  jsxFragment: setJsx,
  external: setExternals,
  skipNodeModulesBundle: setAllExternal,
  noExternal: setBundledPackages,
  dts: setDts,
  experimentalDts: setDts,
  'dts.resolve': (work, option, { note }) => {
    if (!isNameList(work, option)) addNote(work, option, note);
  },
};

/** Sets the entries. A folder stands for all files in it; a pattern that ends in `*` does not match any folders. */
function setEntries(work: Work, option: Option): boolean | undefined {
  return setEntry(work, option, (path) => (/\/[^./]*[^./*]\/?$/.test(path) ? `${path.replace(/\/$/, '')}/**` : path));
}

/** Sets `dts`. Returns false if the value has to be computed. */
function setDts(work: Work, option: Option): boolean {
  const isObject = resolve(option.node, work.scope).type === 'ObjectExpression';
  const value = isObject ? true : readLiteral(option.node, work.scope);
  if (value === undefined) return false;
  if (value === false) return true;
  if (typeof value === 'string') addNote(work, option, 'dtsEntry');
  const resolved = work.options.get('dts.resolve');
  setDeclarations(work, resolved && isNameList(work, resolved) ? new Map([['bundledPackages', copy(work, resolved)]]) : 'true');
  return true;
}

/** Returns whether a value is a list of literal names; Rslib takes no expressions. */
function isNameList({ scope }: Work, { node }: Option): boolean {
  return readElements(node, scope)?.every((element) => readText(element, scope) !== undefined) === true;
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
