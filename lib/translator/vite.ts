import { applyRules, type Handlers } from '@/lib/translator/apply-rules';
import { readElements, readLiteral, readName, readProperties, readText, readTexts, resolve } from '@/lib/translator/nodes';
import { quote, type Tree, type Value } from '@/lib/translator/print';
import type { Rule } from '@/lib/translator/types';
import { copyPath, isFunctionOrUnknown, readFormats, setMinify, setPublicDir, setSourceMap, setTargets } from '@/lib/translator/values';
import { countEntries, hasPattern, PRESERVE, setEntry, setEntryFileNames, setFileNames } from '@/lib/translator/vite-files';
import { noteCssName, noteExternals } from '@/lib/translator/vite-notes';
import { readOutputs } from '@/lib/translator/vite-output-list';
import { setOutputs } from '@/lib/translator/vite-outputs';
import { setPlugins } from '@/lib/translator/vite-plugins';
import { VITE_RULES } from '@/lib/translator/vite-rules';
import {
  addItem,
  addNote,
  copy,
  copyGlobalName,
  copyNode,
  isModule,
  MODULES,
  type Option,
  readOption,
  setIn,
  setOption,
  setOptionFor,
  type Work,
} from '@/lib/translator/work';

/** Formats that Vite minifies by default. */
const MINIFIED = ['cjs', 'umd'];

/** Converts older names of options to those in the rules. */
export function renameViteOption(name: string): string {
  return name.replace(/^build\.rollupOptions(?=\.|$)/, 'build.rolldownOptions');
}

/** Translates the options of a Vite library build. */
export function translateVite(work: Work): void {
  addItems(work);
  if (!isForNode(work)) setOption(work, 'output.target', "'web'");
  applyRules(work, VITE_RULES, HANDLERS);
  setOutputs(work);
  if (!work.options.has('build.minify'))
    for (const item of work.items) if (MINIFIED.includes(item.format)) setIn(item.tree, 'output.minify', 'true');
  noteCssName(work);
  noteExternals(work);
  // Otherwise each item would emit the same stylesheet, unless it has a folder of its own.
  const hasFolders = [...(readOutputs(work)?.values() ?? [])].some((output) => output.has('dir'));
  if (!hasFolders) for (const { tree } of work.items.slice(1)) setIn(tree, 'output.emitCss', 'false');
}

/** Returns whether the targets include Node.js, and no browser. */
function isForNode({ options, scope }: Work): boolean {
  const option = options.get('build.target');
  const targets = (option && readTexts(option.node, scope)) ?? [];
  return targets.some((target) => target.startsWith('node')) && targets.every((target) => /^(?:node|es)/i.test(target));
}

/** Adds an item for each format. By default, Vite builds ESM and UMD, or ESM and CommonJS if there are several entries. */
function addItems(work: Work): void {
  const outputs = readOutputs(work);
  const option = work.options.get(outputs ? 'build.rolldownOptions.output' : 'build.lib.formats');
  const entry = work.options.get('build.lib.entry');
  const count = countEntries(work);
  const byDefault = count === 0 ? ['es'] : ['es', count > 1 ? 'cjs' : 'umd'];
  const originals = outputs ? new Set(outputs.keys()) : readFormats(work, option, ['es', 'cjs', 'umd', 'iife'], byDefault);
  const name = work.options.get('build.lib.name');
  const isUmd = originals.has('umd');
  if (option && name && originals.has('iife')) addNote(work, option, VITE_RULES['build.lib.formats'].note);
  // It would become UMD, too.
  if (isUmd) originals.delete('iife');
  for (const original of originals) addItem(work, original, name, `[name].${original === 'umd' ? 'umd.cjs' : 'iife.js'}`);
  const named = work.options.get('build.lib.fileName');
  const reason = named ?? option ?? entry;
  if (isUmd && reason && !hasPattern(work) && (!named || readText(named.node, work.scope) !== undefined))
    addNote(work, reason, 'umdFileName');
}

