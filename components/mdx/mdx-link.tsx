import type { ComponentProps } from 'react';
import { SiteLink } from '@/components/ui/site-link.client';

/** A link in a page. Those within the page (footnotes too) stay plain anchors: the browser does all they need. */
export function MdxLink({ href = '', ...rest }: ComponentProps<'a'>) {
  return href === '' || href.startsWith('#') ? <a href={href} {...rest} /> : <SiteLink href={href} {...rest} />;
}
