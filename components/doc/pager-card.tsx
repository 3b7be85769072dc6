import { SiteLink } from '@/components/ui/site-link.client';
import type { TextLink } from '@/lib/source/navigation-types';

interface PagerCardProps {
  readonly rel: 'prev' | 'next';
  readonly link: TextLink;
  readonly label: string;
}

/** The way to the page before or after this one. */
export function PagerCard({ rel, link, label }: PagerCardProps) {
  return (
    <SiteLink href={link.link} rel={rel} className={`pager-card pager-${rel}`}>
      <span className="pager-label">{label}</span>
      <span className="pager-title">{link.text}</span>
    </SiteLink>
  );
}
