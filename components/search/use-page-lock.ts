import { useLayoutEffect } from 'react';

/** On the body while the search is open (spec section 4). */
const ACTIVE_CLASS = 'DocSearch--active';

/** The page behind an open modal does not scroll, does not move where its scrollbar was, and stands where it stood afterwards. */
export function usePageLock(): void {
  useLayoutEffect(() => {
    const { body, documentElement } = document;
    const top = window.scrollY;
    const width = documentElement.clientWidth;
    body.classList.add(ACTIVE_CLASS);
    const gained = documentElement.clientWidth - width;
    if (gained > 0) body.style.paddingInlineEnd = `${gained}px`;
    return () => {
      body.classList.remove(ACTIVE_CLASS);
      body.style.paddingInlineEnd = '';
      window.scrollTo({ top, behavior: 'instant' });
    };
  }, []);
}
