import { SiteLink } from '@/components/ui/site-link.client';
import type { Feature } from '@/lib/source/frontmatter';

/** What the tool does, a few words each. */
export function FeatureGrid({ features }: { readonly features: readonly Feature[] }) {
  if (features.length === 0) return null;
  return (
    <ul className="features">
      {features.map(({ title, details, link }) => (
        <li key={title} className={link ? 'feature is-link' : 'feature'}>
          <h2>
            {link ? (
              <SiteLink href={link} className="card-link">
                {title}
              </SiteLink>
            ) : (
              title
            )}
          </h2>
          <p>{details}</p>
        </li>
      ))}
    </ul>
  );
}
