'use client';

import type { ReactNode } from 'react';
import { usePagePath } from '@/components/hooks/use-page-path';
import { Menu } from '@/components/ui/menu.client';
import { findCurrent } from '@/lib/browser/active-match';

interface NavGroupProps {
  readonly trigger: ReactNode;
  /** What makes the group the current one: its own `activeMatch`, or the links in it with theirs. */
  readonly areas: readonly { readonly link: string; readonly activeMatch?: string }[];
  readonly children: ReactNode;
}

/** A group of the navigation bar: its entries drop down on hover and by keyboard. */
export function NavGroup({ trigger, areas, children }: NavGroupProps) {
  const page = usePagePath();
  const current = areas.some(({ link, activeMatch }) => findCurrent(page, link, activeMatch));
  return (
    <Menu trigger={trigger} variant="nav" current={current}>
      {children}
    </Menu>
  );
}
