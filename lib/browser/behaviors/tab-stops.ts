import { onEveryPage } from '@/lib/browser/page-change';

/** Containers that scroll if their only child is wider. */
const SCROLLERS = '.code-block pre, .table-scroll';

/**
 * Keeps code and tables in the order of Tab only while they scroll: a scroll container must be reachable by keyboard, while others are only in
 * the way. In the HTML, all of them are Tab stops, except code whose lines wrap.
 */
export function initTabStops(): void {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      const scroller = target.closest<HTMLElement>(SCROLLERS);
      // While the browser skips the content because it is far outside the window, asking for its width would lay it out. Older browsers, which
      // lack the method, skip nothing.
      if (!scroller || scroller.firstElementChild?.checkVisibility?.({ contentVisibilityAuto: true }) === false) continue;
      if (scroller.scrollWidth > scroller.clientWidth) scroller.tabIndex = 0;
      else scroller.removeAttribute('tabindex');
    }
  });
  onEveryPage(() => {
    for (const scroller of document.querySelectorAll(SCROLLERS)) {
      for (const part of [scroller, ...scroller.children]) observer.observe(part);
    }
  });
}
