import { useEffect } from 'react';

/** Runs the behaviors of the page script and the late script in development, where pages have neither. */
export function useDevBehaviors(): void {
  useEffect(() => {
    if (process.env.NODE_ENV !== 'development') return;
    const stop = new AbortController();
    Promise.all([import('@/lib/browser/behaviors/prepare-page'), import('@/lib/browser/behaviors/run-behaviors')]).then(
      ([{ preparePage }, { runBehaviors }]) => {
        if (stop.signal.aborted) return;
        preparePage();
        runBehaviors(() => import('@/lib/browser/example-project'), stop.signal);
      },
    );
    return () => stop.abort();
  }, []);
}
