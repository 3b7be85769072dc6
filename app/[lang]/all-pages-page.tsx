import type { Metadata } from 'next';
import { AllPages } from '@/components/search/all-pages';
import { PageTitle } from '@/components/shell/page-title.client';
import { Tooltip } from '@/components/shell/tooltip';
import { buildAllPagesView } from '@/lib/outputs/all-pages';
import { listInOrder } from '@/lib/outputs/page-groups';
import { buildSearchRecords } from '@/lib/outputs/search-records';
import { joinTitle } from '@/lib/page-view/titles';
import { ALL_PAGES_KEY } from '@/lib/routes/path-rules';
import { splitSlug } from '@/lib/routes/paths';
import { getLocale } from '@/lib/site/get-locale';
import { getTexts } from '@/lib/site/texts/texts';
import { getSite } from '@/lib/source/get-site';
import type { Site } from '@/lib/source/site';

/** Returns whether this is the list of all pages, which replaces the search without JavaScript. It has no content file; there is one per version. */
export function isAllPages({ rules }: Site, slug: readonly string[]): boolean {
  return splitSlug(slug, rules).key === ALL_PAGES_KEY;
}

/** Builds the metadata. Excludes the page from search engines, which index the listed pages themselves. */
export function buildAllPagesMetadata(site: Site, lang: string): Metadata {
  const { search } = getTexts(lang, site.config);
  const buildPageUrl = (code: string) => site.buildUrl(site.buildPath({ version: '', lang: code, key: ALL_PAGES_KEY }));
  return {
    title: { absolute: buildTitle(site, lang) },
    description: search.allPagesDescription,
    robots: { index: false },
    alternates: {
      canonical: buildPageUrl(lang),
      languages: Object.fromEntries(site.config.locales.map((locale) => [locale.tag, buildPageUrl(locale.lang)])),
    },
  };
}

function buildTitle(site: Site, lang: string): string {
  return joinTitle(getTexts(lang, site.config).search.allPagesTitle, getLocale(site.config, lang).title);
}

export async function AllPagesPage({ lang, slug }: { readonly lang: string; readonly slug: readonly string[] }) {
  const site = await getSite();
  const { search } = getTexts(lang, site.config);
  const { version } = splitSlug(slug, site.rules);
  const records = buildSearchRecords(site, { lang, version }, (path) => path);
  return (
    <main id="content" tabIndex={-1} data-layout="all-pages">
      <PageTitle title={buildTitle(site, lang)} />
      <div className="doc-columns is-wide">
        <div>
          <div className="prose">
            <h1>{search.allPagesTitle}</h1>
            <p>{search.allPagesDescription}</p>
          </div>
          <AllPages
            view={buildAllPagesView(records, getLocale(site.config, lang).tag, listInOrder(site, { lang, version }))}
            texts={search}
          />
        </div>
      </div>
      <Tooltip />
    </main>
  );
}
