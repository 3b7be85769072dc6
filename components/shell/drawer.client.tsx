'use client';

import { type ReactNode, useRef } from 'react';
import { useDrawer } from '@/components/shell/use-drawer';

interface DrawerProps {
  readonly id: string;
  /** Media query of the screen widths at which the drawer is not used. */
  readonly closeAt: string;
  readonly className: string;
  /** Makes the drawer a dialog with this name; omit it if the content is a landmark. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** A panel over the page that a `DrawerButton` opens. Works without JavaScript. */
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
