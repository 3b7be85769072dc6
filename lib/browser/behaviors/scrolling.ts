import { onClick } from '@/lib/browser/behaviors/clicks';
import { findCurrentLink } from '@/lib/browser/drawer';
import { isVisible } from '@/lib/browser/is-visible';
import {
  isAtTop,
  isPositionRestored,
  NAVBAR_THROTTLE_MS,
  OUTLINE_THROTTLE_MS,
  scrollIntoContainer,
  scrollToHash,
  scrollToTop,
  watchScroll,
} from '@/lib/browser/scroll';

/** Events that tell that the reader is taking over scrolling. */
const TAKEOVER = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Windows so narrow that the scroll-to-top button always covers text. */
const PHONE = '(width < 48rem)';

/**
 * Shows the scroll-to-top button unless the page is at its top or the button would cover another control, which could not be pressed and
 * whose focus would be hidden. On phones, shows it only while the reader scrolls up. Handles its click.
 */
export function initScrollButton(): void {
  let last = 0;
  const update = () => {
    const isUp = scrollY < last;
    last = scrollY;
    for (const button of document.querySelectorAll('.scroll-to-top'))
      button.toggleAttribute('data-shown', !isAtTop() && (isUp || !matchMedia(PHONE).matches) && !coversControl(button));
  };
  update();
  // Navigation also scrolls, unless the page is at its top.
  watchScroll(update, OUTLINE_THROTTLE_MS);
  onClick('.scroll-to-top', scrollToTop);
}

/** Returns whether any of nine points of `item` covers a link or control that it is not part of. */
function coversControl(item: Element): boolean {
  const { left, right, top, bottom } = item.getBoundingClientRect();
  const points = [left, (left + right) / 2, right].flatMap((x) => [top, (top + bottom) / 2, bottom].map((y) => [x, y] as const));
  return points.some(([x, y]) =>
    document.elementsFromPoint(x, y).some((hit) => !item.contains(hit) && hit.closest('a, button, summary, input')),
  );
}

/** Sets `data-navbar-hidden` on `html` while the reader scrolls down, except near the top, if the header asks for it. */
export function hideNavbarOnScroll(): void {
  if (!document.querySelector('header[data-hide-on-scroll]')) return;
  let last = window.scrollY;
  watchScroll(() => {
    const isDown = window.scrollY > last;
    last = window.scrollY;
    document.documentElement.toggleAttribute('data-navbar-hidden', isDown && !isAtTop());
  }, NAVBAR_THROTTLE_MS);
}

/** Scrolls the sidebar to the active link. */
export function positionSidebar(): void {
  const scroller = document.getElementById('sidebar');
  // A closed drawer has no positions, and reading them would force a layout before the first frame.
  const active = scroller && isVisible(scroller) && findCurrentLink(scroller);
  if (active) scrollIntoContainer(active, scroller);
}

/** Scrolls to the hash of the first document again once fonts and images have loaded, unless the reader has started to scroll. */
export function alignHashOnLoad(): void {
  if (!location.hash || isPositionRestored()) return;
  const stop = new AbortController();
  const { signal } = stop;
  const align = async () => {
    await document.fonts.ready;
    if (!signal.aborted) scrollToHash(location.hash);
  };
  for (const name of TAKEOVER) window.addEventListener(name, () => stop.abort(), { signal, passive: true });
  if (document.readyState === 'complete') align();
  else window.addEventListener('load', align, { signal });
}
