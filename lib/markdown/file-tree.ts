import type { List, ListItem, RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import type { RunView } from '@/lib/examples/types';
import type { FileTreeEntry } from '@/lib/markdown/element-data';
import { getOrCreate } from '@/lib/site/collections';
import { formatSize } from '@/lib/site/format';

interface Folder {
  readonly folders: Map<string, Folder>;
  readonly files: { readonly name: string; readonly size: number | null }[];
}

/** Builds a tree of the files that a build wrote: folders first, with sizes as notes. */
export function buildFileTreeEntries(tree: RunView['tree']): FileTreeEntry[] {
  const root: Folder = { folders: new Map(), files: [] };
  for (const { path, size } of tree) {
    const names = path.split('/');
    const name = names.pop() ?? '';
    let folder = root;
    for (const parent of names) folder = getOrCreate(folder.folders, parent, () => ({ folders: new Map(), files: [] }));
    folder.files.push({ name, size });
  }
  return listEntries(root);
}

function listEntries({ folders, files }: Folder): FileTreeEntry[] {
  return [
    ...[...folders].map(([name, folder]): FileTreeEntry => ({ kind: 'folder', name: `${name}/`, entries: listEntries(folder) })),
    ...files.map(({ name, size }): FileTreeEntry => ({ kind: 'file', name, note: size === null ? undefined : formatSize(size) })),
  ];
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
