'use client';

import { type ReactNode, useState } from 'react';
import { usePagePath } from '@/components/hooks/use-page-path';

interface SidebarGroupProps {
  /** Links of a group that is folded at first, so that it opens where it holds the current page; empty for the others. */
  readonly folded?: readonly string[];
  readonly summary: ReactNode;
  readonly children: ReactNode;
}

/** A part of the sidebar that folds. Later the browser has its state: a reader's choice stays from page to page. */
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
