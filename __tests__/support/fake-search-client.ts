import type { SearchClient, SearchHit, SearchResponse } from '@/lib/search/types';

/** A hit for a page or section; `type` is the record type. */
export function buildHit(url: string, type: SearchHit['type'] = 'lvl1', levels: Partial<SearchHit['hierarchy']> = {}): SearchHit {
  const hierarchy = { lvl0: 'Group', lvl1: 'Page', lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null, ...levels };
  const content = type === 'content' ? 'Some text.' : null;
  return {
    objectID: `${url}|${type}`,
    url,
    type,
    content,
    hierarchy,
    _highlightResult: { hierarchy: {} },
    _snippetResult: { hierarchy: {} },
  };
}

export function buildResponse(hits: readonly SearchHit[], more: Partial<SearchResponse['results'][0]> = {}): SearchResponse {
  return { results: [{ hits, nbHits: hits.length, ...more }] };
}

/** A client that returns the given outcomes in order: a response, an error, or a promise that never settles. */
export function createFakeClient(...answers: (SearchResponse | Error | 'never')[]): SearchClient & { readonly asked: string[] } {
  const asked: string[] = [];
  return {
    asked,
    search({ query }) {
      const answer = answers[Math.min(asked.length, answers.length - 1)];
      asked.push(query);
      if (answer === 'never' || answer === undefined) return new Promise(() => undefined);
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    },
  };
}

export const REQUEST = { query: 'q', hitsPerPage: 20, snippetWords: 10 };
