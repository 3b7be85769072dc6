import { findHashTarget } from '@/lib/browser/scroll';

/** How far, in pixels, a heading may be from the position that a click on its link scrolls to and still be active. */
const SLACK_PX = 32;

/**
 * Finds the heading of the section being read: the last one above the top of the visible area. At the end of the page, where the last
 * headings cannot reach the top, returns the target of the URL hash, or else the last heading. Ignores headings in hidden tabs.
 */
export function findActiveHeading(headings: readonly HTMLElement[]): HTMLElement | undefined {
  const root = document.documentElement;
  const first = headings.find(isSeen);
  if (!first) return undefined;
  const line = (Number.parseFloat(getComputedStyle(first).scrollMarginTop) || 0) + SLACK_PX;
  const after = findFirstBelow(headings, line);
  const last = headings.slice(0, after).findLast(isSeen) ?? first;
  const isAtEnd = root.scrollTop > 0 && Math.ceil(root.scrollTop + window.innerHeight) >= root.scrollHeight;
  if (!isAtEnd || after === headings.length) return last;
  const rest = [last, ...headings.slice(after).filter(isSeen)];
  const target = findHashTarget(location.hash);
  return rest.find((heading) => heading === target) ?? rest.at(-1);
}

/** Finds the index of the first visible heading below `line`; the number of headings if there is none. Reads few positions, however long the page is. */
function findFirstBelow(headings: readonly HTMLElement[], line: number): number {
  let found = headings.length;
  let start = 0;
  let end = headings.length;
  while (start < end) {
    const middle = Math.floor((start + end) / 2);
    let at = middle;
    while (at < end && !isSeen(headings[at])) at += 1;
    if (at === end) end = middle;
    else if ((headings[at]?.getBoundingClientRect().top ?? 0) > line) {
      found = at;
      end = middle;
    } else start = at + 1;
  }
  return found;
}

function isSeen(heading: HTMLElement | undefined): boolean {
  // In a tab that the browser may search, headings have boxes even if they are hidden.
  return heading !== undefined && !heading.closest('[hidden]') && heading.getClientRects().length > 0;
}
