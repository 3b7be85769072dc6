import { findAttribute, type HtmlElement, listElements, parseHead } from '@/lib/export/html';

/** What the layout adds to the head, and the links to feeds, in the order for pages. */
const LAYOUT_KINDS = ['icon', 'apple-touch-icon', 'color-scheme', 'theme-color', 'preconnect', 'feed'];

/**
 * Moves what the layout adds to the head of a page before its metadata. React adds the two in the order in which they finish, which is a race:
 * the first page in a process that uses a client module waits for it, and on a busy machine, so do others.
 */
export function orderHead(html: string): string {
  const elements = listElements(parseHead(html));
  const added = elements.filter((element) => readKind(element) >= 0).sort((a, b) => readKind(a) - readKind(b));
  const metadata = elements.find(isMetadata);
  if (!metadata) return html;
  const [start] = readRange(metadata);
  const text = added.map((element) => html.slice(...readRange(element))).join('');
  const edits = [...added.map((element) => [...readRange(element), ''] as const), [start, start, text] as const];
  // Starts from the end, so that the offsets of earlier edits stay valid.
  edits.sort(([a], [b]) => b - a);
  return edits.reduce((rest, [from, to, insert]) => rest.slice(0, from) + insert + rest.slice(to), html);
}

function readRange({ sourceCodeLocation }: HtmlElement): [start: number, end: number] {
  return [sourceCodeLocation?.startOffset ?? 0, sourceCodeLocation?.endOffset ?? 0];
}

/** Returns the index of an element in `LAYOUT_KINDS`; -1 for all other elements. */
function readKind(element: HtmlElement): number {
  if (element.tagName === 'meta') return LAYOUT_KINDS.indexOf(findAttribute(element, 'name') ?? '');
  if (element.tagName !== 'link') return -1;
  const isFeed = findAttribute(element, 'data-feed') !== undefined;
  return LAYOUT_KINDS.indexOf(isFeed ? 'feed' : (findAttribute(element, 'rel') ?? ''));
}

function isMetadata(element: HtmlElement): boolean {
  const name = findAttribute(element, 'name');
  return element.tagName === 'title' || (element.tagName === 'meta' && name !== undefined && name !== 'viewport' && readKind(element) < 0);
}
