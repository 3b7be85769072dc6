import { useEffect } from 'react';
import { isAtTop, NAVBAR_THROTTLE_MS, watchScroll } from '@/lib/browser/scroll';

/** Keeps `data-navbar-away` on `html`: set while the reader scrolls down, never near the top (`hideNavbar: 'auto'`, spec section 4). */
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
