'use client';

import type { ReactNode } from 'react';
import { useCurrentPage } from '@/components/hooks/use-current-page';
import { SiteLink } from '@/components/ui/site-link.client';
import { findCurrent, isSamePage } from '@/lib/routes/nav-match';

interface ActiveLinkProps {
  readonly href: string;
  readonly className?: string;
  /** Also marks the link on the pages that match this regular expression, or on all pages below the link if it is `''`. */
  readonly area?: string;
  readonly children: ReactNode;
}

/** A link with `aria-current` on its own page, and on the pages of its area. */
export function ActiveLink({ href, className, area, children }: ActiveLinkProps) {
  const page = useCurrentPage();
  const onPage = isSamePage(page, href) ? 'page' : undefined;
  return (
    <SiteLink href={href} className={className} aria-current={area === undefined ? onPage : findCurrent(page, href, area)}>
      {children}
    </SiteLink>
  );
}
