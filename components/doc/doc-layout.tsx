import type { ReactNode } from 'react';
import { PostByline } from '@/components/blog/post-byline';
import { PostList } from '@/components/blog/post-list';
import { Breadcrumbs } from '@/components/doc/breadcrumbs';
import { LocalBar } from '@/components/doc/local-bar';
import { OutlineList } from '@/components/doc/outline-list';
import { PageActions } from '@/components/doc/page-actions';
import { PageFooter } from '@/components/doc/page-footer';
import { Callout } from '@/components/mdx/callout';
import { Overview } from '@/components/overview/overview.client';
import { SiteLink } from '@/components/ui/site-link.client';
import { addBasePath } from '@/components/ui/site-urls';
import type { DocView } from '@/lib/page-view/types';
import type { UiTexts } from '@/lib/site/texts/types';

interface DocLayoutProps {
  readonly view: DocView;
  readonly texts: UiTexts;
  readonly children?: ReactNode;
}

/** The layout of documentation pages: local bar on small screens, article, outline column. The sidebar is part of the shell. */
export function DocLayout({ view, texts, children }: DocLayoutProps) {
  const { outline, post, posts, feed, overview, versionNotice } = view;
  return (
    <>
      <LocalBar key={view.path} outline={outline} group={posts ? '' : (view.breadcrumbs.at(-1)?.text ?? '')} texts={texts} />
      <div className={overview ? 'doc-columns is-wide' : 'doc-columns'}>
        <div>
          <div className="page-head" data-head>
            <Breadcrumbs items={view.breadcrumbs} label={texts.page.breadcrumbs} />
            {!posts && <PageActions path={view.path} texts={texts} />}
            {feed && (
              <a className="page-action -me-2" href={addBasePath(feed.link)}>
                {feed.text}
              </a>
            )}
          </div>
          {versionNotice && (
            <div className="prose mb-6">
              <Callout type="warning" title={versionNotice.title} names={texts.callouts}>
                <p>
                  {versionNotice.text}
                  <SiteLink href={versionNotice.link.link}>{versionNotice.link.text}</SiteLink>
                </p>
              </Callout>
            </div>
          )}
          {post && <PostByline post={post} />}
          {/* By this id, reader modes tell the page from a large example in it. */}
          <article id="page-body" className="prose" lang={view.contentTag}>
            {children}
          </article>
          {overview && <Overview groups={overview} texts={texts.overview} />}
          {posts && <PostList posts={posts} texts={texts.page} />}
          {!posts && <PageActions path={view.path} texts={texts} />}
          <PageFooter view={view} texts={texts} />
        </div>
        {/* Shown from 1280 px. On wide reference pages, the outline is in the local bar. */}
        {outline.length > 0 && (
          <nav className="outline-sidebar" aria-label={texts.outline.title} data-outline>
            <p>{texts.outline.title}</p>
            <OutlineList outline={outline} />
          </nav>
        )}
      </div>
    </>
  );
}
