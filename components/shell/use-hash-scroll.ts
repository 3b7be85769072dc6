import { useEffect, useRef } from 'react';
import { HASH_SCROLL_DELAY_MS, scrollToHash } from '@/lib/browser/scroll';

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

/**
 * The history entry of a hash link has no state, so the router would not know which page to show when the reader returns to it. It
 * gets the state of the entry before it, which is the same page.
 */
export function useHashEntries(): void {
  useEffect(() => {
    let known: unknown = history.state;
    const remember = () => {
      if (history.state !== null) known = history.state;
      else history.replaceState(known, '');
    };
    // Before the hash changes: the state of the current entry is the router's.
    const onClick = () => {
      known = history.state ?? known;
    };
    window.addEventListener('click', onClick, { capture: true });
    window.addEventListener('hashchange', remember);
    return () => {
      window.removeEventListener('click', onClick, { capture: true });
      window.removeEventListener('hashchange', remember);
    };
  }, []);
}
