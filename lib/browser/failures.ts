import { storageKey } from '@/lib/browser/storage';

/** Minimum time between automatic reloads, in milliseconds, so that a broken build does not cause a reload loop. */
export const RELOAD_PAUSE_MS = 5 * 60 * 1000;

/** Returns whether this is the message, in production or in development, of a hydration error that React recovers from by rendering on the client. */
export function isRecoverable(message: string): boolean {
  return /Minified React error #(?:418|419|421|422|423|425)\b|hydrat(?:ed|ing|ion)/i.test(message);
}

/** Returns whether a script of the build failed to load, which happens in tabs left open across a deploy. */
export function isChunkError(error: unknown): error is Error {
  return error instanceof Error && error.name === 'ChunkLoadError';
}

/**
 * Returns whether the server no longer has the chunk that failed to load, which means that another build has been deployed. False if the
 * server cannot be reached.
 */
export async function isChunkGone(error: unknown): Promise<boolean> {
  const [url] = (isChunkError(error) && /\/\S+/.exec(error.message)) || [];
  if (!url) return false;
  return fetch(url, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status === 404,
    () => false,
  );
}

/** Reloads the document unless it did so recently, and returns whether it does. Never reloads without session storage. */
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
 * Handles uncaught errors: recoverable hydration errors become warnings, and a missing script of an earlier build triggers one
 * reload. All errors are logged.
 */
export function watchFailures(): void {
  window.addEventListener('error', (event) => {
    if (!isRecoverable(event.message)) return;
    event.preventDefault();
    console.warn(event.error ?? event.message);
  });
  window.addEventListener('unhandledrejection', (event) => {
    if (isChunkError(event.reason)) reloadOnce();
  });
}
