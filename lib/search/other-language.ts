import type { SearchClient, SearchRequest, SearchResponse } from '@/lib/search/types';
import type { Lang } from '@/lib/site/types';

/**
 * Wraps a client so that searches without results fall back to `otherLang`. The result then has `otherLang` set, and no `queryID`, because
 * insights are reported for the index of the requested language.
 */
export function withOtherLanguage(client: SearchClient, other: SearchClient, otherLang: Lang): SearchClient {
  const complete = async (response: SearchResponse, request: SearchRequest): Promise<SearchResponse> => {
    const [result] = response.results;
    if (result.hits.length > 0 || !request.query.trim()) return response;
    try {
      const [{ queryID: _, ...found }] = (await other.search(request)).results;
      return found.hits.length > 0 ? { results: [{ ...found, otherLang }] } : response;
    } catch {
      return response;
    }
  };
  return {
    async search(request) {
      const response = await client.search(request);
      const { results } = await complete(response, request);
      const later = response.later?.then((late) => late && complete(late, request));
      return { results, ...(later && { later }) };
    },
  };
}
