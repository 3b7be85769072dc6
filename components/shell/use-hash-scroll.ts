import { useEffect, useLayoutEffect } from 'react';
import { HASH_SCROLL_DELAY_MS, scrollToHash } from '@/lib/browser/scroll';

/**
 * Scrolls to the hash, or to the top, after each navigation by link, which `moves` counts. On back and forward, the browser restores the
 * scroll position.
 */
export function useScrollAfterNavigation(moves: number): void {
  // The router does not scroll if the link led to the current page, or if the top of the page is in the window.
  useLayoutEffect(() => {
    if (moves > 0 && !location.hash) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [moves]);
  useEffect(() => {
    if (moves === 0 || !location.hash) return;
    const timer = setTimeout(() => scrollToHash(location.hash), HASH_SCROLL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [moves]);
}

/**
 * Gives the history entries of hash links, which the browser creates without a state and the router does not know, the state of the
 * previous entry, which is on the same page. Entries from before the framework started have no state to copy: when the reader returns to
 * one of a page other than the current one, the document is loaded again. `path` is the path of the page.
 */
export function useHashEntries(path: string): void {
  useEffect(() => {
    const shown = path && location.pathname;
    // The router has set that of the new page before its effects run.
    let state: unknown = history.state;
    const remember = () => {
      state = history.state ?? state;
    };
    const adopt = () => {
      if (history.state === null) history.replaceState(state, '');
    };
    const restore = () => {
      if (history.state === null && location.pathname !== shown) location.reload();
    };
    const stop = new AbortController();
    const { signal } = stop;
    // A click precedes the new entry of its link.
    window.addEventListener('click', remember, { capture: true, signal });
    window.addEventListener('hashchange', adopt, { signal });
    window.addEventListener('popstate', restore, { signal });
    return () => stop.abort();
  }, [path]);
}
