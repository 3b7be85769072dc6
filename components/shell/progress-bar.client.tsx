'use client';

import { useProgress } from '@/components/shell/use-progress';
import { withBoundary } from '@/components/ui/feature-boundary.client';

/** The bar at the top of the window during slow navigation. */
export const ProgressBar = withBoundary(Bar);

function Bar({ busy }: { readonly busy: boolean }) {
  const amount = useProgress(busy);
  if (amount === undefined) return null;
  // The amount is a style property, which React sets by script. The policy blocks only style attributes in the HTML.
  return (
    <div
      className="pointer-events-none fixed inset-x-0 top-0 z-progress origin-left border-t-2 border-brand-strong [transition:transform_200ms_var(--ease-out),opacity_200ms_200ms] data-done:opacity-0"
      data-progress
      data-done={amount === 1 ? '' : undefined}
      style={{ transform: `scaleX(${amount})` }}
    />
  );
}
