import { useEffect, useState } from 'react';

/** Constants of the progress bar: times in milliseconds, amounts from 0 to 1. */
const PROGRESS_DELAY_MS = 200;
const PROGRESS_SPEED_MS = 200;
const PROGRESS_MINIMUM = 0.08;
const TRICKLE_RATE = 0.02;
const TRICKLE_MS = 800;

/** Returns the progress from 0 to 1, or `undefined` while no bar is shown, as for navigation that ends within the delay. */
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
