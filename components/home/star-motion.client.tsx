'use client';

import { type ReactNode, useRef } from 'react';
import { usePointerDrift } from '@/components/home/use-pointer-drift';

/** Moves the stars slightly against the pointer. */
export function StarMotion({ children }: { readonly children: ReactNode }) {
  const field = useRef<HTMLDivElement>(null);
  usePointerDrift(field);
  return (
    <div ref={field} className="pointer-events-none absolute inset-0 -z-1 print:hidden">
      {children}
    </div>
  );
}
