import { isPlainClick } from '@/lib/browser/modifiers';

/** Id of the live region in the shell, which has its texts as data attributes. */
export const NOTICE_ID = 'site-notice';

/** How long a notice or a button says that something could not be loaded, in milliseconds. */
export const FAILED_MS = 4000;

/**
 * Keeps the page when the reader clicks a link of the site while offline: the browser would replace the page with an error. Announces it in
 * the live region until the connection is back.
 */
export function keepPageOffline(): void {
  window.addEventListener('click', (event) => {
    // When the event reaches `window`, React has already handled its own links.
    if (event.defaultPrevented || navigator.onLine || !leavesPage(event)) return;
    event.preventDefault();
    announceFailure();
  });
  window.addEventListener('online', () => writeNotice());
}

declare global {
  interface Window {
    /** Resets the notice. On the window, because the late script and the framework have a copy of this module each. */
    noticeTimer?: ReturnType<typeof setTimeout>;
  }
}

/** Announces why something could not be loaded: offline until the connection is back, otherwise for a while. */
export function announceFailure(): void {
  const { onLine } = navigator;
  clearTimeout(window.noticeTimer);
  writeNotice(onLine ? 'failed' : 'offline');
  if (onLine) window.noticeTimer = setTimeout(writeNotice, FAILED_MS);
}

/** Writes a text of the live region into it; none by default. */
function writeNotice(name = ''): void {
  const notice = document.getElementById(NOTICE_ID);
  if (notice) notice.textContent = notice.dataset[name] ?? '';
}

/** Returns whether a click loads another document of this site into this tab. */
function leavesPage(event: MouseEvent): boolean {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || !isPlainClick(event)) return false;
  if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return false;
  return link.pathname !== location.pathname || link.search !== location.search || link.hash === '';
}
