'use client';

import { type ReactNode, useRef } from 'react';
import { useDrawer } from '@/components/shell/use-drawer';
import { withBoundary } from '@/components/ui/feature-boundary.client';

interface DrawerProps {
  readonly id: string;
  /** Accessible name of the drawer, which is a dialog while it is open. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A panel over the page that buttons with its id as `popoverTarget` open. Works without JavaScript. */
export const Drawer = withBoundary(LiveDrawer, ({ id, children }) => (
  <div id={id} popover="auto">
    {children}
  </div>
));

function LiveDrawer({ id, label, children }: DrawerProps) {
  const panel = useRef<HTMLDivElement>(null);
  const { open, onToggle } = useDrawer(panel);
  // On wide screens, it is a column of the page. The open drawer covers the page, which screen readers must not read on from it.
  const dialog = open ? { role: 'dialog', 'aria-modal': true, 'aria-label': label } : {};
  return (
    <div ref={panel} id={id} popover="auto" onToggle={onToggle} {...dialog}>
      {children}
    </div>
  );
}
