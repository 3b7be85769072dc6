import type { ReactNode } from 'react';
import { DocLayout } from '@/components/doc/doc-layout';
import { NotFoundLayout } from '@/components/doc/not-found-layout';
import { HomeLayout } from '@/components/home/home-layout';
import { PageTitle } from '@/components/shell/page-title.client';
import { Tooltip } from '@/components/shell/tooltip';
import type { PageView } from '@/lib/page-view/types';
import type { UiTexts } from '@/lib/site/texts/types';

interface PageLayoutProps {
  readonly view: PageView;
  readonly texts: UiTexts;
  /** The rendered MDX of the page; absent for 404 pages. */
  readonly children?: ReactNode;
}

/** The `main` element with the layout of the page type. */
export function PageLayout({ view, texts, children }: PageLayoutProps) {
  return (
    <main id="content" tabIndex={-1} data-layout={findLayout(view)}>
      <PageTitle title={view.documentTitle} />
      {renderLayout({ view, texts, children })}
      <Tooltip />
    </main>
  );
}

/** Finds the variant of a documentation page that has styles of its own. */
function findLayout(view: PageView): 'overview' | 'blog' | 'reference' | undefined {
  if (view.kind !== 'doc') return undefined;
  if (view.overview) return 'overview';
  if (view.posts || view.post) return 'blog';
  return view.isReference ? 'reference' : undefined;
}

function renderLayout({ view, texts, children }: PageLayoutProps) {
  switch (view.kind) {
    case 'doc':
      return (
        <DocLayout view={view} texts={texts}>
          {children}
        </DocLayout>
      );
    case 'home':
      return (
        <HomeLayout view={view} texts={texts}>
          {children}
        </HomeLayout>
      );
    case 'custom':
    case 'blank':
      return <div className="prose mx-auto box-content max-w-text px-gutter pt-10 pb-24">{children}</div>;
    case '404':
      return <NotFoundLayout view={view} texts={texts} />;
  }
}
