import { useEffect, useState } from 'react';

/** Constants of the progress bar (spec sections 4 and 9); times in milliseconds, amounts as a part of the whole. */
export const PROGRESS_DELAY_MS = 200;
export const PROGRESS_SPEED_MS = 200;
export const PROGRESS_MINIMUM = 0.08;
export const TRICKLE_RATE = 0.02;
export const TRICKLE_MS = 800;

/** How far the bar stands; `undefined` while there is none. A wait that ends before the delay shows nothing. */
export function useProgress(busy: boolean): number | undefined {
  const [amount, setAmount] = useState<number>();
  useEffect(() => {
    if (!busy) {
      setAmount((before) => (before === undefined ? undefined : 1));
      const clear = setTimeout(() => setAmount(undefined), PROGRESS_SPEED_MS * 2);
      return () => clearTimeout(clear);
    }
    setAmount(undefined);
    let trickle: ReturnType<typeof setInterval> | undefined;
    const start = setTimeout(() => {
      setAmount(PROGRESS_MINIMUM);
      trickle = setInterval(() => setAmount((before = 0) => Math.min(before + TRICKLE_RATE, 1 - TRICKLE_RATE)), TRICKLE_MS);
    }, PROGRESS_DELAY_MS);
    return () => {
      clearTimeout(start);
      clearInterval(trickle);
    };
  }, [busy]);
  return amount;
}
