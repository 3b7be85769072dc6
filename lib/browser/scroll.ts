/** The page counts as being at its top within this distance, in pixels (spec section 9). */
export const TOP_ARRIVED_PX = 100;
/** Pause between the arrival on a page and the scroll to the target of its hash, in milliseconds (spec section 9). */
export const HASH_SCROLL_DELAY_MS = 100;
/** Scroll events closer together than this are one, in milliseconds (spec section 9). */
export const OUTLINE_THROTTLE_MS = 100;
export const NAVBAR_THROTTLE_MS = 200;

export function isAtTop(): boolean {
  return window.scrollY <= TOP_ARRIVED_PX;
}

/** The element that a hash such as `#格式` names, encoded or not. */
export function findHashTarget(hash: string): HTMLElement | null {
  const id = hash.slice(1);
  try {
    return document.getElementById(decodeURIComponent(id));
  } catch {
    return document.getElementById(id);
  }
}

/** Brings the target of the hash under the sticky bars; its `scroll-margin-top` keeps the distance. */
export function scrollToHash(hash: string): void {
  findHashTarget(hash)?.scrollIntoView();
}

/** Scrolls to the top, gently where motion is allowed. */
export function scrollToTop(): void {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: calm ? 'auto' : 'smooth' });
}

/** Scrolls `container`, and nothing around it, so far that `item` stands in its middle; not at all if it can be seen. */
export function scrollIntoContainer(item: Element, container: Element): void {
  const itemBox = item.getBoundingClientRect();
  const box = container.getBoundingClientRect();
  if (itemBox.top >= box.top && itemBox.bottom <= box.bottom) return;
  container.scrollTop += itemBox.top - box.top - (box.height - itemBox.height) / 2;
}

/** Calls at once, then at most once per `ms`, the last call included. `cancel` drops one that waits. */
export function throttle(run: () => void, ms: number): { (): void; cancel(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let missed = false;
  const open = () => {
    timer = undefined;
    if (!missed) return;
    missed = false;
    throttled();
  };
  const throttled = () => {
    if (timer !== undefined) {
      missed = true;
      return;
    }
    run();
    timer = setTimeout(open, ms);
  };
  throttled.cancel = () => {
    clearTimeout(timer);
    timer = undefined;
    missed = false;
  };
  return throttled;
}

/** Listens to the scrolling of the page, throttled. Returns the clean-up. */
export function watchScroll(run: () => void, ms: number): () => void {
  const throttled = throttle(run, ms);
  window.addEventListener('scroll', throttled, { passive: true });
  return () => {
    throttled.cancel();
    window.removeEventListener('scroll', throttled);
  };
}
