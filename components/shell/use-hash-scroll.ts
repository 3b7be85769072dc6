import { useEffect, useRef } from 'react';
import { HASH_SCROLL_DELAY_MS, scrollToHash } from '@/lib/browser/scroll';

/** Scrolls to the hash after navigation by a link; `moves` counts them. On back and forward, the browser restores the scroll position. */
export function useHashAfterNavigation(moves: number): void {
  useEffect(() => {
    if (moves === 0 || !location.hash) return;
    const timer = setTimeout(() => scrollToHash(location.hash), HASH_SCROLL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [moves]);
}

/**
 * The router does not know the history entries of hash links, which the browser creates without a state. They get the state of the
 * entry before them, which is the same page. Entries from before the start of the framework have no state to get: when the reader
 * returns to one of another page than the one that is shown, the document is loaded again. `path` is the path of the page.
 */
export function useHashEntries(path: string): void {
  const shown = useRef('');
  useEffect(() => {
    shown.current = path && location.pathname;
  }, [path]);
  useEffect(() => {
    let state: unknown = history.state;
    const remember = () => {
      state = history.state ?? state;
    };
    const adopt = () => {
      if (history.state === null) history.replaceState(state, '');
    };
    const restore = () => {
      if (history.state === null && location.pathname !== shown.current) location.reload();
    };
    const stop = new AbortController();
    const { signal } = stop;
    // A click comes before the new entry of its link.
    window.addEventListener('click', remember, { capture: true, signal });
    window.addEventListener('hashchange', adopt, { signal });
    window.addEventListener('popstate', restore, { signal });
    return () => stop.abort();
  }, []);
}
