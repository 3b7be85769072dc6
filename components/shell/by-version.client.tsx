'use client';

import type { ReactNode } from 'react';
import { useCurrentPage } from '@/components/hooks/use-current-page';

/** Renders the content for the current version. */
export function ByVersion({ contents }: { readonly contents: Readonly<Record<string, ReactNode>> }) {
  return contents[useCurrentPage().version];
}
