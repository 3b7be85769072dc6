'use client';

import { type ReactNode, useRef } from 'react';
import { usePointerDrift } from '@/components/home/use-pointer-drift';
import { withBoundary } from '@/components/ui/feature-boundary.client';

/** Moves the stars slightly in the opposite direction of the pointer. */
export const StarMotion = withBoundary(MovingField, (field) => <div className="star-field" {...field} />);

function MovingField({ children }: { readonly children: ReactNode }) {
  const field = useRef<HTMLDivElement>(null);
  usePointerDrift(field);
  return (
    <div ref={field} className="star-field">
      {children}
    </div>
  );
}
