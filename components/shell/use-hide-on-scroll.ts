import { useEffect } from 'react';
import { isAtTop, NAVBAR_THROTTLE_MS, watchScroll } from '@/lib/browser/scroll';

/** Hides the navigation bar while the reader scrolls down, except near the top, by `data-navbar-away` on `html` (`hideNavbar: 'auto'`). */
export function useHideOnScroll(): void {
  useEffect(() => {
    const root = document.documentElement;
    let last = window.scrollY;
    const follow = () => {
      const down = window.scrollY > last;
      last = window.scrollY;
      root.toggleAttribute('data-navbar-away', down && !isAtTop());
    };
    const stop = watchScroll(follow, NAVBAR_THROTTLE_MS);
    return () => {
      stop();
      root.removeAttribute('data-navbar-away');
    };
  }, []);
}
