'use client';

import type { ReactNode } from 'react';
import { buildPagePath } from '@/components/hooks/use-page-path';
import { useShell } from '@/components/hooks/use-shell';
import { SiteLink } from '@/components/ui/site-link.client';

interface HomeLinkProps {
  readonly className: string;
  readonly children: ReactNode;
}

/** Link to the home page of the current version and language. */
export function HomeLink({ className, children }: HomeLinkProps) {
  const { pageManifest, page } = useShell();
  return (
    <SiteLink className={className} href={buildPagePath(pageManifest, { ...page, key: '' })}>
      {children}
    </SiteLink>
  );
}
