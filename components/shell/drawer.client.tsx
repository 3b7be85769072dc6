'use client';

import { type ReactNode, useRef } from 'react';
import { useDrawer } from '@/components/hooks/use-drawer';

interface DrawerProps {
  readonly id: string;
  /** Media query at which its content has a place of its own. */
  readonly closeAt: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** A panel over the page that a `DrawerButton` opens, without scripts too. */
export function Drawer({ id, closeAt, className, children }: DrawerProps) {
  const panel = useRef<HTMLDivElement>(null);
  const handlers = useDrawer(panel, closeAt);
  return (
    <div ref={panel} id={id} popover="auto" className={`drawer ${className}`} {...handlers}>
      {children}
    </div>
  );
}
