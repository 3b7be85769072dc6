import { type RefObject, useEffect } from 'react';
import { findActiveHeading } from '@/lib/browser/active-heading';
import { findHashTarget, OUTLINE_THROTTLE_MS, scrollIntoContainer, watchScroll } from '@/lib/browser/scroll';

/** Keeps `aria-current` on the link of the active heading, and that link in view. */
export function useActiveHeading(nav: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const container = nav.current;
    if (!container) return;
    const links = [...container.querySelectorAll('a')];
    const mark = () => {
      const headings = links.flatMap((link) => findHashTarget(link.hash) ?? []);
      const active = findActiveHeading(headings);
      for (const link of links) {
        if (active && findHashTarget(link.hash) === active) {
          link.setAttribute('aria-current', 'true');
          scrollIntoContainer(link, container);
        } else link.removeAttribute('aria-current');
      }
    };
    mark();
    return watchScroll(mark, OUTLINE_THROTTLE_MS);
  }, [nav]);
}
