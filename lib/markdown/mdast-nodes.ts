import type { Code, Heading, InlineCode, Link, List, ListItem, Nodes, Paragraph, PhrasingContent, Strong, Text } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { isApart } from '@/lib/markdown/jsx-elements';
import type {} from '@/lib/markdown/node-data';
import { splitCode } from '@/lib/site/text-lines';

const PHRASING = new Set<Nodes['type']>([
  'text',
  'emphasis',
  'strong',
  'delete',
  'inlineCode',
  'break',
  'link',
  'linkReference',
  'image',
  'imageReference',
  'footnoteReference',
]);

/** Returns whether a node is inline Markdown. Elements and expressions are not. */
export function isPhrasing(node: Nodes): node is PhrasingContent {
  return PHRASING.has(node.type);
}

/** Returns whether a child of a block element is text, as in `<li>text</li>`. Otherwise, its texts are in paragraphs. */
export function isInline(node: Nodes): boolean {
  if (node.type === 'text') return node.value.trim() !== '';
  return node.type === 'mdxJsxTextElement' || (isPhrasing(node) && node.type !== 'image' && node.type !== 'imageReference');
}

/** Returns the text of a node, with spaces instead of line breaks and around elements that are apart from the text. */
export function readWords(node: Nodes): string {
  if (node.type === 'break') return ' ';
  const words = 'children' in node ? node.children.map(readWords).join('') : textOf(node);
  return isApart(node) ? ` ${words} ` : words;
}

/** Builds a text node. The serializer escapes Markdown syntax in it. */
export function buildText(value: string): Text {
  return { type: 'text', value };
}

/** Builds a fenced code block; `title` is the name of its file. */
export function buildCode(lang: string, value: string, title?: string): Code {
  return { type: 'code', lang, value, ...(title && { data: { title } }) };
}

export function buildHeading(depth: Heading['depth'], text: string): Heading {
  return { type: 'heading', depth, children: [buildText(text)] };
}

export function buildLink(text: string, url: string): Link {
  return { type: 'link', url, children: [buildText(text)] };
}

export function buildStrong(...children: PhrasingContent[]): Strong {
  return { type: 'strong', children };
}

/** Builds a line in bold, which labels the next block. */
export function buildStrongLine(text: string, ...more: PhrasingContent[]): Paragraph {
  return buildParagraph(buildStrong(buildText(text), ...more));
}

export function buildInlineCode(value: string): InlineCode {
  return { type: 'inlineCode', value };
}

/** Builds inline nodes from text with `code` in backticks. */
export function buildInline(text: string): PhrasingContent[] {
  const parts = splitCode(text).map((part, index) => (index % 2 === 1 ? buildInlineCode(part) : buildText(part)));
  return parts.filter(({ value }) => value !== '');
}

export function buildParagraph(...children: PhrasingContent[]): Paragraph {
  return { type: 'paragraph', children };
}

export function buildItem(children: ListItem['children']): ListItem {
  return { type: 'listItem', spread: false, children };
}

/** Builds a list item with one line of text. */
export function buildLine(...children: PhrasingContent[]): ListItem {
  return buildItem([buildParagraph(...children)]);
}

/** Builds a bullet list without empty lines between its items. */
export function buildList(children: ListItem[]): List {
  return { type: 'list', ordered: false, spread: false, children };
}
