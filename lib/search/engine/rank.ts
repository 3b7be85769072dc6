import type { LoadedIndex, Section } from '@/lib/search/engine/load-index';
import { isStopWord, matchToken, type TokenMatch } from '@/lib/search/engine/match-token';
import { listWordPairs, scoreMessage } from '@/lib/search/engine/score-message';
import { normalizeText, tokenize } from '@/lib/search/engine/tokenize';

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

/** Score multipliers for a query that is the whole heading, its end, its start or a part of it. */
const HEADING_BONUS = { is: 3, ends: 2.2, starts: 1.6, within: 1.4 } as const;
/** For a query that is one of the keywords of the section. */
const KEYWORD_BONUS = 3;
/** Ranks a page above its own sections. */
const PAGE_BONUS = 1.15;
const PHRASE_BONUS = 1.25;
const PHRASE_DEPTH = 100;
/** Questions have words that their answer does not, so that a square would prefer long sections that mention them all. */
const COVERAGE_EXPONENT = 1.5;
const RANK_BONUS = 0.04;
/** Sections that score less than this share of the best one match only by chance. */
const LEAST_SHARE = 0.02;
/** Weights of words that no section contains. Lower for Chinese pairs, since many pairs span two words. */
const ABSENT_HAN = 0.2;
const ABSENT = 0.5;

/**
 * Ranks sections by the words that match and by the share of the query that they cover. Matches in headings get a bonus, since a
 * reader who types a name usually looks for the section with that heading.
 */
export function rankSections(index: LoadedIndex, query: string): Ranking {
  const tokens = tokenize(query);
  const parts = Math.max(0, ...tokens.map(({ to }) => to));
  const typing = /[\p{L}\p{N}]$/u.test(query);
  const matches = tokens.map((token) => matchToken(index, token, typing && token.to === parts));
  const coverage = createCoverage(scoreParts(matches, parts, index.sections.length));
  const wanted = normalizeText(query);
  const pairs = listWordPairs(query);
  const ranked: Ranked[] = [];
  for (const { at, score, covered } of sumScores(matches, index.sections.length)) {
    const section = index.sections[at];
    if (!section) continue;
    const bonus = scoreHeading(section, wanted) * (1 + section.pageRank * RANK_BONUS) * scoreMessage(section, pairs);
    ranked.push({ at, score: score * coverage(covered) ** COVERAGE_EXPONENT * bonus });
  }
  ranked.sort(compare);
  // Phrase matching is expensive, so only the best sections are checked; further down it makes no difference.
  const best = ranked.slice(0, PHRASE_DEPTH).map((each) => ({ ...each, score: each.score * scorePhrase(index.sections[each.at], wanted) }));
  const all = [...best, ...ranked.slice(PHRASE_DEPTH)].sort(compare);
  const least = (all[0]?.score ?? 0) * LEAST_SHARE;
  return { ranked: all.filter(({ score }) => score >= least), matches };
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

/** Returns a function from coverage bits to the weighted share of the query, from 0 to 1. Memoized by combination of bits. */
function createCoverage(weights: readonly number[]): (bits: number) => number {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const known = new Map<number, number>();
  return (bits) => {
    const share =
      known.get(bits) ?? weights.reduce((sum, weight, part) => sum + ((bits >> Math.min(part, LAST_BIT)) & 1 ? weight : 0), 0) / all;
    known.set(bits, share);
    return share;
  };
}

/** Weight of each part of the query: the rarer, the higher. */
function scoreParts(matches: readonly TokenMatch[], parts: number, total: number): number[] {
  const rare = Math.log(1 + total);
  const weights = Array.from({ length: parts }, () => 0);
  for (const { token, idf, found } of matches) {
    if (token.to - token.from !== 1) continue;
    weights[token.from] = found.length > 0 || isStopWord(token) ? idf : rare * (token.han ? ABSENT_HAN : ABSENT);
  }
  return weights;
}

function scoreHeading({ normalized, depth }: Section, wanted: string): number {
  const page = depth === 1 ? PAGE_BONUS : 1;
  if (wanted.length < 2) return page;
  const { heading, title, keywords } = normalized;
  // `dts bundle` is the page title followed by the heading of the section.
  if (heading === wanted || (depth > 1 && title + heading === wanted)) return page * HEADING_BONUS.is;
  if (heading.endsWith(wanted)) return page * HEADING_BONUS.ends;
  if (heading.startsWith(wanted)) return page * HEADING_BONUS.starts;
  if (keywords.includes(wanted)) return page * KEYWORD_BONUS;
  return heading.includes(wanted) ? page * HEADING_BONUS.within : page;
}

/** Normalized section texts, computed on first use. */
const normalizedTexts = new WeakMap<Section, string>();

function scorePhrase(section: Section | undefined, wanted: string): number {
  if (!section || wanted.length < 4) return 1;
  const text = normalizedTexts.get(section) ?? normalizeText(section.paragraphs.join('\n'));
  normalizedTexts.set(section, text);
  return text.includes(wanted) ? PHRASE_BONUS : 1;
}
