import { findHashTarget } from '@/lib/browser/scroll';

/** A heading counts as reached a little before the place where a click on its link puts it, in pixels. */
const SLACK_PX = 32;

/**
 * The heading whose text is being read: the last one above the top of the page's visible part. Where the page ends before its
 * last headings get there, the one of the address, else the last. Headings of hidden tabs do not count.
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
