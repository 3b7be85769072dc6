import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import type { Hero } from '@/lib/source/frontmatter';

/** The buttons of the hero and of the last section. */
export function HeroActions({ actions }: Pick<Hero, 'actions'>) {
  return (
    <div className="hero-actions">
      {actions.map(({ theme, text, about, link }, index) => (
        <ButtonLink key={index} href={link} theme={theme}>
          {text}
          {about && <span className="sr-only"> {about}</span>}
          {theme === 'brand' && <Icon name="arrow-right" />}
        </ButtonLink>
      ))}
    </div>
  );
}
