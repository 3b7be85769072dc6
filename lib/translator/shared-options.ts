import type { Handler } from '@/lib/translator/apply-rules';
import { isBundleless } from '@/lib/translator/entry-files';
import { readLiteral, readProperties, readText } from '@/lib/translator/nodes';
import { quote, type Tree, type Value } from '@/lib/translator/print';
import type { Rule } from '@/lib/translator/types';
import { copyEntries, isBoolean, setTargets } from '@/lib/translator/values';
import {
  addItem,
  addNote,
  copy,
  copyNode,
  getIn,
  isModule,
  MODULES,
  type Option,
  readOption,
  setOption,
  setOptionFor,
  type Work,
} from '@/lib/translator/work';

/** The object of `source.define`, whose keys contain dots. */
const DEFINE = ['source', 'define'];

/** Adds an item for each format. `nameFile` returns the name of the files of a format for script tags. */
export function addFormats(
  work: Work,
  option: Option | undefined,
  formats: ReadonlySet<string>,
  nameFile: (format: string) => string | undefined,
): void {
  const name = work.options.get('globalName');
  for (const format of formats) addItem(work, format, name, nameFile(format));
  if (option && formats.has('iife') && !name) addNote(work, option, 'iifeMustNotExport');
  // With the default target, a UMD file assigns to `global`, which pages do not have, and an IIFE may not build.
  const platform = readOption(work, 'platform');
  if (platform !== 'node' && platform !== 'browser') setOptionFor(work, ['umd', 'iife'], 'output.target', "'web'");
}

/** Sets `dts` in each item that may have its own declarations: the value of `bundle`, if files are bundled, and a switch. */
export function setDeclarations(work: Work, bundle: Value, engine?: 'isolated' | 'tsgo' | 'build'): void {
  const dts: Tree = new Map();
  // A pattern of files that are not bundled is one entry, which would get a single file. Rslib refuses `bundle` with `build`.
  if (!isBundleless(work) && engine !== 'build') dts.set('bundle', bundle);
  // As in both tools, the extension of declarations follows that of the code.
  dts.set('autoExtension', 'true');
  if (engine) dts.set(engine, 'true');
  const modules = work.items.filter(isModule);
  for (const { tree } of modules.length > 0 ? modules : work.items.slice(0, 1)) tree.set('dts', dts);
}

/** The code of an expression that matches all packages. */
export const ALL_PACKAGES = '/^[^./!]/';

/** Sets the packages that are bundled although they are listed in `package.json`. */
export function setBundledPackages(work: Work, option: Option, { to }: Rule): void {
  setOptionFor(work, MODULES, to, new Map([['exclude', copy(work, option)]]));
}

/** Sets styles that the code adds to the page. Returns whether the value is known. */
export function setInjectedStyles(work: Work, option: Option, { to }: Rule): boolean {
  const value = readLiteral(option.node, work.scope);
  if (value === true) {
    setOption(work, to, 'true');
    setOption(work, 'output.target', "'web'");
  }
  return typeof value === 'boolean';
}

/** Handlers of options that tsup and tsdown both have. */
export const SHARED_HANDLERS = {
  // `addFormats` handles this option.
  format: () => true,
  globalName(work, option, { note }) {
    if (work.items.some(({ format, original }) => format === 'umd' && original === 'iife')) addNote(work, option, note);
  },
  clean(work, option, rule) {
    const value = readLiteral(option.node, work.scope);
    if (value === true) addNote(work, option, rule.note);
    else if (value === false) setOption(work, rule.to, 'false');
    else if (isBoolean(option.node, work.scope)) setOption(work, rule.to, copy(work, option));
    else return false;
    return true;
  },
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
} as const satisfies Record<string, Handler>;

/** Where a banner or footer may be, in both tools. */
const PLACES = ['js', 'css', 'dts'];

/** Sets the fields of a banner or footer, if they are literal. */
function setBannerOrFooter(work: Work, { node }: Option, { to }: Rule): boolean {
  const entries = readProperties(node, work.scope);
  if (!entries?.every(([field]) => PLACES.includes(field))) return false;
  for (const [field, value] of entries) setOption(work, `${to}.${field}`, copyNode(work, value));
  return true;
}
