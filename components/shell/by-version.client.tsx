'use client';

import type { ReactNode } from 'react';
import { usePagePath } from '@/components/hooks/use-page-path';

/** Renders the content for the current version. */
export function ByVersion({ contents }: { readonly contents: Readonly<Record<string, ReactNode>> }) {
  return contents[usePagePath().version];
}
