'use client';

import { type ComponentProps, type ReactNode, useRef } from 'react';
import { usePointerDrift } from '@/components/home/use-pointer-drift';
import { FeatureBoundary } from '@/components/ui/feature-boundary.client';

/** Moves the stars slightly in the opposite direction of the pointer. */
export function StarMotion({ children }: { readonly children: ReactNode }) {
  const attributes = { className: 'star-field', children };
  return (
    <FeatureBoundary fallback={<div {...attributes} />}>
      <MovingField {...attributes} />
    </FeatureBoundary>
  );
}

function MovingField(attributes: ComponentProps<'div'>) {
  const field = useRef<HTMLDivElement>(null);
  usePointerDrift(field);
  return <div ref={field} {...attributes} />;
}
