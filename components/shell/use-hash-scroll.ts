import type { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { HASH_SCROLL_DELAY_MS, scrollToHash } from '@/lib/browser/scroll';

/** Events after which the page must not be scrolled automatically anymore. */
const TAKEOVER = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Scrolls to the hash after navigation by a link. On back and forward, the browser restores the scroll position. */
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

/** After the initial load, scrolls to the hash again when fonts and images are loaded, unless the reader has interacted with the page. */
export function useHashOnLoad(): void {
  useEffect(() => {
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    // On reload, back and forward, the browser restores the scroll position.
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
 * Registers history entries of hash links with the router. The browser creates these entries itself; without the state of the router,
 * going back to one of them later would change the URL but not the page.
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
