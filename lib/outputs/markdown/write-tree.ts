import { slug } from 'github-slugger';
import { toHtml } from 'hast-util-to-html';
import type { Code, Heading, Nodes, Root } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { type Handler, defaultHandlers as htmlHandlers, toHast } from 'mdast-util-to-hast';
import { defaultHandlers, toMarkdown } from 'mdast-util-to-markdown';
import { toString as textOf } from 'mdast-util-to-string';
import { buildFootnoteTexts } from '@/lib/markdown/footnotes';
import { buildInlineCode, buildParagraph, buildText } from '@/lib/markdown/mdast-nodes';
import type { UiTexts } from '@/lib/site/texts/types';

/** Copies a tree, mapping the URLs of links and images. Copies only nodes, because a deep copy takes seconds on large sites. */
export function mapUrls<Node extends Nodes>(node: Node, map: (url: string) => string): Node {
  return {
    ...node,
    ...('url' in node && { url: map(node.url) }),
    ...('children' in node && { children: node.children.map((child) => mapUrls(child, map)) }),
  };
}

/** Copies a tree without notices, which depend on other pages. */
export function removeNotices<Node extends Nodes>(node: Node): Node {
  if (!('children' in node)) return node;
  return { ...node, children: node.children.filter(({ data }) => !data?.notice).map(removeNotices) };
}

/** Serializes the tree as GitHub Flavored Markdown, ending in a line feed. */
export function writeMarkdown(tree: Root): string {
  const text = toMarkdown(tree, {
    bullet: '-',
    emphasis: '*',
    rule: '-',
    extensions: [gfmToMarkdown({ tablePipeAlign: false })],
    handlers: { code: writeCode, heading: writeHeading },
  });
  return text.replace(ESCAPED_BESIDE_MARK, (_, before?: string, after?: string) =>
    String.fromCodePoint(Number.parseInt(before ?? after ?? '', 16)),
  );
}

const writeCode: typeof defaultHandlers.code = (node: Code, ...rest) => {
  const meta = node.data?.title && `title="${node.data.title}"`;
  return defaultHandlers.code({ ...node, meta }, ...rest);
};

/** Writes a heading on one line, with its id if readers of the Markdown could not derive it from the text. */
const writeHeading: typeof defaultHandlers.heading = (node: Heading, ...rest) => {
  const heading = removeBreaks(node);
  const line = defaultHandlers.heading(heading, ...rest);
  const id = node.data?.id ?? '';
  return id && id !== slug(textOf(heading)) ? `${line} {#${id}}` : line;
};

function removeBreaks<Node extends Nodes>(node: Node): Node {
  if (!('children' in node)) return node;
  return { ...node, children: node.children.map((child) => (child.type === 'break' ? buildText(' ') : removeBreaks(child))) };
}

/**
 * Matches escaped Chinese characters next to `*`. The serializer escapes them because CommonMark needs white space there, but the result is
 * unreadable. Next to other marks, they stay escaped: those of this dialect need white space, too.
 */
const ESCAPED_BESIDE_MARK = /(?<=\*)&#x([3-9][0-9A-F]{3});(?![_~])|(?<![_~])&#x([3-9][0-9A-F]{3});(?=\*)/g;

/** Serializes the tree as HTML for feed readers, without scripts or styles. */
export function writeHtml(tree: Root, footnotes: UiTexts['footnotes']): string {
  return toHtml(toHast(tree, { ...buildFootnoteTexts(footnotes), handlers: { code: renderCode } }));
}

/** Renders a code block, with its title as a paragraph before it. */
const renderCode: Handler = (state, node: Code) => {
  const { title } = node.data ?? {};
  const before = title ? [buildParagraph(buildInlineCode(title))] : [];
  return [...state.all({ type: 'root', children: before }), htmlHandlers.code(state, node)];
};
