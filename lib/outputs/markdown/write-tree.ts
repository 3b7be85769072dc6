import { toHtml } from 'hast-util-to-html';
import type { Code, Root } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toHast } from 'mdast-util-to-hast';
import { defaultHandlers, toMarkdown } from 'mdast-util-to-markdown';
import { visit } from 'unist-util-visit';
import type {} from '@/lib/markdown/node-data';

/** A copy of the tree with every link and image address mapped. */
export function mapUrls(tree: Root, map: (url: string) => string): Root {
  const copy = structuredClone(tree);
  visit(copy, (node) => {
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition') node.url = map(node.url);
  });
  return copy;
}

/** GitHub flavoured Markdown, ending in a line feed. */
export function writeMarkdown(tree: Root): string {
  const text = toMarkdown(tree, {
    bullet: '-',
    emphasis: '_',
    rule: '-',
    fences: true,
    extensions: [gfmToMarkdown({ tablePipeAlign: false })],
    handlers: { code: writeCode },
  });
  return text.replace(ESCAPED_BESIDE_MARK, (_, before?: string, after?: string) =>
    String.fromCodePoint(Number.parseInt(before ?? after ?? '', 16)),
  );
}

const writeCode: typeof defaultHandlers.code = (node: Code, ...rest) => {
  const meta = node.data?.title && `title="${node.data.title}"`;
  return defaultHandlers.code({ ...node, meta }, ...rest);
};

/** Chinese characters beside emphasis, which the serializer escapes for parsers that want white space there; our readers want words. */
const ESCAPED_BESIDE_MARK = /(?<=[*_~])&#x([3-9][0-9A-F]{3});|&#x([3-9][0-9A-F]{3});(?=[*_~])/g;

/** HTML without classes, scripts or styles, for feed readers. Titles of code blocks stand before them. */
export function writeHtml(tree: Root, footnotesLabel: string): string {
  const copy = structuredClone(tree);
  visit(copy, 'code', (node, index, parent) => {
    const { title } = node.data ?? {};
    if (!title || !parent || index === undefined) return undefined;
    parent.children.splice(index, 0, { type: 'paragraph', children: [{ type: 'inlineCode', value: title }] });
    return index + 2;
  });
  return toHtml(toHast(copy, { footnoteLabel: footnotesLabel }));
}
