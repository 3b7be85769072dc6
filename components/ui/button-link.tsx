import type { ReactNode } from 'react';
import { SiteLink } from '@/components/ui/site-link.client';

interface ButtonLinkProps {
  readonly href: string;
  readonly theme: 'brand' | 'alt';
  readonly children: ReactNode;
}

const THEMES = {
  brand: 'border-transparent bg-brand text-on-brand hover:bg-brand-hover active:bg-brand-active forced-colors:border-[LinkText]',
  alt: 'border-line-strong bg-bg hover:bg-bg-mute forced-colors:border-[LinkText]',
};

/** A call-to-action link that is styled as a button. */
export function ButtonLink({ href, theme, children }: ButtonLinkProps) {
  return (
    <SiteLink
      href={href}
      className={`group inline-flex min-h-11 items-center justify-center gap-2 rounded border px-5 py-1 text-center text-md leading-[1.4] font-semibold transition-hover ${THEMES[theme]}`}
    >
      {children}
    </SiteLink>
  );
}
