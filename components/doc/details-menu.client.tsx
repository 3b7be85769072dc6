'use client';

import { type ReactNode, useRef } from 'react';
import { useMenuDismiss } from '@/components/doc/use-menu-dismiss';

interface DetailsMenuProps {
  readonly className: string;
  readonly children: ReactNode;
}

/** A menu that works without JavaScript; with it, the menu also closes on Escape, outside clicks and navigation. */
export function DetailsMenu({ className, children }: DetailsMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  useMenuDismiss(menu);
  return (
    <details ref={menu} className={className}>
      {children}
    </details>
  );
}
