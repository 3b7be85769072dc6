import type { ReactNode } from 'react';
import { SiteLink } from '@/components/ui/site-link.client';

interface ButtonLinkProps {
  readonly href: string;
  readonly theme: 'brand' | 'alt';
  readonly children: ReactNode;
}

/** A call-to-action link, styled as a button. */
export function ButtonLink({ href, theme, children }: ButtonLinkProps) {
  return (
    <SiteLink href={href} className={theme === 'brand' ? 'button button-brand' : 'button'}>
      {children}
    </SiteLink>
  );
}
