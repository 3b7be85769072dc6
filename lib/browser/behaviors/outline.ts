import { findActiveHeading } from '@/lib/browser/active-heading';
import { onEveryPage } from '@/lib/browser/page-change';
import { findHashTarget, OUTLINE_THROTTLE_MS, scrollIntoContainer, watchScroll } from '@/lib/browser/scroll';

/** Keeps `aria-current` on the outline links of the heading that is being read, and these links in view. */
export function followOutline(signal?: AbortSignal): void {
  const mark = () => document.querySelectorAll<HTMLElement>('[data-outline]').forEach(markActiveLink);
  onEveryPage(mark, signal);
  watchScroll(mark, OUTLINE_THROTTLE_MS, signal);
}

function markActiveLink(outline: HTMLElement): void {
  const targets = [...outline.querySelectorAll('a')].map((link) => ({ link, heading: findHashTarget(link.hash) }));
  const active = findActiveHeading(targets.flatMap(({ heading }) => heading ?? []));
  for (const { link, heading } of targets) {
    if (!active || heading !== active) {
      link.removeAttribute('aria-current');
      continue;
    }
    link.setAttribute('aria-current', 'true');
    scrollIntoContainer(link, outline);
  }
}
