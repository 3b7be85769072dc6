import { useEffect, useEffectEvent, useRef } from 'react';
import { usePagePath } from '@/components/hooks/use-page-path';

/** Calls `run` after every client-side navigation, but not for the first page, which the page script prepares. */
export function usePageChange(run: () => void): void {
  const { path } = usePagePath();
  const previous = useRef(path);
  const runLatest = useEffectEvent(run);
  useEffect(() => {
    if (previous.current === path) return;
    previous.current = path;
    runLatest();
  }, [path]);
}
