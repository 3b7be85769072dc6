import type { ReactNode } from 'react';
import { FeatureGrid } from '@/components/home/feature-grid';
import { Hero } from '@/components/home/hero';
import { HeroActions } from '@/components/home/hero-actions';
import { ToolFamily } from '@/components/home/tool-family';
import { OutputExplorer } from '@/components/mdx/output-explorer';
import type { HomeView } from '@/lib/page-view/types';
import type { UiTexts } from '@/lib/site/texts/types';

interface HomeLayoutProps {
  readonly view: HomeView;
  readonly texts: UiTexts;
  readonly children?: ReactNode;
}

export function HomeLayout({ view: { hero, explorer, features, closing, lang }, texts, children }: HomeLayoutProps) {
  return (
    <>
      {hero && (
        <Hero hero={hero} version={explorer?.version} texts={texts}>
          {explorer && <OutputExplorer view={explorer} texts={texts.explorer} />}
        </Hero>
      )}
      <FeatureGrid features={features} title={texts.home.features} />
      {children && <div className="prose mx-auto mt-14 box-content max-w-text px-gutter empty:hidden">{children}</div>}
      <ToolFamily lang={lang} texts={texts.home} />
      {hero && closing && (
        <section className="home-closing" aria-labelledby="home-closing">
          <h2 id="home-closing" className="home-title">
            {closing.title}
          </h2>
          <p>{closing.text}</p>
          <HeroActions actions={hero.actions} />
        </section>
      )}
    </>
  );
}
