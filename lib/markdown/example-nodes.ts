import type { BlockContent, Code, PhrasingContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { ShownFile } from '@/lib/examples/types';
import type { FileTreeEntry } from '@/lib/markdown/element-data';
import { buildElement } from '@/lib/markdown/jsx-elements';
import type {} from '@/lib/markdown/node-data';

/** Builds a code block with the file name as its title. Folded parts become closed `details` elements. */
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

/** Builds inline nodes from a text with `code` in backticks. */
export function buildInline(text: string): PhrasingContent[] {
  return text
    .split(/(`[^`]+`)/)
    .filter(Boolean)
    .map(
      (part): PhrasingContent => (part.startsWith('`') ? { type: 'inlineCode', value: part.slice(1, -1) } : { type: 'text', value: part }),
    );
}

/** Builds a file tree. It has no text nodes, so that its names and notes are not indexed for search. */
export function buildFileTree(entries: readonly FileTreeEntry[]): MdxJsxFlowElement {
  const element = buildElement('FileTree', { entries }, []);
  element.data = { element: { kind: 'file-tree', entries } };
  return element;
}
