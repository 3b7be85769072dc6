import { useEffect } from 'react';

declare global {
  interface Window {
    hasDevBehaviors?: boolean;
  }
}

/**
 * Runs the behaviors of the page script and the late script in development, where pages have neither, and releases the input that the head script
 * holds for them. Once per document, although React runs effects twice in development, and again when code is replaced.
 */
export function useDevBehaviors(): void {
  useEffect(() => {
    if (process.env.NODE_ENV !== 'development' || window.hasDevBehaviors) return;
    window.hasDevBehaviors = true;
    Promise.all([
      import('@/lib/browser/behaviors/prepare-page'),
      import('@/lib/browser/behaviors/run-behaviors'),
      import('@/lib/browser/start/held-input'),
    ]).then(([{ preparePage }, { runBehaviors }, { releaseInput }]) => {
      preparePage();
      runBehaviors(() => import('@/lib/browser/example-project'));
      releaseInput();
    });
  }, []);
}
