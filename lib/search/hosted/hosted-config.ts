import { HOSTED_MISSING } from '@/lib/site/hosted';
import type { HostedSearchConfig, Lang } from '@/lib/site/types';

/** A hosted index that can be asked. */
export interface HostedIndex {
  readonly appId: string;
  readonly apiKey: string;
  readonly indexName: string;
  readonly insights: boolean;
}

/** Throws where hosted search is configured by half. */
export function checkHosted({ appId, apiKey, indexName }: HostedSearchConfig): void {
  if (!appId) throw new Error(HOSTED_MISSING.appId);
  if (!apiKey) throw new Error(HOSTED_MISSING.apiKey);
  if (!indexName) throw new Error(HOSTED_MISSING.indexName);
}

/** The index of a language, and of a version where that is not the default one (`''`). */
export function findHostedIndex(hosted: HostedSearchConfig, lang: Lang, version = ''): HostedIndex {
  const { appId, apiKey, indexName, insights } = hosted;
  return { appId, apiKey, insights, indexName: indexName.replaceAll('{lang}', lang) + (version && `_${version}`) };
}

/** The host that searches go to first, worth an early connection (spec section 7). */
export function findReadHost({ appId }: Pick<HostedSearchConfig, 'appId'>): string {
  return `${appId.toLowerCase()}-dsn.algolia.net`;
}

/** All hosts in the order of the specification but for the last three, which the client shuffles. */
export function listHosts({ appId }: Pick<HostedSearchConfig, 'appId'>): { read: string; write: string; others: string[] } {
  const id = appId.toLowerCase();
  return { read: findReadHost({ appId }), write: `${id}.algolia.net`, others: [1, 2, 3].map((number) => `${id}-${number}.algolianet.com`) };
}

const INSIGHTS_ORIGIN = 'https://insights.algolia.io';
export const INSIGHTS_URL = `${INSIGHTS_ORIGIN}/1/events`;

/** Origins that the pages of a site with hosted search connect to, for its content security policy. */
export function listSearchOrigins(hosted: HostedSearchConfig | undefined): string[] {
  if (!hosted) return [];
  const { read, write, others } = listHosts(hosted);
  return [...[read, write, ...others].map((host) => `https://${host}`), ...(hosted.insights ? [INSIGHTS_ORIGIN] : [])];
}
