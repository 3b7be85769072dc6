import { SiteLink } from '@/components/ui/site-link.client';
import type { Feature } from '@/lib/source/frontmatter';

interface FeatureGridProps {
  readonly features: readonly Feature[];
  readonly title: string;
}

export function FeatureGrid({ features, title }: FeatureGridProps) {
  if (features.length === 0) return null;
  return (
    <section className="home-section" aria-labelledby="features">
      <h2 id="features" className="home-title">
        {title}
      </h2>
      <ul className="mt-4 grid gap-x-8 md:mt-6 md:grid-cols-2 xl:grid-cols-4">
        {features.map(({ title: name, details, link }) => (
          <li key={name} className={`relative border-t border-line py-2 md:py-4 ${link ? 'group hover:border-line-strong' : ''}`}>
            <h3 className="mb-0.5 text-md font-bold group-hover:text-brand-text">
              {link ? (
                <SiteLink href={link} className="card-link">
                  {name}
                </SiteLink>
              ) : (
                name
              )}
            </h3>
            <p className="text-ui leading-normal text-pretty md:leading-relaxed text-text-muted">{details}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
