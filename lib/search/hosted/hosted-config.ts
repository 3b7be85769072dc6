import type { PathScope } from '@/lib/routes/paths';
import { HOSTED_MISSING } from '@/lib/site/hosted';
import type { HostedSearchConfig } from '@/lib/site/types';

/** Credentials and name of a hosted index, which has the language in place of `{lang}`. */
export type HostedIndex = Readonly<HostedSearchConfig>;

/** Throws if a field of the hosted search config is missing. */
export function checkHosted({ appId, apiKey, indexName }: HostedSearchConfig): void {
  if (!appId) throw new Error(HOSTED_MISSING.appId);
  if (!apiKey) throw new Error(HOSTED_MISSING.apiKey);
  if (!indexName) throw new Error(HOSTED_MISSING.indexName);
}

export function getHostedIndex(hosted: HostedSearchConfig, scope: PathScope, defaultVersion: string): HostedIndex {
  return { ...hosted, indexName: nameIndex(hosted.indexName, scope, defaultVersion) };
}

/** Names an index: `docs_{lang}` -> `docs_en`, `docs_en_v1`. The default version, also written as `''`, is not part of the name. */
export function nameIndex(pattern: string, { lang, version }: PathScope, defaultVersion: string): string {
  return pattern.replaceAll('{lang}', lang) + (version && version !== defaultVersion ? `_${version}` : '');
}

/** Returns the host that searches use first; pages preconnect to it. */
export function getReadHost({ appId }: Pick<HostedSearchConfig, 'appId'>): string {
  return `${appId.toLowerCase()}-dsn.algolia.net`;
}

/** Returns all hosts of an Algolia application. `others` are fallbacks, which the client tries in random order. */
export function getHosts({ appId }: Pick<HostedSearchConfig, 'appId'>): { read: string; write: string; others: string[] } {
  const id = appId.toLowerCase();
  return { read: getReadHost({ appId }), write: `${id}.algolia.net`, others: [1, 2, 3].map((number) => `${id}-${number}.algolianet.com`) };
}

const INSIGHTS_ORIGIN = 'https://insights.algolia.io';
export const INSIGHTS_URL = `${INSIGHTS_ORIGIN}/1/events`;

/** Lists the origins to allow in `connect-src` of the content security policy. */
export function listSearchOrigins(hosted: HostedSearchConfig | undefined): string[] {
  if (!hosted) return [];
  const { read, write, others } = getHosts(hosted);
  return [...[read, write, ...others].map((host) => `https://${host}`), ...(hosted.insights ? [INSIGHTS_ORIGIN] : [])];
}
