import { applyRules, type Handlers } from '@/lib/translator/apply-rules';
import { readElements, readLiteral, readProperties, readText, readTexts } from '@/lib/translator/nodes';
import { quote, type Tree, type Value } from '@/lib/translator/print';
import { TSUP_RULES } from '@/lib/translator/rules/tsup';
import type { Rule } from '@/lib/translator/rules/types';
import { noteMinifierOption, putJsx, putMinified } from '@/lib/translator/tsup-code';
import { putDts } from '@/lib/translator/tsup-dts';
import { putEntry, putExtension } from '@/lib/translator/tsup-files';
import { copyElements, copyEntries, putAround, putPublicDir, putSourceMap, putTargets } from '@/lib/translator/values';
import { addNote, copy, copyNode, type Option, put, putFor, readOption, setIn, type Work } from '@/lib/translator/work';

/** Formats whose packages are external by default. */
const MODULES = ['esm', 'cjs'];

export function translateTsup(work: Work): void {
  readFormats(work);
  applyRules(work, TSUP_RULES, HANDLERS);
}

/** Reads the formats. The default of tsup is CommonJS. */
function readFormats(work: Work): void {
  const option = work.options.get('format');
  const formats = option ? readTexts(option.node, work.scope) : ['cjs'];
  const known = formats?.filter((format) => ['esm', 'cjs', 'iife'].includes(format)) ?? [];
  if (option && (known.length === 0 || known.length !== formats?.length)) addNote(work, option, 'hand');
  const name = work.options.get('globalName');
  for (const format of known.length > 0 ? known : ['esm']) {
    const isNamed = format === 'iife' && name;
    work.items.push({ format: isNamed ? 'umd' : format, tree: new Map([['format', quote(isNamed ? 'umd' : format)]]) });
    if (isNamed) work.items.at(-1)?.tree.set('umdName', copy(work, name));
  }
}

const HANDLERS: Handlers<typeof TSUP_RULES> = {
  // `readFormats` handles this option.
  format: () => true,
  globalName(work, option, { note }) {
    if (work.items.some(({ format }) => format === 'umd')) addNote(work, option, note);
  },
  entry: putEntry,
  entryPoints: putEntry,
  outExtension: putExtension,
  clean(work, option, rule) {
    const value = readLiteral(option.node, work.scope);
    if (value === true) addNote(work, option, rule.note);
    else if (value === false) put(work, rule.to, 'false');
    return typeof value === 'boolean';
  },
  publicDir: (work, option) => readLiteral(option.node, work.scope) === false || putPublicDir(work, option),
  name(work, option) {
    const [only, ...others] = work.items;
    const text = readText(option.node, work.scope);
    if (only && others.length === 0) only.tree.set('id', copy(work, option));
    else if (text !== undefined) for (const { tree, format } of work.items) tree.set('id', quote(`${text}-${format}`));
    return others.length === 0 || text !== undefined;
  },
  target: putTargets,
  platform(work, option, { to }) {
    const value = readText(option.node, work.scope);
    if (value === 'neutral') addNote(work, option, 'neutral');
    else if (value === 'node' || value === 'browser') put(work, to, quote(value === 'node' ? 'node' : 'web'));
    else return false;
  },
  shims(work, option, { note }) {
    const value = readLiteral(option.node, work.scope);
    if (value !== true) return value === false;
    putFor(
      work,
      ['esm'],
      'shims.esm',
      new Map([
        ['__dirname', 'true'],
        ['__filename', 'true'],
      ]),
    );
    addNote(work, option, note);
  },
  define: (work, { node }) => copyEntries(work, node, getDefine(work)),
  env(work, { node }) {
    const entries = readProperties(node, work.scope);
    for (const [name, value] of entries ?? []) getDefine(work).set(`process.env.${name}`, `JSON.stringify(${copyNode(work, value)})`);
    return entries !== undefined;
  },
  banner: (work, option) => putAround(work, option, 'banner', ['js', 'css']),
  footer: (work, option) => putAround(work, option, 'footer', ['js', 'css']),
  minify: putMinified,
  keepNames: noteMinifierOption,
  pure: noteMinifierOption,
  sourcemap: (work, option) => putSourceMap(work, option, 'true'),
  injectStyle(work, option, { to }) {
    const value = readLiteral(option.node, work.scope);
    if (value === true) {
      put(work, to, 'true');
      put(work, 'output.target', "'web'");
    }
    return typeof value === 'boolean';
  },
  jsxFactory: putJsx,
  jsxFragment: putJsx,
  external: putExternals,
  skipNodeModulesBundle: putExternals,
  noExternal(work, option, { to }) {
    putFor(work, MODULES, to, new Map([['exclude', copy(work, option)]]));
  },
  dts: putDts,
  experimentalDts: putDts,
  'dts.resolve': (work, option, { note }) => {
    if (readElements(option.node, work.scope) === undefined) addNote(work, option, note);
  },
  'dts.banner': (work, option) => put(work, 'banner.dts', copy(work, option)),
  'dts.footer': (work, option) => put(work, 'footer.dts', copy(work, option)),
};

function getDefine({ shared }: Work): Tree {
  const source = shared.get('source');
  const found = source instanceof Map ? source.get('define') : undefined;
  if (found instanceof Map) return found;
  const created: Tree = new Map();
  setIn(shared, 'source.define', created);
  return created;
}

function putExternals(work: Work, option: Option, { note }: Rule): boolean | undefined {
  const listed = work.options.get('external');
  const isAll = readOption(work, 'skipNodeModulesBundle');
  if (option !== listed) {
    if (isAll) addNote(work, option, note);
    if (listed || !isAll) return typeof isAll === 'boolean';
  }
  const elements: Value[] | undefined = listed ? copyElements(work, listed.node) : [];
  if (isAll) elements?.push('/^[^./]/');
  put(work, 'output.externals', elements ?? copy(work, option));
  return elements !== undefined || !isAll;
}
