import type { List, TableRow } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { findText, type JsxElement } from '@/lib/markdown/jsx-elements';
import { buildItem, buildList, listElements, strongLine, toFlow, toPhrasing } from '@/lib/outputs/markdown/content';
import type { Convert, Handler } from '@/lib/outputs/markdown/handler';

/** HTML elements in content that have a Markdown equivalent. All others are replaced by their content. */
export const HTML_ELEMENTS: ReadonlyMap<string, Handler> = new Map<string, Handler>([
  ['p', (element, convert) => toFlow(convert(element.children))],
  ['blockquote', (element, convert) => [{ type: 'blockquote', children: toFlow(convert(element.children)) }]],
  ['ul', (element, convert) => [convertList(element, convert, false)]],
  ['ol', (element, convert) => [convertList(element, convert, true)]],
  ...([1, 2, 3, 4, 5, 6] as const).map((depth): [string, Handler] => [
    `h${depth}`,
    (element, convert) => [{ type: 'heading', depth, children: toPhrasing(convert(element.children)) }],
  ]),
  ['hr', () => [{ type: 'thematicBreak' }]],
  ['br', () => [{ type: 'break' }]],
  ['strong', (element, convert) => [{ type: 'strong', children: toPhrasing(convert(element.children)) }]],
  ['b', (element, convert) => [{ type: 'strong', children: toPhrasing(convert(element.children)) }]],
  ['em', (element, convert) => [{ type: 'emphasis', children: toPhrasing(convert(element.children)) }]],
  ['i', (element, convert) => [{ type: 'emphasis', children: toPhrasing(convert(element.children)) }]],
  ['del', (element, convert) => [{ type: 'delete', children: toPhrasing(convert(element.children)) }]],
  ['code', (element) => [{ type: 'inlineCode', value: textOf(element) }]],
  ['kbd', (element) => [{ type: 'inlineCode', value: textOf(element) }]],
  ['img', (element) => [{ type: 'image', url: findText(element, 'src') ?? '', alt: findText(element, 'alt') }]],
  [
    'a',
    (element, convert) => [
      {
        type: 'link',
        url: findText(element, 'href') ?? '',
        title: findText(element, 'title'),
        children: toPhrasing(convert(element.children)),
      },
    ],
  ],
  ['table', (element, convert) => [{ type: 'table', children: listRows(element).map((row) => convertRow(row, convert)) }]],
  ['summary', (element) => [strongLine(textOf(element).trim())]],
]);

function convertList(element: JsxElement, convert: Convert, ordered: boolean): List {
  const items = listElements(element.children, 'li').map((item) => toFlow(convert(item.children)));
  return { ...buildList(items.map(buildItem)), ordered };
}

function listRows({ children }: JsxElement): JsxElement[] {
  return listElements(children, 'thead', 'tbody', 'tr').flatMap((part) => (part.name === 'tr' ? [part] : listRows(part)));
}

function convertRow(row: JsxElement, convert: Convert): TableRow {
  const cells = listElements(row.children, 'th', 'td');
  return { type: 'tableRow', children: cells.map((cell) => ({ type: 'tableCell', children: toPhrasing(convert(cell.children)) })) };
}
