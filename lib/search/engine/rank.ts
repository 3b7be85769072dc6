import type { LoadedIndex, Section } from '@/lib/search/engine/load-index';
import { isStopWord, matchToken, type TokenMatch } from '@/lib/search/engine/match-token';
import { listWordPairs, scoreMessage } from '@/lib/search/engine/score-message';
import { normalizeText, readQuery } from '@/lib/search/engine/tokenize';
import { getOrCreate } from '@/lib/site/collections';

/** A section that matches a query; `at` is its index in `LoadedIndex.sections`. */
interface Ranked {
  readonly at: number;
  readonly score: number;
}

/** The matching sections, best first, and the match of each word of the query. */
export interface Ranking {
  readonly ranked: readonly Ranked[];
  readonly matches: readonly TokenMatch[];
}

/**
 * Score multipliers for a query that is the title of a page, a keyword of a section, the whole heading of a section, or the end, the start
 * or another part of a heading. Titles and keywords count most, because people chose them to say what a page is about: a section
 * "Dependencies" in a migration guide is not the page on dependencies.
 */
const BONUS = { title: 12, keyword: 12, heading: 2.2, ends: 2.2, starts: 1.6, within: 1.4 } as const;
/** Ranks a page above its own sections. */
const PAGE_BONUS = 1.15;
const PHRASE_BONUS = 1.25;
const PHRASE_DEPTH = 100;
/** Lower than 2: questions contain words that their answers do not, so a square would favor long sections that mention them all. */
export const COVERAGE_EXPONENT = 1.5;
const RANK_BONUS = 0.04;
/** Sections that score less than this share of the best one match by chance. */
const MIN_SHARE = 0.005;
/** Weights of words that no section contains. Lower for Chinese pairs, since many pairs span two words. */
const ABSENT_HAN = 0.2;
const ABSENT = 0.5;

/**
 * Ranks sections by the words that match and by the share of the query that they cover. Matches in headings get a bonus, since a reader
 * who types a name is usually looking for the section with that heading.
 */
export function rankSections(index: LoadedIndex, query: string): Ranking {
  const { words, parts } = readQuery(query);
  const matches = words.map((word) => matchToken(index, word, query));
  const coverage = createCoverage(scoreParts(matches, parts, index.sections.length));
  const text = normalizeText(query);
  const typed = query.trim().toLowerCase();
  const sameHeading = index.sections.filter(({ depth, normalized }) => depth > 1 && normalized.heading === text);
  const exact = sameHeading.filter(({ heading }) => heading.toLowerCase() === typed);
  const forms: QueryForms = { text, typed, sections: exact.length || sameHeading.length };
  const pairs = listWordPairs(query);
  const ranked: Ranked[] = [];
  for (const { at, score, covered } of sumScores(matches, index.sections.length)) {
    const section = index.sections[at];
    if (!section) continue;
    const bonus = scoreHeading(section, forms) * (1 + section.pageRank * RANK_BONUS) * scoreMessage(section, pairs);
    ranked.push({ at, score: score * coverage(covered) ** COVERAGE_EXPONENT * bonus });
  }
  ranked.sort(compare);
  // Matching phrases is expensive, so only the best sections are checked; further down it makes no difference.
  const best = ranked
    .slice(0, PHRASE_DEPTH)
    .map((section) => ({ ...section, score: section.score * scorePhrase(index.sections[section.at], text) }));
  const all = [...best, ...ranked.slice(PHRASE_DEPTH)].sort(compare);
  const minimum = (all[0]?.score ?? 0) * MIN_SHARE;
  return { ranked: all.filter(({ score }) => score >= minimum), matches };
}

function compare(a: Ranked, b: Ranked): number {
  return b.score - a.score || a.at - b.at;
}

/** Bitwise operators work on 32 bits; in longer queries, which are rare, all remaining parts share the last bit. */
const LAST_BIT = 30;

/** Adds up the scores of all matching sections. `covered` has a bit for each part of the query that the section contains. */
function sumScores(matches: readonly TokenMatch[], total: number): { at: number; score: number; covered: number }[] {
  const sums = new Float64Array(total);
  const covered = new Uint32Array(total);
  const found: number[] = [];
  for (const { token, found: own, scores } of matches) {
    let bits = 0;
    for (let part = token.from; part < token.to; part++) bits |= 1 << Math.min(part, LAST_BIT);
    for (const section of own) {
      if (!covered[section]) found.push(section);
      covered[section] = (covered[section] ?? 0) | bits;
      sums[section] = (sums[section] ?? 0) + (scores[section] ?? 0);
    }
  }
  return found.map((at) => ({ at, score: sums[at] ?? 0, covered: covered[at] ?? 0 }));
}

/** Creates a function that maps coverage bits to the weighted share of the query, from 0 to 1. */
function createCoverage(weights: readonly number[]): (bits: number) => number {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const measure = (bits: number) => weights.reduce((sum, weight, part) => sum + ((bits >> Math.min(part, LAST_BIT)) & 1 ? weight : 0), 0);
  // Most sections contain the same few parts.
  const known = new Map<number, number>();
  return (bits) => getOrCreate(known, bits, () => measure(bits) / all);
}

/** Computes the weight of each part of the query: higher for rarer parts. */
function scoreParts(matches: readonly TokenMatch[], parts: number, total: number): number[] {
  const rare = Math.log(1 + total);
  const weights = Array.from({ length: parts }, () => 0);
  for (const { token, idf, found } of matches) {
    if (token.to - token.from !== 1) continue;
    weights[token.from] = found.length > 0 || isStopWord(token) ? idf : rare * (token.han ? ABSENT_HAN : ABSENT);
  }
  return weights;
}

/** A query in the forms to compare with headings and keywords. */
interface QueryForms {
  /** As `normalizeText` returns it. */
  readonly text: string;
  /** As typed, in lower case: the option `cssModules` is not the keyword "css modules". */
  readonly typed: string;
  /**
   * Number of sections with this heading, counting only those exactly as typed if there are any: the function `createRslib` is not the
   * package `create-rslib`. If seven pages have a section "Build", none of them is what the reader is looking for.
   */
  readonly sections: number;
}

function scoreHeading({ normalized, keywords, depth }: Section, { text, typed, sections }: QueryForms): number {
  const page = depth === 1 ? PAGE_BONUS : 1;
  if (keywords.some((keyword) => keyword.toLowerCase() === typed)) return page * BONUS.keyword;
  if (text.length < 2) return page;
  const { heading, title } = normalized;
  // A query such as `dts bundle` is the page title followed by the heading of the section.
  if (depth === 1 ? heading === text : title + heading === text) return page * BONUS.title;
  if (heading === text) return 1 + (BONUS.heading - 1) / sections;
  if (heading.endsWith(text)) return page * BONUS.ends;
  if (heading.startsWith(text)) return page * BONUS.starts;
  return heading.includes(text) ? page * BONUS.within : page;
}

/** Normalized texts by section, computed on first use. */
const normalizedTexts = new WeakMap<Section, string>();

function scorePhrase(section: Section | undefined, phrase: string): number {
  if (!section || phrase.length < 4) return 1;
  const text = getOrCreate(normalizedTexts, section, () => normalizeText(section.paragraphs.join('\n')));
  return text.includes(phrase) ? PHRASE_BONUS : 1;
}
