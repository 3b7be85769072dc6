import type { LoadedIndex } from '@/lib/search/engine/load-index';
import { normalizeText } from '@/lib/search/engine/tokenize';

/** Spec section 5. */
export const MAX_SUGGESTIONS = 3;
/** Names less alike than this share their letters by chance. */
const LEAST_ALIKE = 0.35;

/** Names of pages that resemble a query without results, the most alike first. */
export function findSuggestions({ sections }: LoadedIndex, query: string): string[] {
  const wanted = listPairs(normalizeText(query));
  const pages = sections.filter(({ depth }) => depth === 1);
  return pages
    .map(({ heading, normalized }) => ({ heading, alike: compare(wanted, listPairs(normalized.heading)) }))
    .filter(({ alike }) => alike >= LEAST_ALIKE)
    .sort((a, b) => b.alike - a.alike)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ heading }) => heading);
}

/** Dice coefficient, from 0 to 1. */
function compare(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((pair) => b.has(pair)).length;
  return (2 * shared) / Math.max(a.size + b.size, 1);
}

function listPairs(text: string): Set<string> {
  return new Set(Array.from({ length: Math.max(text.length - 1, 0) }, (_, at) => text.slice(at, at + 2)));
}
