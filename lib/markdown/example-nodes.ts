import type { BlockContent, Code, List, ListItem, PhrasingContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { RunView, ShownFile } from '@/lib/examples/types';
import type {} from '@/lib/markdown/node-data';

/** An element of MDX with string attributes; absent ones are left out. */
export function buildElement(
  name: string,
  attributes: Readonly<Record<string, string | undefined>>,
  children: readonly BlockContent[],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).flatMap(([key, value]) =>
      value === undefined ? [] : [{ type: 'mdxJsxAttribute' as const, name: key, value }],
    ),
    children: [...children],
  };
}

/** One pane of an example; the component knows it by the attribute. */
export function buildPane(kind: string, children: readonly BlockContent[]): MdxJsxFlowElement {
  return buildElement('div', { 'data-pane': kind }, children);
}

/** A file as a code block with its name; folded parts stand closed around the part that matters. */
export function buildFile({ path, lang, parts }: ShownFile, folded: string): BlockContent[] {
  return parts.map(({ text, folded: isFolded }) => {
    if (!isFolded) return buildCode(lang, text, `title="${path}"`);
    const summary = folded.replace('{count}', String(text.trim().split('\n').length)).replace('{file}', path);
    return buildElement('details', { className: 'example-fold' }, [
      { type: 'paragraph', data: { hName: 'summary', unsearched: true }, children: [{ type: 'text', value: summary }] },
      buildCode(lang, text.replace(/^\n+|\n+$/g, '')),
    ]);
  });
}

export function buildCode(lang: string, value: string, meta?: string): Code {
  return { type: 'code', lang, value, meta, data: { verification: 'example' } };
}

interface Folder {
  readonly folders: Map<string, Folder>;
  readonly files: { readonly name: string; readonly size: number | null }[];
}

/** Text with `code` in backticks. */
export function buildInline(text: string): PhrasingContent[] {
  return text
    .split(/(`[^`]+`)/)
    .filter(Boolean)
    .map(
      (part): PhrasingContent => (part.startsWith('`') ? { type: 'inlineCode', value: part.slice(1, -1) } : { type: 'text', value: part }),
    );
}

/** The files that a build wrote, as the nested list that `FileTree` draws; sizes are its notes. */
export function buildTree(tree: RunView['tree']): MdxJsxFlowElement {
  const root: Folder = { folders: new Map(), files: [] };
  for (const { path, size } of tree) {
    const names = path.split('/');
    const name = names.pop() ?? '';
    let folder = root;
    for (const each of names) {
      const next: Folder = folder.folders.get(each) ?? { folders: new Map(), files: [] };
      folder.folders.set(each, next);
      folder = next;
    }
    folder.files.push({ name, size });
  }
  const element = buildElement('FileTree', {}, [buildList(root)]);
  // File names and sizes are nothing to search for.
  element.data = { unsearched: true };
  return element;
}

function buildList({ folders, files }: Folder): List {
  const children = [
    ...[...folders].map(([name, folder]): ListItem => buildItem(`${name}/`, [buildList(folder)])),
    ...files.map(({ name, size }): ListItem => buildItem(size === null ? name : `${name} ${formatSize(size)}`, [])),
  ];
  return { type: 'list', ordered: false, spread: false, children };
}

function buildItem(text: string, rest: readonly List[]): ListItem {
  const words: PhrasingContent[] = [{ type: 'text', value: text }];
  return { type: 'listItem', spread: false, children: [{ type: 'paragraph', children: words }, ...rest] };
}

/** `204 B`, `1.4 kB`. */
function formatSize(bytes: number): string {
  return bytes < 1000 ? `${bytes} B` : `${(bytes / 1000).toFixed(1)} kB`;
}
