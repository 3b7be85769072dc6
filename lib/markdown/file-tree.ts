import type { Element } from 'hast';
import type { List, ListItem, RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import type { RunView } from '@/lib/examples/types';
import { buildIcon } from '@/lib/markdown/code-html';
import type { FileTreeEntry } from '@/lib/markdown/element-data';
import { buildTag, buildText, serializeHtml } from '@/lib/markdown/hast-nodes';
import { groupBy } from '@/lib/site/collections';
import { formatSize } from '@/lib/site/format';

/** Builds a tree of the files that a build wrote: folders first, with sizes as notes. */
export function buildFileTreeEntries(tree: RunView['tree']): FileTreeEntry[] {
  const folders = groupBy(
    tree.filter(({ path }) => path.includes('/')),
    ({ path }) => path.slice(0, path.indexOf('/') + 1),
  );
  const files = tree.filter(({ path }) => !path.includes('/'));
  return [
    ...[...folders].map(([name, inside]): FileTreeEntry => {
      const entries = buildFileTreeEntries(inside.map(({ path, size }) => ({ path: path.slice(name.length), size })));
      return { kind: 'folder', name, entries };
    }),
    ...files.map(({ path, size }): FileTreeEntry => ({ kind: 'file', name: path, note: size === null ? undefined : formatSize(size) })),
  ];
}

/** Renders a tree as nested lists: icon, name and note of each entry. A string, because elements would double the payload. */
export function renderFileTree(entries: readonly FileTreeEntry[]): string {
  return serializeHtml([buildList(entries)]);
}

function buildList(entries: readonly FileTreeEntry[]): Element {
  return buildTag('ul', {}, ...entries.map(buildItem));
}

function buildItem(entry: FileTreeEntry): Element {
  const { name, note, isMarked } = entry;
  const isFolder = entry.kind === 'folder';
  const label = buildTag('span', { className: isMarked ? ['font-bold', 'text-brand-text'] : undefined }, buildText(name));
  const notes = note ? [buildTag('span', {}, buildText(note))] : [];
  const inside = isFolder && entry.entries.length > 0 ? [buildList(entry.entries)] : [];
  return buildTag('li', {}, buildTag('span', {}, buildIcon(isFolder ? `${name}/` : name), label, ...notes), ...inside);
}

/** Adds up the sizes of files in bytes; undefined if one of them is unknown. */
export function sumSizes(tree: RunView['tree']): number | undefined {
  return tree.some(({ size }) => size === null) ? undefined : tree.reduce((sum, { size }) => sum + (size ?? 0), 0);
}

/** Reads nested Markdown lists: the first word of an item is the name, the rest a note. Folders end in `/` or have items. */
export function readFileTreeEntries(nodes: readonly RootContent[]): FileTreeEntry[] {
  return nodes.filter((node): node is List => node.type === 'list').flatMap(({ children }) => children.map(readEntry));
}

function readEntry({ children }: ListItem): FileTreeEntry {
  const words = children.flatMap((node) => (node.type === 'paragraph' ? node.children : []));
  const [, name = '', text = ''] = /^(\S*)\s*(?:[-–—]+\s*)?([\s\S]*)$/.exec(textOf(words).trim()) ?? [];
  const entries = readFileTreeEntries(children);
  const item = { name, note: text || undefined, isMarked: words.some(({ type }) => type === 'strong') || undefined };
  return name.endsWith('/') || entries.length > 0 ? { kind: 'folder', ...item, entries } : { kind: 'file', ...item };
}
