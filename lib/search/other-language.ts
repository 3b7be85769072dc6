import type { SearchClient } from '@/lib/search/types';
import type { Lang } from '@/lib/site/types';

/** Offers the pages of another language, labelled, where those of the reader's have nothing. */
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
