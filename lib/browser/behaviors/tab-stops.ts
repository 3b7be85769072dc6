import { onEveryPage } from '@/lib/browser/page-change';

/** Containers that scroll if their only child is wider. */
const SCROLLERS = '.code-block pre, .table-scroll';

/** Links in rows that scroll. */
const SCROLLED_LINKS = ':is(.table-scroll, .tool-cards) a:focus-visible';

/**
 * Keeps code and tables in the order of Tab only while they scroll: a scroll container must be reachable by keyboard, while others are only in
 * the way. In the HTML, all of them are Tab stops, except code whose lines wrap. Also scrolls their links into view when they get the focus.
 */
export function initTabStops(): void {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      const scroller = target.closest<HTMLElement>(SCROLLERS);
      // While the browser skips the content because it is far outside the window, asking for its width would lay it out. Older browsers, which
      // lack the method, skip nothing.
      if (!scroller || scroller.firstElementChild?.checkVisibility?.({ contentVisibilityAuto: true }) === false) continue;
      if (scroller.scrollWidth > scroller.clientWidth) scroller.tabIndex = 0;
      // The browser lays out code as the focus reaches it, and without the attribute, it would lose the focus.
      else if (scroller !== document.activeElement) scroller.removeAttribute('tabindex');
    }
  });
  onEveryPage(() => {
    for (const scroller of document.querySelectorAll(SCROLLERS)) {
      for (const part of [scroller, ...scroller.children]) observer.observe(part);
    }
  });
  // Chromium does not scroll sideways to a link that has a few visible pixels. It scrolls down after this event.
  document.addEventListener('focusin', () =>
    requestAnimationFrame(() => document.querySelector(SCROLLED_LINKS)?.scrollIntoView({ block: 'nearest' })),
  );
}
