import { useLayoutEffect, useState } from 'react';
import { markReady } from '@/lib/browser/ready';

/**
 * Marks `html` as ready. Must be called in the root of the shell after all its other effects: React runs the effects of children
 * before those of their parents.
 */
export function useReady(): void {
  const [attached, setAttached] = useState(false);
  useLayoutEffect(() => setAttached(true), []);
  // Some handlers are attached only after an effect has set state. React batches those updates with this one.
  useLayoutEffect(() => {
    if (attached) markReady();
  }, [attached]);
}
