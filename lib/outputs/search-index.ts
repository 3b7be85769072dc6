import { buildSearchRecords } from '@/lib/outputs/search-records';
import { nameSearchPart } from '@/lib/routes/output-paths';
import { listScopes, nameScopeFile, type PathScope } from '@/lib/routes/paths';
import { buildIndexFile } from '@/lib/search/build/build-index';
import { MAX_WHOLE, splitIndex } from '@/lib/search/build/split-index';
import type { IndexFile } from '@/lib/search/index-file';
import { getOrCreate } from '@/lib/site/collections';
import { getSiteUrl } from '@/lib/site/urls';
import type { Site } from '@/lib/source/site';

type Files = ReadonlyMap<string, () => string>;

const files = new WeakMap<Site, Files>();

/**
 * Lists the files in `/search/` by name: one per language and version, or several if the index is too large for one. Memoized, because their
 * names are known only when the index is built.
 */
export function listSearchFiles(site: Site): Files {
  return getOrCreate(files, site, () => new Map(listScopes(site.rules).flatMap((scope) => [...buildFiles(site, scope)])));
}

/** Builds the search index of a language and version, with all of its pages, whatever its size. */
export function buildSearchIndex(site: Site, scope: PathScope): IndexFile {
  const siteUrl = getSiteUrl(site.config, site.basePath);
  const { synonyms, popular } = site.getSearchWords(scope);
  // Escaped, like the URLs of the records.
  const paths = popular.map((link) => encodeURI(site.localizeLink(link, scope)));
  return buildIndexFile(buildSearchRecords(site, scope), { siteUrl, synonyms, popular: paths });
}

function buildFiles(site: Site, scope: PathScope): Files {
  const file = buildSearchIndex(site, scope);
  const name = nameScopeFile(scope);
  const text = JSON.stringify(file);
  if (text.length <= MAX_WHOLE) return new Map([[name, () => text]]);
  const { manifest, terms, pages } = splitIndex(file);
  return new Map([
    [name, () => JSON.stringify(manifest)],
    ...terms.map((part, at) => [nameSearchPart(name, `terms-${at}`), () => JSON.stringify(part)] as const),
    ...pages.map((part, at) => [nameSearchPart(name, `pages-${at}`), () => JSON.stringify(part)] as const),
  ]);
}
