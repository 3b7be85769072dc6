import { SiteLink } from '@/components/ui/site-link.client';
import type { Feature } from '@/lib/source/frontmatter';

export function FeatureGrid({ features }: { readonly features: readonly Feature[] }) {
  if (features.length === 0) return null;
  return (
    <ul className="mx-auto mt-2 grid grid-cols-cards max-w-page gap-x-10 px-gutter">
      {features.map(({ title, details, link }) => (
        <li key={title} className={`relative border-t border-line pt-6 pb-7 ${link ? 'group hover:border-line-strong' : ''}`}>
          <h2 className="mb-1.5 text-lg font-bold group-hover:text-brand-text">
            {link ? (
              <SiteLink href={link} className="card-link">
                {title}
              </SiteLink>
            ) : (
              title
            )}
          </h2>
          <p className="text-md leading-relaxed text-pretty text-text-muted">{details}</p>
        </li>
      ))}
    </ul>
  );
}
