import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link.client';

interface CardProps {
  readonly title: string;
  readonly href?: string;
  readonly children?: ReactNode;
}

/** Cards side by side, as many as fit. */
export function CardGrid({ children }: { readonly children?: ReactNode }) {
  return <div className="card-grid">{children}</div>;
}

/** A title and a few words; with `href` the title is a link and all of the card can be clicked. */
export function Card({ title, href, children }: CardProps) {
  return (
    <div className={href ? 'card is-link' : 'card'}>
      <p className="card-title">
        {href ? (
          <SiteLink href={href} className="card-link">
            {title}
          </SiteLink>
        ) : (
          title
        )}
        {href && <Icon name="arrow-right" />}
      </p>
      <div className="card-body">{children}</div>
    </div>
  );
}
