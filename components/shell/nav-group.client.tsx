'use client';

import type { ReactNode } from 'react';
import { useCurrentPage } from '@/components/hooks/use-current-page';
import { Menu } from '@/components/ui/menu.client';
import { findCurrent } from '@/lib/routes/nav-match';

interface NavGroupProps {
  readonly trigger: ReactNode;
  /** The areas in which the group is current. */
  readonly areas: readonly { readonly link: string; readonly activeMatch?: string }[];
  readonly children: ReactNode;
}

/** A group of the navigation bar: a button with a dropdown. */
export function NavGroup({ trigger, areas, children }: NavGroupProps) {
  const page = useCurrentPage();
  const current = areas.some(({ link, activeMatch }) => findCurrent(page, link, activeMatch));
  return (
    <Menu trigger={trigger} variant="nav" current={current}>
      {children}
    </Menu>
  );
}
