import type { PathScope } from '@/lib/routes/paths';
import { HOSTED_MISSING } from '@/lib/site/hosted';
import type { HostedSearchConfig } from '@/lib/site/types';

/** Throws if a field of the hosted search config is missing. */
export function checkHosted(hosted: HostedSearchConfig): void {
  for (const field of ['appId', 'apiKey', 'indexName'] as const) if (!hosted[field]) throw new Error(HOSTED_MISSING[field]);
}

/** Returns the credentials and the name of the index of a language and version. */
export function getHostedIndex(hosted: HostedSearchConfig, scope: PathScope, defaultVersion: string): HostedSearchConfig {
  return { ...hosted, indexName: nameIndex(hosted.indexName, scope, defaultVersion) };
}

/** Names an index: `docs_{lang}` -> `docs_en`, `docs_en_v1`. The default version, also written as `''`, is not part of the name. */
export function nameIndex(pattern: string, { lang, version }: PathScope, defaultVersion: string): string {
  return pattern.replaceAll('{lang}', lang) + (version && version !== defaultVersion ? `_${version}` : '');
}

/**
 * Returns all hosts of an Algolia application. Searches use `read` first, so pages preconnect to it; `others` are fallbacks, which the client
 * tries in random order.
 */
export function getHosts({ appId }: Pick<HostedSearchConfig, 'appId'>): { read: string; write: string; others: string[] } {
  const id = appId.toLowerCase();
  const others = [1, 2, 3].map((number) => `${id}-${number}.algolianet.com`);
  return { read: `${id}-dsn.algolia.net`, write: `${id}.algolia.net`, others };
}

const INSIGHTS_ORIGIN = 'https://insights.algolia.io';
export const INSIGHTS_URL = `${INSIGHTS_ORIGIN}/1/events`;

/** Lists the origins to allow in `connect-src` of the content security policy. */
export function listSearchOrigins(hosted: HostedSearchConfig | undefined): string[] {
  if (!hosted) return [];
  const { read, write, others } = getHosts(hosted);
  return [...[read, write, ...others].map((host) => `https://${host}`), ...(hosted.insights ? [INSIGHTS_ORIGIN] : [])];
}
