'use client';

import { type ReactNode, useState } from 'react';
import { useCurrentPage } from '@/components/hooks/use-current-page';

interface SidebarGroupProps {
  /** The links of a group that is initially collapsed, unless one of them is the current page. Absent if the group is initially open. */
  readonly folded?: readonly string[];
  readonly summary: ReactNode;
  readonly children: ReactNode;
}

/** A collapsible group. After the first render, its state is only in the DOM, so that the reader's choice is kept between pages. */
export function SidebarGroup({ folded, summary, children }: SidebarGroupProps) {
  const { path } = useCurrentPage();
  const [open] = useState(!folded || folded.includes(path));
  return (
    <details open={open}>
      {summary}
      {children}
    </details>
  );
}
