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
    <SiteLink
      href={link.link}
      rel={rel}
      className={`group flex flex-col gap-0.5 rounded border border-line px-4 py-3 transition-hover hover:border-line-strong ${rel === 'next' ? 'text-end sm:col-start-2' : ''}`}
    >
      <span className={`text-small text-text-muted ${rel === 'next' ? 'after:content-["_→"/""]' : 'before:content-["←_"/""]'}`}>
        {label}
      </span>
      <span className="font-semibold wrap-anywhere group-hover:text-brand-text">{link.text}</span>
    </SiteLink>
  );
}
