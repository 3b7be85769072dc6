import { findAttribute, type HtmlElement, listElements, parseHead } from '@/lib/export/html';

/**
 * Moves the icon links of a page before its metadata. React adds both to the head in the order in which layout and metadata finish,
 * which is a race: the first page in a process that uses a client module waits for it, so its icons are last.
 */
export function orderIcons(html: string): string {
  const elements = listElements(parseHead(html));
  const icons = elements.filter(isIcon).map(readRange);
  const metadata = elements.filter(isMetadata).map(readRange)[0];
  const first = icons[0];
  if (!first || !metadata || first.start < metadata.start) return html;
  const links = icons.map(({ start, end }) => html.slice(start, end));
  const rest = icons.toReversed().reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), html);
  return rest.slice(0, metadata.start) + links.join('') + rest.slice(metadata.start);
}

function readRange({ sourceCodeLocation }: HtmlElement): { start: number; end: number } {
  return { start: sourceCodeLocation?.startOffset ?? 0, end: sourceCodeLocation?.endOffset ?? 0 };
}

function isIcon(element: HtmlElement): boolean {
  return element.tagName === 'link' && /^(?:apple-touch-)?icon$/.test(findAttribute(element, 'rel') ?? '');
}

function isMetadata(element: HtmlElement): boolean {
  const name = findAttribute(element, 'name');
  return element.tagName === 'title' || (element.tagName === 'meta' && name !== undefined && name !== 'viewport');
}
