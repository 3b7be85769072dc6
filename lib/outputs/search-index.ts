import { buildSearchRecords } from '@/lib/outputs/search-records';
import { buildIndexFile } from '@/lib/search/build/build-index';
import { nameIndexFile } from '@/lib/search/index-address';
import type { Site } from '@/lib/source/site';

/** Names of the index files of a site, one for each language and version, under `/search/`. */
export function listSearchFiles(site: Site): string[] {
  return listScopes(site).map(nameIndexFile);
}

/** The content of an index file; undefined for a name that the site does not have. `siteUrl` ends without a slash. */
export function buildSearchFile(site: Site, name: string, siteUrl: string): string | undefined {
  const scope = listScopes(site).find((each) => nameIndexFile(each) === name);
  if (!scope) return undefined;
  return JSON.stringify(buildIndexFile(buildSearchRecords(site, { ...scope, siteUrl }), { ...scope, siteUrl }));
}

function listScopes({ rules: { langs, versions, defaultVersion } }: Site): { lang: string; version: string }[] {
  const all = versions.length > 0 ? versions : [defaultVersion];
  return langs.flatMap((lang) => all.map((version) => ({ lang, version })));
}
