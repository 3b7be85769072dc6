'use client';

import { useProgress } from '@/components/shell/use-progress';

/** The bar at the top of the window while a page is slow to come. */
export function ProgressBar({ busy }: { readonly busy: boolean }) {
  const amount = useProgress(busy);
  if (amount === undefined) return null;
  return <div className="progress-bar" data-done={amount === 1 ? '' : undefined} style={{ transform: `scaleX(${amount})` }} />;
}
