import { useSyncExternalStore } from 'react';
import { isAtTop, OUTLINE_THROTTLE_MS, watchScroll } from '@/lib/browser/scroll';

const subscribe = (onChange: () => void) => watchScroll(onChange, OUTLINE_THROTTLE_MS);

/** Whether the page is scrolled past its top (see `isAtTop`). */
export function usePastTop(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !isAtTop(),
    () => false,
  );
}
