import type { ReactNode } from 'react';
import { BuildPanel } from '@/components/home/build-panel';
import { FeatureGrid } from '@/components/home/feature-grid';
import { Hero } from '@/components/home/hero';
import { ToolFamily } from '@/components/home/tool-family';
import type { HomeView } from '@/lib/page-view/types';
import type { UiTexts } from '@/lib/site/texts/types';

interface HomeLayoutProps {
  readonly view: HomeView;
  readonly texts: UiTexts;
  readonly children?: ReactNode;
}

export function HomeLayout({ view, texts, children }: HomeLayoutProps) {
  return (
    <>
      {view.hero && <Hero hero={view.hero}>{view.buildPanel && <BuildPanel view={view.buildPanel} />}</Hero>}
      <FeatureGrid features={view.features} />
      {children && <div className="prose mx-auto mt-14 box-content max-w-text px-gutter empty:hidden">{children}</div>}
      <ToolFamily lang={view.lang} texts={texts.home} />
    </>
  );
}
