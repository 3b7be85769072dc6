'use client';

import { type ReactNode, useRef } from 'react';
import { useMenuDismiss } from '@/components/doc/use-menu-dismiss';

interface DetailsMenuProps {
  readonly className: string;
  readonly children: ReactNode;
}

/** A menu that opens without scripts; with them it also closes by itself. */
export function DetailsMenu({ className, children }: DetailsMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  useMenuDismiss(menu);
  return (
    <details ref={menu} className={className}>
      {children}
    </details>
  );
}
