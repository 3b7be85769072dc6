import { createElement } from 'react';
import { FeedLinks } from '@/components/blog/feed-links.client';
import { JsonLd } from '@/components/doc/json-ld';
import { PageLayout } from '@/components/doc/page-layout';
import { createMdxComponents } from '@/components/mdx/mdx-components';
import { renderMdx } from '@/lib/markdown/render-mdx';
import { buildJsonLd } from '@/lib/outputs/json-ld';
import { buildNotFoundView, buildPageView } from '@/lib/page-view/build-page-view';
import { listFeeds } from '@/lib/page-view/list-feeds';
import { splitSlug } from '@/lib/routes/paths';
import { getTexts } from '@/lib/site/texts/texts';
import { getSite } from '@/lib/source/get-site';

/** Returns the page and view of the route parameters; the 404 view if the slug has no page. */
export async function getView(lang: string, slug: readonly string[]) {
  const site = await getSite();
  const page = site.findPageBySlug(lang, slug);
  const view = page ? buildPageView(page, site) : buildNotFoundView(site, lang, splitSlug(slug, site.rules).version);
  return { site, page, view };
}

interface Props {
  readonly lang: string;
  readonly slug: readonly string[];
}

/** A page of any type, with its tags for the head. */
export async function PageContent({ lang, slug }: Props) {
  const { page, view, site } = await getView(lang, slug);
  const texts = getTexts(lang, site.config);
  return (
    <>
      {page?.frontmatter.head.map(([tag, attributes]) => createElement(tag, { key: JSON.stringify(attributes), ...attributes }))}
      {page && <FeedLinks feeds={listFeeds(page, site)} />}
      {page && <JsonLd data={buildJsonLd({ page, view }, site)} />}
      <PageLayout view={view} texts={texts}>
        {view.kind === '404' ? null : await renderMdx(view.code, createMdxComponents(getTexts(page?.original?.lang ?? lang, site.config)))}
      </PageLayout>
    </>
  );
}
