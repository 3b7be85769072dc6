import type { Similar } from '@/lib/search/engine/dictionary';
import { FIELD_BOOSTS, type LoadedIndex } from '@/lib/search/engine/load-index';
import type { Token } from '@/lib/search/engine/tokenize';

/** A term of the index that stands for a word of the query, and how well it does, up to 1. */
interface Expansion {
  readonly term: string;
  readonly weight: number;
}

/** What a word of the query finds: sections, a score by section, and how much the word tells sections apart. */
export interface TokenMatch {
  readonly token: Token;
  readonly expansions: readonly Expansion[];
  readonly found: readonly number[];
  readonly scores: Float32Array;
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

/** Words with which questions are put, not what they are about. */
const STOP_WORDS = new Set(
  'a an and are as at be by can do does for from have how i in into is it me my of on one or so that the there this to use using what when where which why with you your 如何 怎么 什么 可以 需要'.split(
    ' ',
  ),
);
const STOP_WORD_WEIGHT = 0.2;

export function isStopWord({ term }: Token): boolean {
  return STOP_WORDS.has(term);
}

/** Looks for a word, its continuations, its other forms, and, where there are none, for what it may be a mistyping of. */
export function matchToken(index: LoadedIndex, token: Token, typing: boolean): TokenMatch {
  const expansions = token.han ? [{ term: token.term, weight: 1 }] : expand(index, token.term, typing);
  const counts = createCounts(index.sections.length);
  if (token.han) scanTexts(index, token.term, counts);
  else gather(index, expansions, counts);
  const total = index.sections.length;
  const { found } = counts;
  const idf = Math.log(1 + (total - found.length + 0.5) / (found.length + 0.5)) * (isStopWord(token) ? STOP_WORD_WEIGHT : 1);
  const scores = new Float32Array(total);
  for (const section of found) scores[section] = idf * scoreSection(index, section, counts);
  return { token, expansions: found.length > 0 ? expansions : [], found, scores, idf };
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

/** How often sections hold a word, by field: flat, since a large site has many. */
interface Counts {
  readonly found: number[];
  readonly values: Float32Array;
  add(section: number, field: number, count: number): void;
}

const FIELD_COUNT = FIELD_BOOSTS.length;

function createCounts(total: number): Counts {
  const found: number[] = [];
  const values = new Float32Array(total * FIELD_COUNT);
  const seen = new Uint8Array(total);
  return {
    found,
    values,
    add(section, field, count) {
      if (!seen[section]) found.push(section);
      seen[section] = 1;
      const at = section * FIELD_COUNT + field;
      values[at] = (values[at] ?? 0) + count;
    },
  };
}

/** How often each section holds any of the terms. */
function gather({ fields }: LoadedIndex, expansions: readonly Expansion[], counts: Counts): void {
  for (const { term, weight } of expansions) {
    for (const [at, field] of fields.entries()) {
      for (const [section, count] of field.find(term)) counts.add(section, at, weight * count);
    }
  }
}

/** Chinese pairs are looked for in the texts: that is quick, and an index of all pairs would be as large as the texts. */
function scanTexts({ fields }: LoadedIndex, pair: string, counts: Counts): void {
  for (const [at, { texts }] of fields.entries()) {
    for (const [section, text] of texts.entries()) {
      for (let from = text.indexOf(pair); from >= 0; from = text.indexOf(pair, from + pair.length)) counts.add(section, at, 1);
    }
  }
}

/** BM25 of each field, times its boost. */
function scoreSection({ fields }: LoadedIndex, section: number, { values }: Counts): number {
  let sum = 0;
  for (let at = 0; at < FIELD_COUNT; at++) {
    const count = values[section * FIELD_COUNT + at] ?? 0;
    const field = fields[at];
    if (count === 0 || !field) continue;
    const norm = K1 * (1 - B + (B * (field.lengths[section] ?? 0)) / field.average);
    sum += ((FIELD_BOOSTS[at] ?? 0) * count * (K1 + 1)) / (count + norm);
  }
  return sum;
}
