import type { BlockContent, DefinitionContent, ListItem, PhrasingContent, RootContent } from 'mdast';
import { findText, type JsxElement } from '@/lib/markdown/jsx-elements';
import {
  buildItem,
  buildLink,
  buildList,
  buildParagraph,
  buildText,
  listElements,
  strongLine,
  toFlow,
  toPhrasing,
} from '@/lib/outputs/markdown/content';
import type { Convert, Handler } from '@/lib/outputs/markdown/handler';
import type { UiTexts } from '@/lib/site/texts/types';

/** MDX components in plain Markdown. A component that is not listed is replaced by its content. */
export const COMPONENTS: ReadonlyMap<string, Handler> = new Map<string, Handler>([
  [
    'Tabs',
    (element, convert) =>
      listElements(element.children, 'Tab').flatMap((tab) => [strongLine(findText(tab, 'label') ?? ''), ...convertBlocks(tab, convert)]),
  ],
  ['Badge', (element, convert) => [{ type: 'emphasis', children: readBadge(element, convert) }]],
  [
    'Callout',
    (element, convert, texts) => [
      { type: 'blockquote', children: [strongLine(readCalloutTitle(element, texts)), ...convertBlocks(element, convert)] },
    ],
  ],
  ['CardGrid', (element, convert) => [buildList(listElements(element.children, 'Card').map((card) => convertCard(card, convert)))]],
  ['Card', (element, convert) => convertCard(element, convert).children],
  ['ConfigTranslator', (_element, _convert, { translator }) => [buildParagraph(buildText(translator.noScript))]],
]);

function convertBlocks(element: JsxElement, convert: Convert): (BlockContent | DefinitionContent)[] {
  return toFlow(convert(element.children));
}

function readBadge(element: JsxElement, convert: Convert): PhrasingContent[] {
  const children = toPhrasing(convert(element.children));
  return children.length > 0 ? children : [buildText(findText(element, 'text') ?? '')];
}

function readCalloutTitle(element: JsxElement, { callouts }: UiTexts): string {
  const type = findText(element, 'type') ?? 'note';
  return findText(element, 'title') ?? Object.entries(callouts).find(([name]) => name === type)?.[1] ?? type;
}

function convertCard(card: JsxElement, convert: Convert): ListItem {
  const [title, url] = [findText(card, 'title') ?? '', findText(card, 'href')];
  const head: RootContent[] = url ? [buildLink(title, url)] : [{ type: 'strong', children: [buildText(title)] }];
  const [first, ...rest] = convertBlocks(card, convert);
  const line = first?.type === 'paragraph' ? [...head, buildText(': '), ...first.children] : head;
  const others = first && first.type !== 'paragraph' ? [first, ...rest] : rest;
  return buildItem([buildParagraph(...toPhrasing(line)), ...others]);
}
