import type { Heading, List, ListItem, PhrasingContent, RootContent, Strong, TableRow } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { findText, type JsxElement } from '@/lib/markdown/jsx-elements';
import {
  buildInline,
  buildInlineCode,
  buildItem,
  buildLink,
  buildList,
  buildParagraph,
  buildStrong,
  buildStrongLine,
  buildText,
  readWords,
} from '@/lib/markdown/mdast-nodes';
import { type FlowContent, listElements, toFlow, toPhrasing } from '@/lib/outputs/markdown/content';
import { getOwn } from '@/lib/site/collections';
import type { UiTexts } from '@/lib/site/texts/types';

/** Converts nodes of a page to standard Markdown nodes; handlers call it for the children of an element. */
export type Convert = (nodes: readonly RootContent[]) => RootContent[];

/** What surrounds the elements of a page: the texts in its language, and its public URL. */
export interface ElementContext {
  readonly texts: UiTexts;
  readonly url: string;
}

type Handler = (element: JsxElement, convert: Convert, context: ElementContext) => RootContent[];

/** Callouts whose text says all that icon and color show. */
const PLAIN_CALLOUTS = new Set(['note', 'info', 'details']);

/** Converts components and HTML elements to plain Markdown. Elements that are not listed are replaced with their content. */
export const ELEMENTS: Readonly<Record<string, Handler>> = {
  Tabs: (element, convert) =>
    listElements(element.children, 'Tab').flatMap((tab) => [buildStrongLine(findText(tab, 'label') ?? ''), ...convertBlocks(tab, convert)]),
  Badge: (element, convert) => [{ type: 'emphasis', children: readBadge(element, convert) }],
  Callout: (element, convert, { texts }) => [
    { type: 'blockquote', children: [buildParagraph(buildCalloutTitle(element, texts)), ...convertBlocks(element, convert)] },
  ],
  CardGrid: (element, convert) => [buildList(listElements(element.children, 'Card').map((card) => convertCard(card, convert)))],
  Card: (element, convert) => convertCard(element, convert).children,
  ConfigTranslator: (_element, _convert, { texts: { translator }, url }) => [
    buildParagraph(buildText(translator.noScript)),
    buildParagraph(buildLink(translator.open, url)),
  ],
  p: convertBlocks,
  blockquote: (element, convert) => [{ type: 'blockquote', children: convertBlocks(element, convert) }],
  ul: (element, convert) => [convertList(element, convert, false)],
  ol: (element, convert) => [convertList(element, convert, true)],
  dt: (element, convert) => [buildParagraph(buildStrong(...convertInline(element, convert)))],
  h1: toHeading(1),
  h2: toHeading(2),
  h3: toHeading(3),
  h4: toHeading(4),
  h5: toHeading(5),
  h6: toHeading(6),
  hr: () => [{ type: 'thematicBreak' }],
  br: () => [{ type: 'break' }],
  strong: toMark('strong'),
  b: toMark('strong'),
  em: toMark('emphasis'),
  i: toMark('emphasis'),
  del: toMark('delete'),
  code: convertCode,
  kbd: convertCode,
  img: (element) => [
    { type: 'image', url: findText(element, 'src') ?? '', alt: findText(element, 'alt'), title: findText(element, 'title') },
  ],
  a: (element, convert) => [
    {
      type: 'link',
      url: findText(element, 'href') ?? '',
      title: findText(element, 'title'),
      children: convertInline(element, convert),
    },
  ],
  table: (element, convert) => [{ type: 'table', children: listRows(element).map((row) => convertRow(row, convert)) }],
  audio: convertMedia,
  video: convertMedia,
  summary: (element) => [buildStrongLine(readWords(element).replace(/\s+/g, ' ').trim())],
};

function toHeading(depth: Heading['depth']): Handler {
  return (element, convert) => [{ type: 'heading', depth, children: convertInline(element, convert) }];
}

function toMark(type: 'strong' | 'emphasis' | 'delete'): Handler {
  return (element, convert) => [{ type, children: convertInline(element, convert) }];
}

function convertCode(element: JsxElement): RootContent[] {
  return [buildInlineCode(textOf(element))];
}

function convertBlocks(element: JsxElement, convert: Convert): FlowContent[] {
  return toFlow(convert(element.children));
}

function convertInline(element: JsxElement, convert: Convert): PhrasingContent[] {
  return toPhrasing(convert(element.children));
}

function readBadge(element: JsxElement, convert: Convert): PhrasingContent[] {
  const children = convertInline(element, convert);
  return children.length > 0 ? children : [buildText(findText(element, 'text') ?? '')];
}

/** Builds the title of a callout, after the name of its type, which only icon and color show on the page. */
function buildCalloutTitle(element: JsxElement, { callouts }: UiTexts): Strong {
  const type = findText(element, 'type') ?? 'note';
  const name = getOwn(callouts, type) ?? type;
  const title = findText(element, 'title') ?? name;
  const label = title === name || PLAIN_CALLOUTS.has(type) ? '' : `${name} · `;
  return buildStrong(...buildInline(label + title));
}

function convertCard(card: JsxElement, convert: Convert): ListItem {
  const [title, url] = [findText(card, 'title') ?? '', findText(card, 'href')];
  const head: RootContent[] = url ? [buildLink(title, url)] : [buildStrong(buildText(title))];
  const [first, ...rest] = convertBlocks(card, convert);
  const line = first?.type === 'paragraph' ? [...head, buildText(': '), ...first.children] : head;
  const others = first && first.type !== 'paragraph' ? [first, ...rest] : rest;
  return buildItem([buildParagraph(...toPhrasing(line)), ...others]);
}

function convertList(element: JsxElement, convert: Convert, ordered: boolean): List {
  const items = listElements(element.children, 'li').map((item) => convertBlocks(item, convert));
  const start = Number(findText(element, 'start') ?? 1);
  return { ...buildList(items.map(buildItem)), ordered, start };
}

/** Converts a recording to a link to its file, or else to what browsers that cannot play it show. */
function convertMedia(element: JsxElement, convert: Convert): RootContent[] {
  const [url] = [element, ...listElements(element.children, 'source')].flatMap((each) => findText(each, 'src') ?? []);
  if (url === undefined) return convert(element.children);
  return [buildLink(findText(element, 'title') ?? url.slice(url.lastIndexOf('/') + 1), url)];
}

function listRows({ children }: JsxElement): JsxElement[] {
  return listElements(children, 'thead', 'tbody', 'tfoot', 'tr').flatMap((part) => (part.name === 'tr' ? [part] : listRows(part)));
}

function convertRow(row: JsxElement, convert: Convert): TableRow {
  const cells = listElements(row.children, 'th', 'td');
  return { type: 'tableRow', children: cells.map((cell) => ({ type: 'tableCell', children: convertInline(cell, convert) })) };
}
