import { useLayoutEffect } from 'react';

/** Class of the body while the search is open, as in DocSearch. */
const ACTIVE_CLASS = 'DocSearch--active';

/**
 * Prevents scrolling of the page behind the modal, compensates for the missing scrollbar, and restores the scroll position afterward,
 * unless a link clicked earlier has led to another page in the meantime.
 */
export function usePageLock(): void {
  useLayoutEffect(() => {
    const { body, documentElement } = document;
    const { pathname } = location;
    const top = window.scrollY;
    const width = documentElement.clientWidth;
    body.classList.add(ACTIVE_CLASS);
    body.style.paddingInlineEnd = `${documentElement.clientWidth - width}px`;
    return () => {
      body.classList.remove(ACTIVE_CLASS);
      body.style.paddingInlineEnd = '';
      if (location.pathname === pathname) window.scrollTo({ top, behavior: 'instant' });
    };
  }, []);
}
