import type { LoadedIndex } from '@/lib/search/engine/load-index';
import { normalizeText } from '@/lib/search/engine/tokenize';

/** The no-results screen has room for three. */
export const MAX_SUGGESTIONS = 3;
/** Titles with a lower similarity share letters with the query only by chance. */
const LEAST_ALIKE = 0.35;

/** Returns titles of pages that are similar to a query without results, most similar first. */
export function listSuggestions({ sections }: LoadedIndex, query: string): string[] {
  const wanted = listPairs(normalizeText(query));
  const pages = sections.filter(({ depth }) => depth === 1);
  return pages
    .map(({ heading, normalized }) => ({ heading, alike: compare(wanted, listPairs(normalized.heading)) }))
    .filter(({ alike }) => alike >= LEAST_ALIKE)
    .sort((a, b) => b.alike - a.alike)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ heading }) => heading);
}

/** Sørensen–Dice coefficient of two sets of letter pairs, from 0 to 1. */
function compare(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((pair) => b.has(pair)).length;
  return (2 * shared) / Math.max(a.size + b.size, 1);
}

function listPairs(text: string): Set<string> {
  return new Set(Array.from({ length: Math.max(text.length - 1, 0) }, (_, at) => text.slice(at, at + 2)));
}
