import { buildSearchRecords } from '@/lib/outputs/search-records';
import { buildIndexFile } from '@/lib/search/build/build-index';
import { nameIndexFile } from '@/lib/search/index-address';
import type { Site } from '@/lib/source/site';

/** Names of the search index files in `/search/`, one per language and version. */
export function listSearchFiles(site: Site): string[] {
  return listScopes(site).map(nameIndexFile);
}

/** Builds a search index file; undefined if `name` is unknown. `siteUrl` has no trailing slash. */
export function buildSearchFile(site: Site, name: string, siteUrl: string): string | undefined {
  const scope = listScopes(site).find((each) => nameIndexFile(each) === name);
  if (!scope) return undefined;
  return JSON.stringify(buildIndexFile(buildSearchRecords(site, { ...scope, siteUrl }), { ...scope, siteUrl }));
}

function listScopes({ rules: { langs, versions, defaultVersion } }: Site): { lang: string; version: string }[] {
  const all = versions.length > 0 ? versions : [defaultVersion];
  return langs.flatMap((lang) => all.map((version) => ({ lang, version })));
}
