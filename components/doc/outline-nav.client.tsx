'use client';

import { type ReactNode, useRef } from 'react';
import { useActiveHeading } from '@/components/doc/use-active-heading';

interface OutlineNavProps {
  readonly label: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** Marks the link of the active heading among its children. */
export function OutlineNav({ label, className, children }: OutlineNavProps) {
  const nav = useRef<HTMLElement>(null);
  useActiveHeading(nav);
  return (
    <nav ref={nav} className={className} aria-label={label}>
      {children}
    </nav>
  );
}
