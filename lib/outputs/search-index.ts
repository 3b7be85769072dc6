import { buildSearchRecords } from '@/lib/outputs/search-records';
import { listScopes, nameScopeFile, type PathScope } from '@/lib/routes/paths';
import { buildIndexFile } from '@/lib/search/build/build-index';
import { MAX_WHOLE, splitIndex } from '@/lib/search/build/split-index';
import { namePart } from '@/lib/search/search-file-path';
import { getSiteUrl } from '@/lib/site/site-url';
import { memoBySite } from '@/lib/source/memo-by-site';
import type { Site } from '@/lib/source/site';

/** Lists the names of the files in `/search/`: one per language and version, or several if the index is too large for one. */
export function listSearchFiles(site: Site): string[] {
  return listScopes(site.rules).flatMap((scope) => [...getFiles(site, scope).keys()]);
}

/** Builds a file of the search index; undefined if `name` is unknown. */
export function buildSearchFile(site: Site, name: string): string | undefined {
  return listScopes(site.rules)
    .filter((scope) => name.startsWith(nameScopeFile(scope).replace(/\.json$/, '')))
    .map((scope) => getFiles(site, scope).get(name)?.())
    .find((text) => text !== undefined);
}

type Files = ReadonlyMap<string, () => string>;

/** Memoized, because an index in several files would otherwise be split again for each of them. */
const getFiles = memoBySite(buildFiles, nameScopeFile);

function buildFiles(site: Site, scope: PathScope): Files {
  const siteUrl = getSiteUrl(site.config, site.basePath);
  const { synonyms, popular } = site.getSearchWords(scope);
  // Escaped, like the URLs of the records.
  const paths = popular.map((link) => encodeURI(site.localizeLink(link, scope)));
  const file = buildIndexFile(buildSearchRecords(site, scope), { ...scope, siteUrl, synonyms, popular: paths });
  const name = nameScopeFile(scope);
  const text = JSON.stringify(file);
  if (text.length <= MAX_WHOLE) return new Map([[name, () => text]]);
  const { manifest, terms, pages } = splitIndex(file);
  return new Map([
    [name, () => JSON.stringify(manifest)],
    ...terms.map((part, at) => [namePart(name, `terms-${at}`), () => JSON.stringify(part)] as const),
    ...pages.map((part, at) => [namePart(name, `pages-${at}`), () => JSON.stringify(part)] as const),
  ]);
}
