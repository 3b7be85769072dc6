import type { ReactNode } from 'react';
import { HeroActions } from '@/components/home/hero-actions';
import { StarField } from '@/components/home/star-field';
import { StartCommands } from '@/components/home/start-commands';
import type { UiTexts } from '@/lib/site/texts/types';
import type { Hero as HeroContent } from '@/lib/source/frontmatter';

interface HeroProps {
  readonly hero: HeroContent;
  /** Version of the tool. */
  readonly version?: string;
  readonly texts: Pick<UiTexts, 'home' | 'code'>;
  /** The explorer. */
  readonly children?: ReactNode;
}

/** The hero of the home page. */
export function Hero({ hero: { name, promise, text, tagline, commands, actions }, version, texts, children }: HeroProps) {
  return (
    <section className="hero relative isolate overflow-clip">
      <StarField />
      <div className="mx-auto grid max-w-page items-center gap-5 px-gutter pt-5 pb-4 md:gap-10 md:py-14 xl:grid-cols-[minmax(0,6fr)_minmax(0,8fr)] xl:gap-14">
        <div className="min-w-0 max-xl:max-w-[42rem]">
          <h1>
            <span className={promise ? 'flex items-center gap-2.5 text-md font-semibold' : 'hero-promise'}>
              {name}
              {promise && version && (
                <span className="rounded-full border border-line px-2.5 py-0.5 text-small font-medium text-text-muted [font-variant-numeric:tabular-nums]">
                  {version}
                </span>
              )}
            </span>
            {promise && <span className="hero-promise mt-3">{promise}</span>}
          </h1>
          <div className="mt-3 text-lg leading-[1.4] font-semibold text-balance md:mt-4 md:text-[1.25rem]">{text}</div>
          <p className="mt-2 max-w-[36em] text-md leading-relaxed text-pretty text-text-muted md:text-lg">{tagline}</p>
          {commands && <StartCommands commands={commands} texts={texts} />}
          <HeroActions actions={actions} />
        </div>
        {children}
      </div>
    </section>
  );
}
