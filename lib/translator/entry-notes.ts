import { resolve } from '@/lib/translator/nodes';
import { addNote, type Item, type Work } from '@/lib/translator/work';

/** The options with the entries. */
const ENTRIES = ['entry', 'entryPoints', 'build.lib.entry'];

/** Matches the extension of files with JSX, also in a pattern: `.tsx`, `.{ts,tsx}`, `.[jt]sx` or `.ts?(x)`. A mere `*` matches any files. */
const JSX = /\.[^/'"`]*(?:[jt]\]?sx|\?\(x)/;

/** Matches patterns that leave files out. */
const IGNORED = /(['"`])!.*?\1/g;

/** Plugins that compile JSX. */
const JSX_PLUGINS = ['pluginReact', 'pluginPreact', 'pluginSolid'];

/** Adds comments about the files that entries name, also if their value has to be computed. Must run after the rules. */
export function noteEntries(work: Work): void {
  for (const name of ENTRIES) {
    const option = work.options.get(name);
    if (!option) continue;
    const { start, end } = resolve(option.node, work.scope);
    const code = work.text.slice(start, end);
    const matched = code.replace(IGNORED, '');
    if (JSX.test(matched) && !JSX_PLUGINS.some((plugin) => work.imports.has(plugin))) addNote(work, option, 'jsx');
    if (matched !== code && work.items.some(hasProjectTypes)) addNote(work, option, 'dtsIgnored');
  }
}

/** Returns whether an item gets declarations of all files in the tsconfig. Isolated ones are only of files that an entry reaches. */
function hasProjectTypes({ tree }: Item): boolean {
  const dts = tree.get('dts');
  return dts instanceof Map && !dts.has('isolated');
}
