'use client';

import type { ReactNode } from 'react';
import { buildPagePath } from '@/components/hooks/use-current-page';
import { useShell } from '@/components/hooks/use-shell';
import { SiteLink } from '@/components/ui/site-link.client';

/** Link to the home page of the current version and language. */
export function HomeLink({ children }: { readonly children: ReactNode }) {
  const { pageManifest, page } = useShell();
  return (
    <SiteLink className="home-link" href={buildPagePath(pageManifest, { ...page, key: '' })}>
      {children}
    </SiteLink>
  );
}
