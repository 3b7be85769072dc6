import { createHostStates } from '@/lib/search/hosted/host-states';
import { checkHosted, getHosts } from '@/lib/search/hosted/hosted-config';
import { readHits, readHostedHit } from '@/lib/search/read-hits';
import { LEVELS, type SearchClient, type SearchRequest, type SearchResult } from '@/lib/search/types';
import { isObject, loadOnce } from '@/lib/site/collections';
import type { HostedSearchConfig } from '@/lib/site/types';

/** The part of the Algolia client that is used; loaded only if hosted search is configured. */
export type LiteModule = Pick<typeof import('algoliasearch/lite'), 'liteClient'>;
type ClientOptions = NonNullable<Parameters<LiteModule['liteClient']>[2]>;

type Service = ReturnType<LiteModule['liteClient']>;

/**
 * Creates a client that searches a hosted index of the site with the public URL `siteUrl`. It rejects with the errors of the Algolia
 * client, with the API key masked, and with a TypeError if the answer is not a search result.
 */
export function createHostedClient(
  index: HostedSearchConfig,
  siteUrl: string,
  loadModule: () => Promise<LiteModule> = () => import('algoliasearch/lite'),
): SearchClient {
  checkHosted(index);
  const services = new Map<string, Promise<Service>>();
  const connect = async () => (await loadModule()).liteClient(index.appId, index.apiKey, buildOptions(index));
  return {
    async search(request) {
      try {
        const response = await (await loadOnce(services, index.appId, connect)).search({ requests: [buildRequest(request, index)] });
        return { results: [readResult(response, request, { siteUrl, source: index.indexName })] };
      } catch (error) {
        throw maskKey(error, index.apiKey);
      }
    },
  };
}

/** Builds the request for a search. It retrieves only the attributes that the search modal shows. */
export function buildRequest({ query, hitsPerPage, snippetWords }: SearchRequest, { indexName, insights }: HostedSearchConfig) {
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

/**
 * How long each part of a request may take, in milliseconds. The client increases these with every host that was too slow. Browsers do not
 * report when they are connected, so there `connect` ends, and `read` begins, with the first byte of the answer.
 */
const TIMEOUTS = { connect: 1000, read: 2000, write: 30_000 };

/** Builds the options of the client. Hosts are in order: read host, write host, three fallbacks in random order. By default the client does not read from the write host. */
function buildOptions(index: HostedSearchConfig): ClientOptions {
  const { read, write, others } = getHosts(index);
  const host = (url: string, accept: 'read' | 'readWrite') => ({ url, accept, protocol: 'https' as const });
  const shuffled = others.map((url) => ({ url, order: Math.random() })).sort((a, b) => a.order - b.order);
  return {
    hosts: [host(read, 'read'), host(write, 'readWrite'), ...shuffled.map(({ url }) => host(url, 'readWrite'))],
    hostsCache: createHostStates(index.appId),
    // The defaults of the client differ between its builds.
    timeouts: TIMEOUTS,
    // Reports 429 at once, like all other 4xx statuses, instead of retrying.
    maxRateLimitRetries: 0,
  };
}

/** Reads a response. Throws a TypeError if it is not a search result, such as the page of a captive portal, or if none of its hits is valid. */
function readResult(
  response: unknown,
  { hitsPerPage }: SearchRequest,
  origin: { readonly siteUrl: string; readonly source: string },
): SearchResult {
  const [result]: readonly unknown[] = isObject(response) && Array.isArray(response.results) ? response.results : [];
  if (!isObject(result) || !Array.isArray(result.hits)) throw new TypeError('The response of the search service has no list of hits.');
  const hits = readHits(result.hits, readHostedHit, origin).slice(0, hitsPerPage);
  if (hits.length === 0 && result.hits.length > 0) throw new TypeError('The search service returned no valid hit.');
  const { nbHits, queryID } = result;
  return {
    hits,
    nbHits: typeof nbHits === 'number' ? nbHits : hits.length,
    ...(typeof queryID === 'string' && { queryID }),
  };
}

const MASK = '*****';

/** Removes the API key, which is part of the request URLs, from an error. Changes and returns the same error object. */
export function maskKey(error: unknown, apiKey: string): unknown {
  if (!(error instanceof Error)) return error;
  // Secured keys are Base64, whose `=` is escaped in URLs.
  const forms = [apiKey, encodeURIComponent(apiKey)];
  const hide = <Value>(value: Value): Value =>
    JSON.parse(forms.reduce((text, form) => text.replaceAll(form, MASK), JSON.stringify(value))) as Value;
  error.message = hide(error.message);
  for (const name of ['stack', 'transporterStackTrace', 'stackTrace', 'response'] as const) {
    if (name in error) Object.assign(error, { [name]: hide((error as unknown as Record<string, unknown>)[name] ?? null) });
  }
  return error;
}
