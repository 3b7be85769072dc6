import type { SearchClient } from '@/lib/search/types';
import type { Lang } from '@/lib/site/types';

/** Falls back to results in `otherLang` if a search finds nothing. The result then has `otherLang` set. */
export function withOtherLanguage(client: SearchClient, other: SearchClient, otherLang: Lang): SearchClient {
  return {
    async search(request) {
      const response = await client.search(request);
      const [result] = response.results;
      if (result.hits.length > 0 || !request.query.trim()) return response;
      try {
        const [found] = (await other.search(request)).results;
        return found.hits.length > 0 ? { results: [{ ...found, otherLang }] } : response;
      } catch {
        return response;
      }
    },
  };
}
