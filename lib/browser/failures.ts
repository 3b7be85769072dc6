import { storageKey } from '@/lib/browser/storage';

/** A page reloads itself at most once in this time, in milliseconds: a build that is broken for good must not loop. */
export const RELOAD_PAUSE_MS = 5 * 60 * 1000;

/** React's messages for what it repaired by rendering again in the browser, in production and in development. */
const RECOVERABLE = /Minified React error #(?:418|419|421|422|423|425)\b|hydrat(?:ed|ing|ion)/i;

/** Whether a script file of the build could not be loaded, as it happens in a tab left open across a deploy. */
export function isChunkError(error: unknown): boolean {
  return error instanceof Error && (error.name === 'ChunkLoadError' || /Failed to load chunk|Loading chunk/i.test(error.message));
}

/** Loads the document anew unless that happened a moment ago; returns whether it does. Without session storage it never does. */
export function reloadOnce(reload = () => location.reload(), now = Date.now()): boolean {
  const key = storageKey('reloaded');
  try {
    if (now - Number(sessionStorage.getItem(key)) < RELOAD_PAUSE_MS) return false;
    sessionStorage.setItem(key, String(now));
  } catch {
    return false;
  }
  reload();
  return true;
}

/**
 * Failures that nothing else handles (spec section 8): recoverable hydration errors become warnings, and a script of an earlier
 * build that is gone leads to one reload. Everything is logged. Returns the clean-up.
 */
export function watchFailures(): () => void {
  const onError = (event: ErrorEvent) => {
    if (!RECOVERABLE.test(event.message)) return;
    event.preventDefault();
    console.warn(event.error ?? event.message);
  };
  const onRejection = (event: PromiseRejectionEvent) => {
    if (isChunkError(event.reason)) reloadOnce();
  };
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}
