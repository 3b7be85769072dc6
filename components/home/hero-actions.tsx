import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import type { Hero } from '@/lib/source/frontmatter';

/** The buttons of the hero and of the last section. */
export function HeroActions({ actions }: Pick<Hero, 'actions'>) {
  return (
    <div className="mt-5 flex flex-wrap gap-3 max-[481px]:*:flex-1 max-[481px]:*:whitespace-nowrap">
      {actions.map(({ theme, text, about, link }) => (
        <ButtonLink key={link} href={link} theme={theme}>
          {text}
          {about && <span className="sr-only"> {about}</span>}
          {theme === 'brand' && <Icon name="arrow-right" className="size-[17px] transition-[translate] group-hover:translate-x-0.5" />}
        </ButtonLink>
      ))}
    </div>
  );
}
