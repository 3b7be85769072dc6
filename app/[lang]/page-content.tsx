import { createElement } from 'react';
import { FeedLinks } from '@/components/blog/feed-links.client';
import { JsonLd } from '@/components/doc/json-ld';
import { PageLayout } from '@/components/doc/page-layout';
import { createMdxComponents } from '@/components/mdx/mdx-components';
import { renderMdx } from '@/lib/markdown/render-mdx';
import { buildNotFoundData, getPageData, type PageData } from '@/lib/outputs/page-data';
import { splitSlug } from '@/lib/routes/paths';
import { getTexts } from '@/lib/site/texts/texts';
import { getSite } from '@/lib/source/get-site';

interface Props {
  readonly lang: string;
  readonly slug: readonly string[];
}

/** Loads the data of the page that the route parameters name, or of the 404 page if there is none. */
export async function loadPageData({ lang, slug }: Props): Promise<PageData> {
  const site = await getSite();
  const page = site.findPageBySlug(lang, slug);
  return page ? getPageData(site, page) : buildNotFoundData(site, lang, splitSlug(slug, site.rules).version);
}

/** A page of any type, with its elements for the head. */
export async function PageContent({ lang, slug }: Props) {
  const { config } = await getSite();
  const { view, head, feeds, jsonLd, contentLang } = await loadPageData({ lang, slug });
  return (
    <>
      {head.map(([tag, attributes]) => createElement(tag, { key: JSON.stringify(attributes), ...attributes }))}
      {feeds.length > 0 && <FeedLinks feeds={feeds} />}
      {jsonLd && <JsonLd data={jsonLd} />}
      <PageLayout view={view} texts={getTexts(lang, config)}>
        {view.kind === '404' ? null : await renderMdx(view.code, createMdxComponents(getTexts(contentLang, config)))}
      </PageLayout>
    </>
  );
}
