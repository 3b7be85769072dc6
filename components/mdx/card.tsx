import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link.client';

interface CardProps {
  readonly title: string;
  readonly href?: string;
  readonly children?: ReactNode;
}

/** A grid with as many cards per row as fit. */
export function CardGrid({ children }: { readonly children?: ReactNode }) {
  return <div className="card-grid grid grid-cols-[repeat(auto-fill,minmax(min(100%,260px),1fr))] gap-3">{children}</div>;
}

/** A card. With `href`, the title is a link, and the whole card is clickable. */
export function Card({ title, href, children }: CardProps) {
  return (
    <div
      className={`card relative rounded border border-line px-4 py-3.5 transition-hover ${href ? 'group hover:border-line-strong' : ''}`}
    >
      <p className="m-0 flex items-center justify-between gap-2 leading-normal font-bold">
        {href ? (
          <SiteLink href={href} className="card-link">
            {title}
          </SiteLink>
        ) : (
          title
        )}
        {href && (
          <Icon
            name="arrow-right"
            className="size-4 text-text-faint transition-[translate] group-hover:translate-x-0.5 group-hover:text-brand-text"
          />
        )}
      </p>
      <div className="card-body text-ui leading-relaxed text-text-muted *:[p]:mt-1">{children}</div>
    </div>
  );
}
