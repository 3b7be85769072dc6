'use client';

import type { ReactNode } from 'react';
import { usePagePath } from '@/components/hooks/use-page-path';
import { SiteLink } from '@/components/ui/site-link.client';
import { findCurrent } from '@/lib/browser/active-match';
import { isSamePage } from '@/lib/routes/nav-match';

interface ActiveLinkProps {
  readonly href: string;
  readonly className?: string;
  /** Marks the whole area of an entry of the top navigation: a regular expression, or `''` for everything under the link. */
  readonly area?: string;
  readonly children: ReactNode;
}

/** A link that carries `aria-current` on its own page, and on those of its area if it has one. */
export function ActiveLink({ href, className, area, children }: ActiveLinkProps) {
  const page = usePagePath();
  const onPage = isSamePage(page, href) ? 'page' : undefined;
  return (
    <SiteLink href={href} className={className} aria-current={area === undefined ? onPage : findCurrent(page, href, area)}>
      {children}
    </SiteLink>
  );
}
