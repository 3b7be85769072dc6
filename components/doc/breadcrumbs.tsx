import { SiteLink } from '@/components/ui/site-link.client';
import type { Breadcrumb } from '@/lib/page-view/types';

interface BreadcrumbsProps {
  readonly items: readonly Breadcrumb[];
  readonly label: string;
}

export function Breadcrumbs({ items, label }: BreadcrumbsProps) {
  if (items.length === 0) return null;
  return (
    <nav className="breadcrumbs" aria-label={label}>
      <ol className="separated">
        {items.map(({ text, link }, index) => (
          <li key={index}>{link ? <SiteLink href={link}>{text}</SiteLink> : <span>{text}</span>}</li>
        ))}
      </ol>
    </nav>
  );
}
