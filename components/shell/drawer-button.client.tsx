'use client';

import type { ReactNode } from 'react';
import { usePopoverOpen } from '@/components/shell/use-popover-open';

interface DrawerButtonProps {
  /** Id of the drawer. */
  readonly drawer: string;
  readonly label?: string;
  readonly className: string;
  readonly children: ReactNode;
}

export function DrawerButton({ drawer, label, className, children }: DrawerButtonProps) {
  const open = usePopoverOpen(drawer);
  return (
    <button type="button" className={className} aria-label={label} aria-expanded={open} aria-controls={drawer} popoverTarget={drawer}>
      {children}
    </button>
  );
}
