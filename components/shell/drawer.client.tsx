'use client';

import { type ComponentProps, type ReactNode, useRef } from 'react';
import { useDrawer } from '@/components/shell/use-drawer';
import { FeatureBoundary } from '@/components/ui/feature-boundary';

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
  const dialog = label ? { role: 'dialog', 'aria-label': label } : {};
  const attributes = { id, popover: 'auto', className: `drawer print:hidden ${className}`, children, ...dialog } as const;
  return (
    <FeatureBoundary fallback={<div {...attributes} />}>
      <LiveDrawer attributes={attributes} closeAt={closeAt} />
    </FeatureBoundary>
  );
}

interface LiveDrawerProps {
  readonly attributes: ComponentProps<'div'>;
  readonly closeAt: string;
}

function LiveDrawer({ attributes, closeAt }: LiveDrawerProps) {
  const panel = useRef<HTMLDivElement>(null);
  return <div ref={panel} {...attributes} {...useDrawer(panel, closeAt)} />;
}
