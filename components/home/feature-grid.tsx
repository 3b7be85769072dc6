import { SiteLink } from '@/components/ui/site-link.client';
import type { Feature } from '@/lib/source/frontmatter';

interface FeatureGridProps {
  readonly features: readonly Feature[];
  readonly title: string;
}

export function FeatureGrid({ features, title }: FeatureGridProps) {
  if (features.length === 0) return null;
  return (
    <section className="home-section" aria-labelledby="home-features">
      <h2 id="home-features" className="home-title">
        {title}
      </h2>
      <ul className="feature-list">
        {features.map(({ title: name, details, link }, index) => (
          <li key={index}>
            <h3>
              {link ? (
                <SiteLink href={link} className="card-link">
                  {name}
                </SiteLink>
              ) : (
                name
              )}
            </h3>
            <p>{details}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
