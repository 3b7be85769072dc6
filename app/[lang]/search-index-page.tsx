import type { Metadata } from 'next';
import { DocColumns } from '@/components/doc/doc-columns';
import { SearchIndex } from '@/components/search/search-index';
import { getSite } from '@/lib/content/site';
import type { Site } from '@/lib/content/types';
import { buildIndexView } from '@/lib/outputs/page-index';
import { buildSearchRecords } from '@/lib/outputs/search-records';
import { joinTitle } from '@/lib/page-view/titles';
import { buildPathRules } from '@/lib/routes/path-rules';
import { buildPath, splitSlug, withBasePath } from '@/lib/routes/paths';
import { INDEX_KEY } from '@/lib/search/setup';
import { findLocale } from '@/lib/site/find-locale';
import { findTexts } from '@/lib/site/texts/texts';

/** The page that stands in for search where scripts do not run has no content file, one for each language and version. */
export function listIndexSlugs({ config }: Site): string[][] {
  const { versions, defaultVersion } = buildPathRules(config);
  return [[INDEX_KEY], ...versions.filter((version) => version !== defaultVersion).map((version) => [version, INDEX_KEY])];
}

export function isSearchIndex({ config }: Site, slug: readonly string[]): boolean {
  return splitSlug(slug, buildPathRules(config)).key === INDEX_KEY;
}

/** It is not for search engines: they have the pages themselves. */
export function buildIndexMetadata(site: Site, lang: string): Metadata {
  const { search } = findTexts(lang);
  const base = process.env.NEXT_PUBLIC_BASE_PATH ?? '';
  const rules = buildPathRules(site.config);
  const toUrl = (code: string) => site.config.url + withBasePath(buildPath({ version: '', lang: code, key: INDEX_KEY }, rules), base);
  return {
    title: { absolute: joinTitle(search.indexTitle, findLocale(site.config, lang).title) },
    description: search.indexDescription,
    robots: { index: false },
    alternates: {
      canonical: toUrl(lang),
      languages: Object.fromEntries(site.config.locales.map((locale) => [locale.tag, toUrl(locale.lang)])),
    },
  };
}

/** All pages and options, by section and from A to Z. */
export async function SearchIndexPage({ lang, slug }: { readonly lang: string; readonly slug: readonly string[] }) {
  const site = await getSite();
  const { search } = findTexts(lang);
  const { version } = splitSlug(slug, buildPathRules(site.config));
  const records = buildSearchRecords(site, { lang, version, siteUrl: '' });
  return (
    <main id="content" tabIndex={-1}>
      <DocColumns wide>
        <div>
          <div className="prose">
            <h1>{search.indexTitle}</h1>
            <p>{search.indexDescription}</p>
          </div>
          <SearchIndex view={buildIndexView(records, '', findLocale(site.config, lang).tag)} texts={search} />
        </div>
      </DocColumns>
    </main>
  );
}
