'use client';

import { type ComponentProps, type ReactNode, useRef } from 'react';
import { useDrawer } from '@/components/shell/use-drawer';
import { FeatureBoundary } from '@/components/ui/feature-boundary.client';

interface DrawerProps {
  readonly id: string;
  /** Accessible name of the drawer, which is a dialog while it is open. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A panel over the page that buttons with its id as `popoverTarget` open. Works without JavaScript. */
export function Drawer({ id, label, children }: DrawerProps) {
  const attributes = { id, popover: 'auto', children } as const;
  return (
    <FeatureBoundary fallback={<div {...attributes} />}>
      <LiveDrawer attributes={attributes} label={label} />
    </FeatureBoundary>
  );
}

interface LiveDrawerProps {
  readonly attributes: ComponentProps<'div'>;
  readonly label: string;
}

function LiveDrawer({ attributes, label }: LiveDrawerProps) {
  const panel = useRef<HTMLDivElement>(null);
  const { open, onToggle } = useDrawer(panel);
  // On wide screens, it is a column of the page.
  const dialog = open ? { role: 'dialog', 'aria-label': label } : {};
  return <div ref={panel} {...attributes} onToggle={onToggle} {...dialog} />;
}
