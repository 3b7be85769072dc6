import type { AlignType, Code, ListItem, RootContent, TableRow } from 'mdast';
import { toFlow, toPhrasing } from '@/lib/outputs/markdown/content';
import {
  findElements,
  listChildren,
  type NamedElement,
  type RenderedNode,
  readNodeText,
  readString,
} from '@/lib/outputs/markdown/react-nodes';

/** Turns nodes of a page into Markdown nodes; handlers call it for what stands inside an element. */
export type Convert = (nodes: readonly RenderedNode[]) => RootContent[];
export type Handler = (element: NamedElement, convert: Convert) => RootContent[];

const inside = (element: NamedElement, convert: Convert) => convert(listChildren(element));

/** HTML elements that compiled MDX consists of. */
export const ELEMENTS: Readonly<Record<string, Handler>> = {
  p: (element, convert) => toFlow(toPhrasing(inside(element, convert))),
  h1: convertHeading(1),
  h2: convertHeading(2),
  h3: convertHeading(3),
  h4: convertHeading(4),
  h5: convertHeading(5),
  h6: convertHeading(6),
  blockquote: (element, convert) => [
    { type: 'blockquote', children: toFlow(inside(element, convert)).filter((node) => node.type !== 'footnoteDefinition') },
  ],
  ul: (element, convert) => convertList(element, convert, false),
  ol: (element, convert) => convertList(element, convert, true),
  hr: () => [{ type: 'thematicBreak' }],
  pre: (element) => [convertCode(element)],
  table: convertTable,
  section: (element, convert) => ('data-footnotes' in element.props ? convertFootnotes(element, convert) : inside(element, convert)),
  strong: (element, convert) => [{ type: 'strong', children: toPhrasing(inside(element, convert)) }],
  em: (element, convert) => [{ type: 'emphasis', children: toPhrasing(inside(element, convert)) }],
  del: (element, convert) => [{ type: 'delete', children: toPhrasing(inside(element, convert)) }],
  code: (element) => [{ type: 'inlineCode', value: readNodeText(element) }],
  kbd: (element) => [{ type: 'inlineCode', value: readNodeText(element) }],
  br: () => [{ type: 'break' }],
  img: (element) => [{ type: 'image', url: readString(element, 'src') ?? '', alt: readString(element, 'alt') }],
  a: convertLink,
  input: () => [],
};

function convertHeading(depth: 1 | 2 | 3 | 4 | 5 | 6): Handler {
  return (element, convert) => [{ type: 'heading', depth, children: toPhrasing(inside(element, convert)) }];
}

function convertList(element: NamedElement, convert: Convert, ordered: boolean): RootContent[] {
  const children = findElements(listChildren(element), 'li').map((item) => convertItem(item, convert));
  const start = typeof element.props.start === 'number' ? element.props.start : undefined;
  return [{ type: 'list', ordered, start, spread: children.some(({ spread }) => spread), children }];
}

function convertItem(item: NamedElement, convert: Convert): ListItem {
  const nodes = inside(item, convert);
  const box = listChildren(item).flatMap((node) =>
    findElements([node, ...(typeof node === 'string' ? [] : listChildren(node))], 'input'),
  )[0];
  const children = toFlow(nodes).filter((node) => node.type !== 'footnoteDefinition');
  const checked = box ? Boolean(box.props.checked) : undefined;
  return { type: 'listItem', spread: nodes.some((node) => node.type === 'paragraph'), checked, children };
}

function convertLink(element: NamedElement, convert: Convert): RootContent[] {
  const url = readString(element, 'href') ?? '';
  if ('data-footnote-ref' in element.props) return [{ type: 'footnoteReference', identifier: toFootnoteName(url) }];
  if ('data-footnote-backref' in element.props) return [];
  return [
    {
      type: 'link',
      url,
      title: readString(element, 'title'),
      children: toPhrasing(inside(element, convert)).filter((node) => node.type !== 'link'),
    },
  ];
}

/** `#user-content-fn-a` -> `a`. */
function toFootnoteName(id: string): string {
  return id.replace(/^#?(?:user-content-)?fn-/, '');
}

function convertFootnotes(section: NamedElement, convert: Convert): RootContent[] {
  return findElements(listChildren(section), 'ol')
    .flatMap((list) => findElements(listChildren(list), 'li'))
    .map((item) => ({
      type: 'footnoteDefinition',
      identifier: toFootnoteName(readString(item, 'id') ?? ''),
      children: toFlow(inside(item, convert)).filter((node) => node.type !== 'footnoteDefinition'),
    }));
}

function convertTable(table: NamedElement, convert: Convert): RootContent[] {
  const rows = findElements(listChildren(table), 'thead', 'tbody').flatMap((part) => findElements(listChildren(part), 'tr'));
  const cells = rows.map((row) => findElements(listChildren(row), 'th', 'td'));
  const children = cells.map(
    (row): TableRow => ({
      type: 'tableRow',
      children: row.map((cell) => ({ type: 'tableCell', children: toPhrasing(inside(cell, convert)) })),
    }),
  );
  return [{ type: 'table', align: cells[0]?.map(readAlign), children }];
}

function readAlign(cell: NamedElement): AlignType {
  const align = readString(cell, 'align');
  return align === 'left' || align === 'right' || align === 'center' ? align : null;
}

/** A code block as it was written; one that shows changes becomes a `diff`. */
function convertCode(pre: NamedElement): Code {
  const title = readString(pre, 'data-title');
  const meta = title ? `title="${title}"` : undefined;
  const isDiff = 'data-has-diff' in pre.props;
  const code = findElements(listChildren(pre), 'code').flatMap(listChildren);
  const value = (isDiff ? code.map(readDiffLine) : code.map(readNodeText)).join('').replace(/\n$/, '');
  return { type: 'code', lang: isDiff ? 'diff' : (readString(pre, 'data-lang') ?? 'text'), meta, value };
}

function readDiffLine(node: RenderedNode): string {
  if (typeof node === 'string') return node;
  const classes = (readString(node, 'className') ?? '').split(' ');
  const sign = classes.includes('add') ? '+ ' : classes.includes('remove') ? '- ' : '  ';
  return (sign + readNodeText(node)).trimEnd();
}
