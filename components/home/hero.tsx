import type { ReactNode } from 'react';
import { StarField } from '@/components/home/star-field';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import type { Hero as HeroContent } from '@/lib/source/frontmatter';

/** The hero of the home page; `children` is the build panel. */
export function Hero({ hero, children }: { readonly hero: HeroContent; readonly children?: ReactNode }) {
  return (
    <section className="relative isolate overflow-clip bg-(image:--hero-glow)">
      <StarField />
      <div className="mx-auto grid max-w-page items-center gap-12 px-gutter py-[clamp(40px,7vw,96px)] lg:grid-cols-[minmax(0,1fr)_minmax(0,560px)] lg:gap-16">
        <div className="min-w-0">
          <h1 className="text-[clamp(2.75rem,5.4vw,4.5rem)] leading-none font-black tracking-[-0.04em] text-brand-strong">{hero.name}</h1>
          <p className="mt-3 text-[clamp(1.75rem,3.4vw,2.875rem)] leading-[1.15] font-heavy tracking-[-0.028em] text-balance [&:lang(zh)]:leading-[1.25] [&:lang(zh)]:tracking-[-0.01em]">
            {hero.text}
          </p>
          <p className="mt-4.5 max-w-[36em] text-[clamp(1rem,1.35vw,1.1875rem)] leading-relaxed text-balance text-text-muted">
            {hero.tagline}
          </p>
          <div className="mt-8 flex flex-wrap gap-3 max-[481px]:*:flex-1 max-[481px]:*:whitespace-nowrap">
            {hero.actions.map(({ theme, text, link }) => (
              <ButtonLink key={link} href={link} theme={theme}>
                {text}
                {theme === 'brand' && (
                  <Icon name="arrow-right" className="size-[17px] transition-[translate] group-hover:translate-x-0.5" />
                )}
              </ButtonLink>
            ))}
          </div>
        </div>
        {children}
      </div>
    </section>
  );
}
