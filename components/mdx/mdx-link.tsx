import type { ComponentProps } from 'react';
import { SiteLink } from '@/components/ui/site-link.client';

/** A link in content. Hash links, including footnotes, are plain anchors; all others are `SiteLink`s. */
export function MdxLink({ href = '', ...rest }: ComponentProps<'a'>) {
  return href === '' || href.startsWith('#') ? <a href={href} {...rest} /> : <SiteLink href={href} {...rest} />;
}
