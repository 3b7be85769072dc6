import type { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { HASH_SCROLL_DELAY_MS, scrollToHash } from '@/lib/browser/scroll';

/** Signs that the reader has taken over the scrolling. */
const TAKEOVER = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Scrolls to the hash after a navigation by link (spec section 2.5). Back and forward are the browser's. */
export function useHashAfterNavigation(pending: boolean): void {
  const navigating = useRef(false);
  useEffect(() => {
    const arrived = navigating.current && !pending;
    navigating.current = pending;
    if (!arrived || !location.hash) return;
    const timer = setTimeout(() => scrollToHash(location.hash), HASH_SCROLL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [pending]);
}

/** Scrolls to the hash of the first document once more when fonts and images have loaded, unless the reader scrolls already. */
export function useHashOnLoad(): void {
  useEffect(() => {
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    // A reload and a way back restore the place where the reader was.
    if (!location.hash || entry?.type !== 'navigate') return;
    const stop = new AbortController();
    const { signal } = stop;
    const align = async () => {
      await document.fonts.ready;
      if (!signal.aborted) scrollToHash(location.hash);
    };
    for (const name of TAKEOVER) window.addEventListener(name, () => stop.abort(), { signal, passive: true });
    if (document.readyState === 'complete') align();
    else window.addEventListener('load', align, { signal });
    return () => stop.abort();
  }, []);
}

/**
 * A hash that the browser set by itself makes a history entry that the router does not know: coming back to it later would
 * change the address but not the page. Handing the entry to the router mends that.
 */
export function useHashEntries(router: ReturnType<typeof useRouter>): void {
  useEffect(() => {
    const adopt = () => {
      if (history.state === null) router.replace(location.search + location.hash, { scroll: false });
    };
    window.addEventListener('hashchange', adopt);
    return () => window.removeEventListener('hashchange', adopt);
  }, [router]);
}
