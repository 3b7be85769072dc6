import { useEffect, useEffectEvent, useRef } from 'react';
import { useCurrentPage } from '@/components/hooks/use-current-page';

/** Calls `run` after every client-side navigation, but not for the first page, which the page script prepares. */
export function usePageChange(run: () => void): void {
  useChange(useCurrentPage().path, run);
}

/** Calls `run` after every change of a value. */
export function useChange(value: string, run: () => void): void {
  const previous = useRef(value);
  const runLatest = useEffectEvent(run);
  useEffect(() => {
    if (previous.current === value) return;
    previous.current = value;
    runLatest();
  }, [value]);
}
