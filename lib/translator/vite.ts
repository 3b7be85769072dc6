import { applyRules, type Handlers } from '@/lib/translator/apply-rules';
import { readElements, readLiteral, readProperties, readText, readTexts, resolve } from '@/lib/translator/nodes';
import { quote, type Tree } from '@/lib/translator/print';
import type { Rule } from '@/lib/translator/rules/types';
import { VITE_RULES } from '@/lib/translator/rules/vite';
import { copyPath, putMinify, putPublicDir, putSourceMap, putTargets } from '@/lib/translator/values';
import { putEntry, putFileName } from '@/lib/translator/vite-files';
import { putPlugins } from '@/lib/translator/vite-plugins';
import { addNote, copy, copyNode, type Option, put, putFor, setIn, type Work } from '@/lib/translator/work';

const FORMATS: Readonly<Record<string, string>> = { es: 'esm', cjs: 'cjs', umd: 'umd', iife: 'iife' };

/** Formats that Vite minifies by default. */
const MINIFIED = ['cjs', 'umd'];

/** Converts older names of options to those in the rules. */
export function renameViteOption(name: string): string {
  return name.replace(/^build\.rollupOptions(?=\.|$)/, 'build.rolldownOptions');
}

/** Translates the options of a Vite library build. */
export function translateVite(work: Work): void {
  readFormats(work);
  put(work, 'output.target', "'web'");
  applyRules(work, VITE_RULES, HANDLERS);
  if (!work.options.has('build.minify'))
    for (const item of work.items) if (MINIFIED.includes(item.format)) setIn(item.tree, 'output.minify', 'true');
  // Otherwise each item would emit the same style sheet.
  for (const { tree } of work.items.slice(1)) setIn(tree, 'output.emitCss', 'false');
}

/** Reads the formats. By default, Vite builds ESM and UMD, or ESM and CommonJS if there are several entries. */
function readFormats(work: Work): void {
  const option = work.options.get('build.lib.formats');
  const entry = work.options.get('build.lib.entry');
  const count = entry ? (readElements(entry.node, work.scope)?.length ?? readProperties(entry.node, work.scope)?.length ?? 1) : 0;
  const byDefault = count === 0 ? ['es'] : ['es', count > 1 ? 'cjs' : 'umd'];
  const formats = option ? readTexts(option.node, work.scope) : byDefault;
  const known = formats?.flatMap((format) => (Object.hasOwn(FORMATS, format) ? (FORMATS[format] ?? []) : [])) ?? [];
  if (option && (known.length === 0 || known.length !== formats?.length)) addNote(work, option, 'hand');
  const name = work.options.get('build.lib.name');
  const own = known.map((format) => (format === 'iife' && name ? 'umd' : format));
  if (option && own.join() !== known.join()) addNote(work, option, VITE_RULES['build.lib.formats'].note);
  for (const format of new Set(own.length > 0 ? own : ['esm'])) {
    const tree: Tree = new Map([['format', quote(format)]]);
    if (format === 'umd' && name) tree.set('umdName', copy(work, name));
    work.items.push({ format, tree });
  }
}

const HANDLERS: Handlers<typeof VITE_RULES> = {
  // `readFormats` handles both.
  'build.lib.formats': () => true,
  'build.lib.name': () => true,
  'build.lib.entry': putEntry,
  'build.lib.fileName': putFileName,
  'build.lib.cssFileName'(work, { node }, { to }) {
    const name = readText(node, work.scope);
    if (name !== undefined) put(work, to, quote(`${name}.css`));
    return name !== undefined;
  },
  'build.rolldownOptions.external'(work, option, { to, note }) {
    const found = resolve(option.node, work.scope);
    if (/Function|^Identifier$/.test(found.type)) return false;
    putFor(work, ['esm', 'cjs'], to, copy(work, option));
    const others = work.items.some(({ format }) => format === 'umd' || format === 'iife');
    const hasGlobals = work.options.has('build.rolldownOptions.output.globals');
    addNote(work, option, note, others && !hasGlobals ? 'globals' : undefined);
  },
  'build.rolldownOptions.output.globals'(work, option, { to }) {
    const globals = readProperties(option.node, work.scope);
    const umd = work.items.filter(({ format }) => format === 'umd');
    if (!globals || umd.length === 0) return umd.length === 0 && globals !== undefined;
    const externals: Tree = new Map(globals.map(([name, value]) => [name, buildExternal(name, copyNode(work, value))]));
    for (const { tree } of umd) setIn(tree, to, externals);
  },
  'build.rolldownOptions.output.preserveModules'(work, option, { note }) {
    const value = readLiteral(option.node, work.scope);
    if (value === true) {
      putFor(work, ['esm', 'cjs'], 'bundle', 'false');
      addNote(work, option, note);
    }
    return typeof value === 'boolean';
  },
  'build.target': putTargets,
  'build.minify': putMinify,
  'build.sourcemap': (work, option) => putSourceMap(work, option, new Map([['js', "'source-map'"]])),
  'build.assetsInlineLimit'(work, option, { to }) {
    const isNumber = typeof readLiteral(option.node, work.scope) === 'number';
    if (isNumber) put(work, to, copy(work, option));
    return isNumber;
  },
  publicDir: putPublicDir,
  'resolve.alias': putAlias,
  plugins: putPlugins,
};

/** Builds an external with the name of a package for each kind of loader. */
function buildExternal(name: string, root: string): Tree {
  return new Map([['root', root], ...['commonjs', 'commonjs2', 'amd'].map((kind): [string, string] => [kind, quote(name)])]);
}

/** Sets aliases from an object, or from a list of objects whose `find` is a string. */
function putAlias(work: Work, { node }: Option, { to }: Rule): boolean {
  const list = readElements(node, work.scope)?.map((each) => new Map(readProperties(each, work.scope)));
  const pairs = list?.map((each) => [each.get('find'), each.get('replacement')] as const) ?? readProperties(node, work.scope);
  const alias: Tree = new Map();
  for (const [find, replacement] of pairs ?? []) {
    const name = typeof find === 'string' ? find : find && readText(find, work.scope);
    if (name === undefined || !replacement) return false;
    const path = readText(replacement, work.scope);
    alias.set(name, path === undefined ? copyPath(work, replacement) : quote(path));
  }
  if (pairs) put(work, to, alias);
  return pairs !== undefined;
}
