import { isPopoverOpen } from '@/lib/browser/popovers';

/** Scrolling further than this closes an enlarged picture after `ZOOM_CLOSE_DELAY_MS`. */
export const ZOOM_SCROLL_PX = 40;
export const ZOOM_CLOSE_DELAY_MS = 150;

const VIEW = '.zoom-view';

/**
 * Adds to enlarged pictures what popovers do not do: moves the focus to the button that closes them, and closes them when the focus leaves
 * and when the page is scrolled.
 */
export function initZoom(): void {
  /** The scroll position when a picture opened; undefined while none is open. */
  let start: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const findOpen = () => [...document.querySelectorAll<HTMLElement>(VIEW)].find(isPopoverOpen);
  const close = () => findOpen()?.togglePopover(false);
  const follow = () => {
    clearTimeout(timer);
    timer = undefined;
    const view = findOpen();
    start = view && window.scrollY;
    view?.querySelector('button')?.focus({ preventScroll: true });
  };
  // Popovers open without scripts, so one may be open already.
  follow();
  const onScroll = () => {
    // A picture on a page that the reader has left fires no `toggle`.
    if (start === undefined || Math.abs(window.scrollY - start) <= ZOOM_SCROLL_PX || !findOpen()) return;
    // Moving around in a picture that the reader has pinched also scrolls the page behind it.
    if ((window.visualViewport?.scale ?? 1) > 1) window.scrollTo(0, start);
    else timer ??= setTimeout(close, ZOOM_CLOSE_DELAY_MS);
  };
  // `toggle` does not bubble.
  document.addEventListener('toggle', follow, { capture: true });
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    if (relatedTarget && target instanceof Element && target.closest(VIEW)) close();
  });
  window.addEventListener('scroll', onScroll, { passive: true });
}
