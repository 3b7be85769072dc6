import { useEffect, useState } from 'react';
import { markReady } from '@/lib/browser/ready';

/**
 * Says on `html` that the page is ready. For the root of the shell, after all its other effects: React runs the effects of
 * children before those of their parent.
 */
export function useReady(): void {
  const [attached, setAttached] = useState(false);
  useEffect(() => setAttached(true), []);
  // Some handlers exist only after a state that an effect has set. React renders all such states of one commit together with this one.
  useEffect(() => {
    if (attached) markReady();
  }, [attached]);
}
