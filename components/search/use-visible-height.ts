import { type RefObject, useLayoutEffect } from 'react';

/**
 * Ends the panel where the keyboard of a phone begins. Browsers open it in front of the page, which keeps its height, so that the reader could
 * not scroll to the last results. Zooming with two fingers changes nothing.
 */
export function useVisibleHeight(panel: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { visualViewport } = window;
    const element = panel.current;
    if (!visualViewport || !element) return;
    const fit = () => {
      element.style.maxHeight = '';
      const { scale, height, offsetTop } = visualViewport;
      const end = offsetTop + height;
      if (scale !== 1 || end >= document.documentElement.clientHeight) return;
      const limit = Number.parseFloat(getComputedStyle(element).maxHeight) || Number.POSITIVE_INFINITY;
      element.style.maxHeight = `${Math.min(limit, end - element.getBoundingClientRect().top)}px`;
    };
    fit();
    const stop = new AbortController();
    for (const name of ['resize', 'scroll']) visualViewport.addEventListener(name, fit, { signal: stop.signal });
    return () => stop.abort();
  }, [panel]);
}
