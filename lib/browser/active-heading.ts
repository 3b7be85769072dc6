import { findHashTarget } from '@/lib/browser/scroll';

/** A heading is active slightly before it reaches the position that a click on its link scrolls to, in pixels. */
const SLACK_PX = 32;

/**
 * Finds the heading of the section being read: the last one above the top of the visible area. At the end of the page, where the
 * last headings cannot reach the top, it is the target of the URL hash or else the last heading. Headings in hidden tabs are ignored.
 */
export function findActiveHeading(headings: readonly HTMLElement[]): HTMLElement | undefined {
  const root = document.documentElement;
  const seen = headings.filter((heading) => heading.getClientRects().length > 0);
  const [first] = seen;
  if (!first) return undefined;
  const line = (Number.parseFloat(getComputedStyle(first).scrollMarginTop) || 0) + SLACK_PX;
  const after = seen.findIndex((heading) => heading.getBoundingClientRect().top > line);
  const last = seen.at(after === -1 ? -1 : Math.max(0, after - 1));
  const isAtEnd = root.scrollTop > 0 && Math.ceil(root.scrollTop + window.innerHeight) >= root.scrollHeight;
  if (!isAtEnd || after === -1) return last;
  const target = findHashTarget(location.hash);
  return seen.slice(Math.max(0, after - 1)).find((heading) => heading === target) ?? seen.at(-1);
}
