import type { Similar } from '@/lib/search/dictionary';
import { FIELD_BOOSTS, type LoadedIndex } from '@/lib/search/load-index';
import type { Token } from '@/lib/search/tokenize';

/** A term of the index that stands for a word of the query, and how well it does, up to 1. */
export interface Expansion {
  readonly term: string;
  readonly weight: number;
}

/** What a word of the query finds: a score for each section, and how much it tells sections apart. */
export interface TokenMatch {
  readonly token: Token;
  readonly expansions: readonly Expansion[];
  readonly scores: ReadonlyMap<number, number>;
  readonly idf: number;
}

/** The word that is being typed may go on; the others are likely to be whole. */
const TYPED_PREFIX = 0.8;
const PREFIX = 0.45;
const VARIANT = 0.35;
const TYPO = 0.6;
/** Beginnings of more terms than these say nothing. */
const MAX_EXPANSIONS = 60;
/** Saturation and length constants of BM25. */
const K1 = 1.2;
const B = 0.7;

/** Looks for a word, its continuations, its other forms, and, where there are none, for what it may be a mistyping of. */
export function matchToken(index: LoadedIndex, token: Token, typing: boolean): TokenMatch {
  const expansions = token.han ? [{ term: token.term, weight: 1 }] : expand(index, token.term, typing);
  const counts = token.han ? scanTexts(index, token.term) : gather(index, expansions);
  const total = index.sections.length;
  const found = counts.size;
  const idf = Math.log(1 + (total - found + 0.5) / (found + 0.5));
  const scores = new Map<number, number>();
  for (const [section, fields] of counts) scores.set(section, idf * weigh(index, section, fields));
  return { token, expansions: found > 0 ? expansions : [], scores, idf };
}

function expand({ dictionary }: LoadedIndex, term: string, typing: boolean): Expansion[] {
  const expansions = [{ term, weight: dictionary.has(term) ? 1 : 0 }];
  // One letter of a finished word is no beginning of another.
  const longer = typing || term.length > 1 ? dictionary.listPrefixed(term, MAX_EXPANSIONS) : [];
  for (const each of longer) {
    const closeness = term.length / (term.length + 0.3 * (each.length - term.length));
    expansions.push({ term: each, weight: (typing ? TYPED_PREFIX : PREFIX) * closeness });
  }
  const stem = findStem(term);
  if (stem) {
    for (const each of dictionary.listPrefixed(stem, MAX_EXPANSIONS)) {
      if (each !== term && each.length <= stem.length + 5) expansions.push({ term: each, weight: VARIANT });
    }
    if (dictionary.has(stem)) expansions.push({ term: stem, weight: term === `${stem}s` ? 0.9 : VARIANT });
  }
  const known = expansions.filter(({ weight }) => weight > 0);
  return known.length > 0 ? known : dictionary.listSimilar(term, typing).map(toExpansion);
}

function toExpansion({ term, edits }: Similar): Expansion {
  return { term, weight: TYPO / edits };
}

/** What other forms of an English word begin with: `bundling` -> `bundl`, `libraries` -> `librar`. */
function findStem(term: string): string | undefined {
  const stem = term.replace(/(?:ations?|ions?|ings?|i?ers?|ies|ied|es|ed|s)$/, '');
  return stem !== term && stem.length >= 4 ? stem : term.endsWith('s') && term.length > 3 ? term.slice(0, -1) : undefined;
}

/** How often each section holds any of the terms, by field. */
function gather({ fields }: LoadedIndex, expansions: readonly Expansion[]): Map<number, number[]> {
  const counts = new Map<number, number[]>();
  for (const { term, weight } of expansions) {
    for (const [at, field] of fields.entries()) {
      for (const [section, count] of field.terms.get(term) ?? []) add(counts, section, at, weight * count);
    }
  }
  return counts;
}

/** Chinese pairs are looked for in the texts: that is quick, and an index of all pairs would be as large as the texts. */
function scanTexts({ fields }: LoadedIndex, pair: string): Map<number, number[]> {
  const counts = new Map<number, number[]>();
  for (const [at, { texts }] of fields.entries()) {
    for (const [section, text] of texts.entries()) {
      for (let from = text.indexOf(pair); from >= 0; from = text.indexOf(pair, from + pair.length)) add(counts, section, at, 1);
    }
  }
  return counts;
}

function add(counts: Map<number, number[]>, section: number, field: number, count: number): void {
  const own = counts.get(section) ?? FIELD_BOOSTS.map(() => 0);
  own[field] = (own[field] ?? 0) + count;
  counts.set(section, own);
}

/** BM25 of each field, times its boost. */
function weigh({ fields }: LoadedIndex, section: number, counts: readonly number[]): number {
  return fields.reduce((sum, { lengths, average }, at) => {
    const count = counts[at] ?? 0;
    const norm = K1 * (1 - B + (B * (lengths[section] ?? 0)) / average);
    return sum + ((FIELD_BOOSTS[at] ?? 0) * count * (K1 + 1)) / (count + norm);
  }, 0);
}
