import type { LoadedIndex } from '@/lib/search/engine/load-index';
import { normalizeText } from '@/lib/search/engine/tokenize';

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

/** Measures the similarity of two normalized texts, from 0 to 1: the Sørensen–Dice coefficient of their letter pairs. */
export function measureSimilarity(a: string, b: string): number {
  const [first, second] = [listPairs(a), listPairs(b)];
  const shared = [...first].filter((pair) => second.has(pair)).length;
  return (2 * shared) / Math.max(first.size + second.size, 1);
}

function listPairs(text: string): Set<string> {
  return new Set(Array.from({ length: Math.max(text.length - 1, 0) }, (_, at) => text.slice(at, at + 2)));
}
