'use client';

import type { ReactNode } from 'react';
import { usePagePath } from '@/components/hooks/use-page-path';

interface OnPagesProps {
  readonly paths: readonly string[];
  readonly elsewhere: ReactNode;
  readonly children: ReactNode;
}

/** Renders its children on the pages with these paths, and `elsewhere` on others. */
export function OnPages({ paths, elsewhere, children }: OnPagesProps) {
  const { path } = usePagePath();
  return paths.includes(path) ? children : elsewhere;
}
