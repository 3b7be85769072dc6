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
  readonly texts: Pick<UiTexts, 'home' | 'code' | 'tabs'>;
  /** The explorer. */
  readonly children?: ReactNode;
}

export function Hero({ hero: { name, promise, text, tagline, commands, actions }, version, texts, children }: HeroProps) {
  return (
    <section className="hero">
      <StarField />
      <div className="hero-columns">
        <div>
          <h1>
            <span className={promise ? 'hero-name' : 'hero-promise'}>
              {name}
              {promise && version && <span>{version}</span>}
            </span>
            {promise && <span className="hero-promise mt-3">{promise}</span>}
          </h1>
          <div className="hero-text">{text}</div>
          <p className="hero-tagline">{tagline}</p>
          {commands && <StartCommands commands={commands} texts={texts} />}
          <HeroActions actions={actions} />
        </div>
        {children}
      </div>
    </section>
  );
}
