import { buildSearchPath } from '@/lib/routes/output-paths';
import { type PathScope, withBasePath } from '@/lib/routes/paths';
import { createEmbeddedClient } from '@/lib/search/engine/embedded-client';
import { createFailoverClient } from '@/lib/search/hosted/failover';
import { createHostedClient } from '@/lib/search/hosted/hosted-client';
import { getHostedIndex, nameIndex } from '@/lib/search/hosted/hosted-config';
import { createInsights, type Insights } from '@/lib/search/hosted/insights';
import { withOtherLanguage } from '@/lib/search/other-language';
import type { SearchSetup } from '@/lib/search/setup';
import { withSuggestions } from '@/lib/search/suggest-queries';
import type { SearchClient, StoredHit } from '@/lib/search/types';
import { getOrCreate } from '@/lib/site/collections';

/** The search of one language and version, for the search modal. */
export interface SiteSearch extends SearchClient {
  /** Part of the storage keys of recent searches and favorites. */
  readonly indexName: string;
  /** Fetches the index ahead of the first search. */
  preload(): void;
  /** Lists pages for the start screen. A hosted search has none, because it does not fetch the index that names them. */
  listPopular(): Promise<readonly StoredHit[]>;
  readonly insights?: Insights;
}

const searches = new Map<string, SiteSearch>();

/** Returns the search of a language and version. Each is created once, so that its index and host states are kept. */
export function getSiteSearch(setup: SearchSetup, version: string): SiteSearch {
  return getOrCreate(searches, `${version} ${setup.lang}`, () => createSiteSearch(setup, version));
}

export function createSiteSearch(setup: SearchSetup, version: string): SiteSearch {
  const { lang, other, hosted, defaultVersion, basePath } = setup;
  const scope = { lang, version };
  const search = createLangSearch(setup, scope);
  const client = other
    ? withOtherLanguage(search.client, createLangSearch(setup, { lang: other.lang, version }).client, other.lang)
    : search.client;
  const index = hosted && getHostedIndex(hosted, scope, defaultVersion);
  // Sites with other base paths on the same origin share its storage.
  const ownIndex = `docs${basePath.replaceAll('/', '_')}_{lang}`;
  return {
    indexName: index?.indexName ?? nameIndex(ownIndex, scope, defaultVersion),
    preload: search.preload,
    listPopular: search.listPopular,
    search: (search.embedded ? withSuggestions(client, search.embedded) : client).search,
    ...(index?.insights && { insights: createInsights(index) }),
  };
}

function createLangSearch(
  { siteUrl, basePath, hosted, defaultVersion }: SearchSetup,
  scope: PathScope,
): { client: SearchClient; embedded?: SearchClient } & Pick<SiteSearch, 'preload' | 'listPopular'> {
  const embedded = createEmbeddedClient(withBasePath(buildSearchPath(scope), basePath));
  if (!hosted) return { client: embedded, preload: embedded.preload, listPopular: embedded.listPopular };
  const service = createHostedClient(getHostedIndex(hosted, scope, defaultVersion), siteUrl);
  // Here the embedded index is only a fallback, fetched if the service fails or finds nothing.
  return { client: createFailoverClient(service, embedded), embedded, preload: () => undefined, listPopular: async () => [] };
}
