import { buildPathRules } from '@/lib/routes/path-rules';
import { splitSlug } from '@/lib/routes/paths';
import type { Lang } from '@/lib/site/types';
import type { Page, Site } from '@/lib/source/types';

const indexes = new WeakMap<Site, ReadonlyMap<string, Page>>();

/** The page of the router's parameters: language and the segments after it, the version first where it is not the default one. */
export function findPage(site: Site, lang: Lang, slug: readonly string[]): Page | undefined {
  let index = indexes.get(site);
  if (!index) {
    index = new Map(site.pages.map((page) => [toId(page.lang, page.version, page.key.replace(/\/$/, '')), page]));
    indexes.set(site, index);
  }
  const { version, key } = splitSlug(slug.map(decodeURIComponent), buildPathRules(site.config));
  return index.get(toId(lang, version, key));
}

/** The parameters of all pages of a language but its home. */
export function listSlugs(site: Site, lang: Lang): string[][] {
  const { defaultVersion } = buildPathRules(site.config);
  return site.pages
    .filter((page) => page.lang === lang)
    .map(({ version, key }) => [...(version === defaultVersion ? [] : [version]), ...key.split('/').filter(Boolean)])
    .filter((slug) => slug.length > 0);
}

function toId(lang: Lang, version: string, name: string): string {
  return `${lang} ${version} ${name}`;
}
