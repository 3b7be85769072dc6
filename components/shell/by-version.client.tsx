'use client';

import type { ReactNode } from 'react';
import { usePagePath } from '@/components/hooks/use-page-path';

/** Of the contents for each version, the one for the version that is read. */
export function ByVersion({ contents }: { readonly contents: Readonly<Record<string, ReactNode>> }) {
  return contents[usePagePath().version];
}
