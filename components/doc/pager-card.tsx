import { SiteLink } from '@/components/ui/site-link.client';
import type { TextLink } from '@/lib/source/navigation-types';

interface PagerCardProps {
  readonly rel: 'prev' | 'next';
  readonly link: TextLink;
  readonly label: string;
}

/** Link to the previous or next page. */
export function PagerCard({ rel, link, label }: PagerCardProps) {
  return (
    <SiteLink href={link.link} rel={rel}>
      <span>{label}</span>
      <span>{link.text}</span>
    </SiteLink>
  );
}
