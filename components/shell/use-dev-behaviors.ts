import { useEffect } from 'react';

/** Runs the behaviors of the page script in development, where pages do not have that script. */
export function useDevBehaviors(): void {
  useEffect(() => {
    if (process.env.NODE_ENV !== 'development') return;
    const stop = new AbortController();
    import('@/lib/browser/behaviors/run-behaviors').then(({ runBehaviors }) => {
      if (!stop.signal.aborted) runBehaviors(stop.signal);
    });
    return () => stop.abort();
  }, []);
}
