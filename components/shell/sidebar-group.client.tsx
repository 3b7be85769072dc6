'use client';

import { type ReactNode, useState } from 'react';
import { usePagePath } from '@/components/hooks/use-page-path';

interface SidebarGroupProps {
  /** Links of an initially collapsed group, which is open if it contains the current page. Absent for groups that are open initially. */
  readonly folded?: readonly string[];
  readonly summary: ReactNode;
  readonly children: ReactNode;
}

/** A collapsible group. After the first render, the state is in the DOM only, so that the reader's choice is kept between pages. */
export function SidebarGroup({ folded, summary, children }: SidebarGroupProps) {
  const { path } = usePagePath();
  const [open] = useState(!folded || folded.includes(path));
  return (
    <details open={open}>
      {summary}
      {children}
    </details>
  );
}
