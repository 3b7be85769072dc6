import { decodeUrlText } from '@/lib/site/urls';

/** Scroll positions up to this distance count as the top of the page, in pixels. */
export const TOP_ARRIVED_PX = 100;
/** Delay between navigation to a page and scrolling to the target of its hash, in milliseconds. */
export const HASH_SCROLL_DELAY_MS = 100;
/** Throttle intervals for scroll handlers, in milliseconds. */
export const OUTLINE_THROTTLE_MS = 100;
export const NAVBAR_THROTTLE_MS = 200;

export function isAtTop(): boolean {
  return window.scrollY <= TOP_ARRIVED_PX;
}

/** Returns whether the browser restores the scroll position of the first page, as on a reload or when going back. */
export function isPositionRestored(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type !== 'navigate';
}

/** Finds the target of a hash such as `#格式`, percent-encoded or not. */
export function findHashTarget(hash: string): HTMLElement | null {
  return document.getElementById(decodeUrlText(hash.slice(1)));
}

/** Moves the focus to an element that usually takes none, where Tab then continues. Does not scroll. */
export function focusTarget(target: HTMLElement): void {
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** Scrolls to the target of the hash. Its `scroll-margin-top` leaves room for the sticky bars. */
export function scrollToHash(hash: string): void {
  findHashTarget(hash)?.scrollIntoView();
}

/** Scrolls to the top, smoothly unless the reader prefers reduced motion. */
export function scrollToTop(): void {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: calm ? 'auto' : 'smooth' });
}

/** Height of the fade at the lower edge of the sidebar (`styles/sidebar.css`), in pixels. */
const FADE_PX = 48;

/** Scrolls `container`, but none of its ancestors, to center `item`. Does nothing if `item` is fully visible above the fade. */
export function scrollIntoContainer(item: Element, container: Element): void {
  const itemBox = item.getBoundingClientRect();
  const box = container.getBoundingClientRect();
  if (itemBox.top >= box.top && itemBox.bottom + FADE_PX <= box.bottom) return;
  container.scrollTop += itemBox.top - box.top - (box.height - itemBox.height) / 2;
}

/** Runs a change of the document and scrolls so that `item` stays in place in the window, even if the height of what is above it changes. */
export function keepInPlace(item: Element, change: () => void): void {
  const { top } = item.getBoundingClientRect();
  change();
  const moved = item.getBoundingClientRect().top - top;
  if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
}

/** Calls `run` at once, then at most once per `ms`, including the last call. */
export function throttle(run: () => void, ms: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let missed = false;
  const endPause = () => {
    timer = undefined;
    if (missed) throttled();
  };
  const throttled = () => {
    missed = timer !== undefined;
    if (missed) return;
    run();
    timer = setTimeout(endPause, ms);
  };
  return throttled;
}

/** Calls `run` on scroll, throttled to once per `ms`. */
export function watchScroll(run: () => void, ms: number): void {
  window.addEventListener('scroll', throttle(run, ms), { passive: true });
}