const HANDLERS: Handlers<typeof VITE_RULES> = {
  // `addItems` handles both.
  'build.lib.formats': () => true,
  'build.lib.name': () => true,
  'build.lib.entry': setEntry,
  'build.lib.fileName': setFileNames,
  'build.lib.cssFileName'(work, option, { to }) {
    const name = readText(option.node, work.scope);
    // With one file per module, stylesheets keep the names of their sources.
    if (readOption(work, PRESERVE) === true) addNote(work, option, 'cssCodeSplit');
    else if (name !== undefined) setOption(work, to, quote(`${name}.css`));
    return name !== undefined;
  },
  'build.rolldownOptions.external'(work, option, { to, note }) {
    if (isFunctionOrUnknown(option.node, work.scope)) return false;
    setOptionFor(work, MODULES, to, copy(work, option));
    const others = !work.items.every(isModule);
    const globals = work.options.get('build.rolldownOptions.output.globals');
    const named = globals && readProperties(globals.node, work.scope)?.map(([name]) => name);
    const isBundled = !globals || (named && readTexts(option.node, work.scope)?.some((name) => !named.includes(name)));
    addNote(work, option, note, others && isBundled ? 'globals' : undefined);
  },
  'build.rolldownOptions.output.globals'(work, option, { to }) {
    const globals = readProperties(option.node, work.scope);
    const umd = work.items.filter(({ format }) => format === 'umd');
    if (!globals || umd.length === 0) return umd.length === 0 && globals !== undefined;
    const isExternal = readExternals(work);
    const used = globals.filter(([name]) => isExternal(name));
    if (used.length < globals.length) addNote(work, option, 'bundledGlobals');
    if (used.length === 0) return true;
    const externals: Tree = new Map(used.map(([name, value]) => [name, buildExternal(name, copyGlobalName(work, value))]));
    for (const { tree } of umd) setIn(tree, to, externals);
  },
  // A list replaces the formats.
  'build.rolldownOptions.output'(work, option) {
    const { type } = resolve(option.node, work.scope);
    if (type !== 'ObjectExpression' && type !== 'ArrayExpression') addNote(work, option, 'notRead');
    return type !== 'ArrayExpression' || readOutputs(work) !== undefined;
  },
  'build.rolldownOptions.output.banner'(work, option, { to }) {
    // Rollup also takes functions.
    const isText = readText(option.node, work.scope) !== undefined || resolve(option.node, work.scope).type === 'TemplateLiteral';
    if (isText) setOption(work, to, copy(work, option));
    return isText;
  },
  'build.rolldownOptions.output.entryFileNames': setEntryFileNames,
  'build.rolldownOptions.output.preserveModules'(work, option, { note }) {
    const value = readLiteral(option.node, work.scope);
    if (value === true) {
      setOptionFor(work, MODULES, 'bundle', 'false');
      addNote(work, option, note);
    }
    return typeof value === 'boolean';
  },
  'build.target': setTargets,
  'build.minify': setMinify,
  'build.sourcemap': (work, option) => setSourceMap(work, option, new Map([['js', "'source-map'"]])),
  'build.assetsInlineLimit'(work, option, { to }) {
    const isNumber = typeof readLiteral(option.node, work.scope) === 'number';
    if (isNumber) setOption(work, to, copy(work, option));
    return isNumber;
  },
  publicDir: (work, option) => disablePublicDir(work, option) || setPublicDir(work, option),
  'build.copyPublicDir': (work, option) => disablePublicDir(work, option) || readLiteral(option.node, work.scope) === true,
  define: setDefine,
  'resolve.alias': setAlias,
  plugins: setPlugins,
};

/** Copies constants. Vite converts objects and arrays to JSON; in Rslib, strings inside them are code. */
function setDefine(work: Work, option: Option, { to }: Rule): void {
  const { scope, text, packages } = work;
  const found = resolve(option.node, scope);
  const properties = found.type === 'ObjectExpression' ? found.properties : [];
  const constants: Tree = new Map();
  let hasNested = false;
  for (const property of properties) {
    const name = property.type === 'Property' && property.kind === 'init' && !property.method ? readName(property) : undefined;
    if (property.type !== 'Property' || name === undefined) {
      constants.set(copyNode(work, property), '');
      continue;
    }
    const value = resolve(property.value, scope);
    const isNested = /^(?:Object|Array)Expression$/.test(value.type) || text.slice(value.start, value.end) === 'process.env';
    const code = copyNode(work, property.value);
    constants.set(name, isNested ? `JSON.stringify(${code})` : code);
    hasNested ||= isNested;
    // What is imported may be an object.
    if (value.type === 'Identifier' && packages.has(value.name)) addNote(work, option, 'hand');
  }
  setOption(work, to, hasNested ? constants : copy(work, option));
}

/** Returns a function that tells whether a package is external, as far as that is known. Some plugins make packages external, too. */
function readExternals({ options, packages, scope }: Work): (name: string) => boolean {
  const option = options.get('build.rolldownOptions.external');
  const names = option ? readTexts(option.node, scope) : [];
  const isKnown = names && ![...packages.values()].some((from) => /extern/.test(from));
  return (name) => !isKnown || names.includes(name);
}

/** Builds an external with the name of a package for each kind of loader. */
function buildExternal(name: string, root: Value): Tree {
  return new Map([['root', root], ...['commonjs', 'commonjs2', 'amd'].map((kind): [string, Value] => [kind, quote(name)])]);
}

/** Stops copying the `public` folder, which Rslib does for browsers, if the option is `false`. Returns whether it is. */
function disablePublicDir(work: Work, { node }: Option): boolean {
  const isOff = readLiteral(node, work.scope) === false;
  if (isOff) setOption(work, 'server.publicDir', 'false');
  return isOff;
}

/** Sets aliases from an object, or from a list of objects whose `find` is a string. */
function setAlias(work: Work, { node }: Option, { to }: Rule): boolean {
  const list = readElements(node, work.scope)?.map((element) => new Map(readProperties(element, work.scope)));
  const pairs = list?.map((entry) => [entry.get('find'), entry.get('replacement')] as const) ?? readProperties(node, work.scope);
  const alias: Tree = new Map();
  for (const [find, replacement] of pairs ?? []) {
    const name = typeof find === 'string' ? find : find && readText(find, work.scope);
    if (name === undefined || !replacement) return false;
    const path = readText(replacement, work.scope);
    // In Vite, a path may start at the root of the project.
    alias.set(name, path === undefined ? copyPath(work, replacement) : quote(path.replace(/^(?=\/)/, '.')));
  }
  if (pairs) setOption(work, to, alias);
  return pairs !== undefined;
}
