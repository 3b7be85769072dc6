'use client';

import { type ReactNode, useRef } from 'react';
import { useDrawer } from '@/components/shell/use-drawer';

interface DrawerProps {
  readonly id: string;
  /** Media query at which its content has a place of its own. */
  readonly closeAt: string;
  readonly className: string;
  /** Given where the content is a page of its own, not a landmark: the drawer is a dialog of this name. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** A panel over the page that a `DrawerButton` opens, without scripts too. */
export function Drawer({ id, closeAt, className, label, children }: DrawerProps) {
  const panel = useRef<HTMLDivElement>(null);
  const handlers = useDrawer(panel, closeAt);
  const dialog = label ? { role: 'dialog', 'aria-label': label } : {};
  return (
    <div ref={panel} id={id} popover="auto" className={`drawer print:hidden ${className}`} {...dialog} {...handlers}>
      {children}
    </div>
  );
}
