import type { LoadedIndex } from '@/lib/search/engine/load-index';
import { normalizeText } from '@/lib/search/engine/tokenize';
import { measureSimilarity } from '@/lib/site/similar-names';

/** The no-results screen has room for three. */
export const MAX_SUGGESTIONS = 3;
/** The letters that less similar titles share with the query are a coincidence. */
const MIN_SIMILARITY = 0.35;

/** Lists titles of pages for a query without results: similar ones, most similar first, then those of popular pages. */
export function listSuggestions({ sections, popular }: LoadedIndex, query: string): string[] {
  const wanted = normalizeText(query);
  const pages = sections.filter(({ depth }) => depth === 1);
  const similar = pages
    .map(({ heading, normalized }) => ({ heading, similarity: measureSimilarity(wanted, normalized.heading) }))
    .filter(({ similarity }) => similarity >= MIN_SIMILARITY)
    .sort((a, b) => b.similarity - a.similarity)
    .map(({ heading }) => heading);
  return [...new Set([...similar, ...popular.map(({ heading }) => heading)])].slice(0, MAX_SUGGESTIONS);
}
