import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link.client';
import type { Hero } from '@/lib/source/frontmatter';

/** The buttons of the hero and of the last section. */
export function HeroActions({ actions }: Pick<Hero, 'actions'>) {
  return (
    <div className="hero-actions">
      {actions.map(({ theme, text, about, link }, index) => (
        <SiteLink key={index} href={link} className={theme === 'brand' ? 'button button-brand' : 'button'}>
          {text}
          {about && <span className="sr-only"> {about}</span>}
          {theme === 'brand' && <Icon name="arrow-right" />}
        </SiteLink>
      ))}
    </div>
  );
}
