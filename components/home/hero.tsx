import type { ReactNode } from 'react';
import { StarField } from '@/components/home/star-field';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link.client';
import type { Hero as HeroContent } from '@/lib/source/frontmatter';

/** The first screen of the home page (spec section 2.4): what the tool is, in words and in a build. */
export function Hero({ hero, children }: { readonly hero: HeroContent; readonly children?: ReactNode }) {
  return (
    <section className="hero">
      <StarField />
      <div className="hero-inner">
        <div className="hero-words">
          <h1>{hero.name}</h1>
          <p className="hero-text">{hero.text}</p>
          <p className="hero-tagline">{hero.tagline}</p>
          <div className="hero-actions">
            {hero.actions.map(({ theme, text, link }) => (
              <SiteLink key={link} href={link} className={`button button-large button-${theme}`}>
                {text}
                {theme === 'brand' && <Icon name="arrow-right" />}
              </SiteLink>
            ))}
          </div>
        </div>
        {children}
      </div>
    </section>
  );
}
