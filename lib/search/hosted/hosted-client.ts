import { createHostStates } from '@/lib/search/hosted/host-states';
import { checkHosted, type HostedIndex, listHosts } from '@/lib/search/hosted/hosted-config';
import { LEVELS, type SearchClient, type SearchRequest, type SearchResult } from '@/lib/search/types';

/** The part of the service's client that is used; loaded only where hosted search is configured. */
export type LiteModule = Pick<typeof import('algoliasearch/lite'), 'liteClient'>;
type ClientOptions = NonNullable<Parameters<LiteModule['liteClient']>[2]>;

type Service = ReturnType<LiteModule['liteClient']>;

/** Searches a hosted index. Its errors are those of the service's client, with the key masked (spec sections 7 and 8). */
export function createHostedClient(
  index: HostedIndex,
  loadModule: () => Promise<LiteModule> = () => import('algoliasearch/lite'),
): SearchClient {
  checkHosted(index);
  let service: Promise<Service> | undefined;
  const connect = () => {
    service ??= loadModule().then(({ liteClient }) => liteClient(index.appId, index.apiKey, buildOptions(index)));
    service.catch(() => {
      service = undefined;
    });
    return service;
  };
  return {
    async search(request) {
      try {
        const response = await (await connect()).search({ requests: [buildRequest(request, index)] });
        return { results: [readResult(response)] };
      } catch (error) {
        throw maskKey(error, index.apiKey);
      }
    },
  };
}

/** The request of the specification; only what the screens show is retrieved. */
export function buildRequest({ query, hitsPerPage, snippetWords }: SearchRequest, { indexName, insights }: HostedIndex) {
  const levels = LEVELS.map((level) => `hierarchy.${level}`);
  return {
    query,
    indexName,
    attributesToRetrieve: [...levels, 'content', 'type', 'url'],
    attributesToSnippet: [...levels.slice(1), 'content'].map((attribute) => `${attribute}:${snippetWords}`),
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    hitsPerPage,
    clickAnalytics: insights,
  };
}

/** Read host, write host, three others in random order; the client itself would leave the write host out of reads. */
function buildOptions(index: HostedIndex): ClientOptions {
  const { read, write, others } = listHosts(index);
  const host = (url: string, accept: 'read' | 'readWrite') => ({ url, accept, protocol: 'https' as const });
  const shuffled = others.map((url) => ({ url, order: Math.random() })).sort((a, b) => a.order - b.order);
  return {
    hosts: [host(read, 'read'), host(write, 'readWrite'), ...shuffled.map(({ url }) => host(url, 'readWrite'))],
    hostsCache: createHostStates(index.appId),
    // Statuses of the 400s are raised without retry, 429 too.
    maxRateLimitRetries: 0,
  };
}

/** Throws where the answer is not one, as a captive portal's page. */
function readResult(response: unknown): SearchResult {
  const result = (response as { results?: SearchResult[] } | null)?.results?.[0];
  if (!Array.isArray(result?.hits)) throw new TypeError('The search service gave an answer without hits.');
  return { ...result, nbHits: result.nbHits ?? result.hits.length };
}

const MASK = '*****';

/** The same error without the key, which stands in the URLs of its requests. */
export function maskKey(error: unknown, apiKey: string): unknown {
  if (!(error instanceof Error)) return error;
  const hide = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value).replaceAll(apiKey, MASK)) as Value;
  error.message = hide(error.message);
  for (const name of ['transporterStackTrace', 'stackTrace', 'response'] as const) {
    if (name in error) Object.assign(error, { [name]: hide((error as unknown as Record<string, unknown>)[name] ?? null) });
  }
  return error;
}
