import type { SearchClient, SearchRequest, SearchResponse } from '@/lib/search/types';

/**
 * Wraps a client so that hosted answers without hits get suggestions: those of the embedded index or, if it has hits, the pages of these
 * hits. They arrive later, because the index may have to be fetched first.
 */
export function withSuggestions(client: SearchClient, embedded: SearchClient): SearchClient {
  const complete = async (response: SearchResponse, request: SearchRequest): Promise<SearchResponse> => {
    try {
      const [{ hits, suggestions }] = (await embedded.search(request)).results;
      const pages = new Set(hits.map(({ hierarchy }) => hierarchy.lvl1 ?? hierarchy.lvl0));
      return { results: [{ ...response.results[0], suggestions: suggestions ?? [...pages] }] };
    } catch {
      return response;
    }
  };
  return {
    async search(request) {
      const response = await client.search(request);
      const late = response.later?.then((answer) => (answer && isEmpty(answer) ? complete(answer, request) : answer));
      const later = late ?? (isEmpty(response) ? complete(response, request) : undefined);
      return { results: response.results, ...(later && { later }) };
    },
  };
}

function isEmpty({ results: [{ hits, suggestions }] }: SearchResponse): boolean {
  return hits.length === 0 && !suggestions;
}
