import { FIELD_BOOSTS, type LoadedIndex } from '@/lib/search/engine/load-index';
import { foldWidth, HAN, type QueryWord, type Token, tokenize } from '@/lib/search/engine/tokenize';
import type { IndexFile } from '@/lib/search/index-file';

/** A term of the index that matches a word of the query. `weight` is the quality of the match, from 0 to 1. */
interface Expansion {
  readonly term: string;
  readonly weight: number;
}

/** Result of matching one word of the query. */
export interface TokenMatch {
  readonly token: Token;
  readonly expansions: readonly Expansion[];
  /** Indexes of the matching sections. */
  readonly found: readonly number[];
  /** Score of each section; 0 for sections that do not match. */
  readonly scores: Float32Array;
  /** Inverse document frequency: higher for rarer words. */
  readonly idf: number;
}

/** Weights of inexact matches. Prefixes count more for the word being typed, since the other words are probably complete. */
export const TYPED_PREFIX = 0.8;
const PREFIX = 0.45;
const VARIANT = 0.35;
const TYPO = 0.6;
export const SYNONYM = 0.7;
/** A prefix of more terms than this is too unspecific. */
const MAX_EXPANSIONS = 60;
/** BM25 parameters: term frequency saturation and length normalization. */
const K1 = 1.2;
const B = 0.7;

/** Words that form a question rather than name its subject. Chinese ones are pairs of characters: 不生 and 生效 are 不生效, has no effect. */
const STOP_WORDS = new Set(
  'a an and are as at be by can do does for from have how i in into is it me my of on one or so that the there this to use using what when where which why with you your 如何 怎么 什么 可以 需要 不生 生效'.split(
    ' ',
  ),
);
const STOP_WORD_WEIGHT = 0.2;
/** An error code says which error it is. The words after it describe the error, and are in other messages as well. */
const CODE_WEIGHT = 4;

export function isStopWord({ term }: Token): boolean {
  return STOP_WORDS.has(term);
}

/** Matches a word, its synonyms, longer terms that start with it and its inflections. If none exist, tries corrections of typos. */
export function matchToken(index: LoadedIndex, { token, isUnfinished }: QueryWord, query: string): TokenMatch {
  const synonyms = listSynonyms(index.synonyms, token, query).map((term) => ({ term, weight: SYNONYM }));
  const expansions = [...(token.han ? [{ term: token.term, weight: 1 }] : expand(index, token.term, isUnfinished)), ...synonyms];
  const counts = createCounts(index.sections.length);
  for (const expansion of expansions) {
    if (HAN.test(expansion.term)) scanTexts(index, expansion, counts);
    else countTerm(index, expansion, counts);
  }
  const total = index.sections.length;
  const { found } = counts;
  const idf = computeIdf(found.length, total) * getWordWeight(index, token);
  const scores = new Float32Array(total);
  // A name such as `transpilePackages` says more than its words, which also occur on their own.
  const parts = token.to - token.from;
  for (const section of found) scores[section] = parts * idf * scoreSection(index, section, counts);
  return { token, expansions, found, scores, idf };
}

/** Lists the synonyms of a word, and of longer ones in the query that it is part of: the pairs 文件 and 件夹 are 文件夹, a folder. */
export function listSynonyms(groups: IndexFile['synonyms'], { term }: Token, query: string): string[] {
  const text = foldWidth(query).toLowerCase();
  return groups.flatMap((group) => {
    const own = group.filter((word) => text.includes(word) && tokenize(word).some((part) => part.term === term));
    return own.length > 0 ? group.filter((word) => !own.includes(word)) : [];
  });
}

function getWordWeight({ dictionary }: LoadedIndex, token: Token): number {
  if (isStopWord(token)) return STOP_WORD_WEIGHT;
  return listFamilies(token.term).some(dictionary.has) ? CODE_WEIGHT : 1;
}

/** Computes the inverse document frequency of a word in `found` of `total` texts, as in BM25: rare words count most. */
export function computeIdf(found: number, total: number): number {
  return Math.log(1 + (total - found + 0.5) / (found + 0.5));
}

/** Lists the terms of an index that match a word: itself, longer ones and inflections, or else corrections of typos. */
export function expand({ dictionary }: Pick<LoadedIndex, 'dictionary'>, term: string, typing: boolean): Expansion[] {
  const expansions = [{ term, weight: dictionary.has(term) ? 1 : 0 }];
  // A one-letter word that is complete is not the prefix of a longer one.
  const longer = typing || term.length > 1 ? dictionary.listPrefixed(term, MAX_EXPANSIONS) : [];
  for (const match of longer) {
    const closeness = term.length / (term.length + 0.3 * (match.length - term.length));
    expansions.push({ term: match, weight: (typing ? TYPED_PREFIX : PREFIX) * closeness });
  }
  const stem = findStem(term);
  if (stem) {
    for (const match of dictionary.listPrefixed(stem, MAX_EXPANSIONS)) {
      if (match !== term && match.length <= stem.length + 5) expansions.push({ term: match, weight: VARIANT });
    }
    if (dictionary.has(stem)) expansions.push({ term: stem, weight: term === `${stem}s` ? 0.9 : VARIANT });
  }
  const present = expansions.filter(({ weight }) => weight > 0);
  if (present.length > 0) return present;
  // The code of an error that no text mentions: other codes with nearly the same digits are other errors.
  const family = listFamilies(term).find(dictionary.has);
  if (family) return [{ term: family, weight: 1 }];
  return dictionary.listSimilar(term, typing).map(({ term: similar, edits }) => ({ term: similar, weight: TYPO / edits }));
}

/** Lists how texts refer to several codes at once, closest first: `ts7006` -> `ts700n`, `ts70nn`, `ts7nnn`, `tsnnnn`. */
export function listFamilies(term: string): string[] {
  const [, name = '', digits = ''] = /^([a-z]+)(\d{4,})$/.exec(term) ?? [];
  return [...digits].map((_, at) => `${name}${digits.slice(0, -at - 1)}${'n'.repeat(at + 1)}`).concat(digits ? `${name}nnnn` : []);
}

/** Finds the prefix that inflections of an English word share: `bundling` -> `bundl`, `libraries` -> `librar`. */
export function findStem(term: string): string | undefined {
  const stem = term.replace(/(?:ations?|ions?|ings?|i?ers?|ies|ied|es|ed|s)$/, '');
  return stem !== term && stem.length >= 4 ? stem : term.endsWith('s') && term.length > 3 ? term.slice(0, -1) : undefined;
}

/** Occurrences of a word by section and field, in one flat typed array, since a large site has many sections. */
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

function countTerm({ fields }: LoadedIndex, { term, weight }: Expansion, counts: Counts): void {
  for (const [at, field] of fields.entries()) {
    for (const [section, count] of field.find(term)) counts.add(section, at, weight * count);
  }
}

/** Scans the texts for a Chinese word. This is fast, whereas an index of all pairs of characters would be as large as the texts. */
function scanTexts({ fields }: LoadedIndex, { term, weight }: Expansion, counts: Counts): void {
  for (const [at, { texts }] of fields.entries()) {
    for (const [section, text] of texts.entries()) {
      for (let from = text.indexOf(term); from >= 0; from = text.indexOf(term, from + term.length)) counts.add(section, at, weight);
    }
  }
}

/** Adds up the BM25 scores of all fields, each multiplied by its boost. */
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
