import type { LoadedIndex, Section } from '@/lib/search/engine/load-index';
import { isStopWord, matchToken, type TokenMatch } from '@/lib/search/engine/match-token';
import { normalizeText, tokenize } from '@/lib/search/engine/tokenize';

/** A section that answers a query. */
interface Ranked {
  readonly at: number;
  readonly score: number;
}

/** The sections that answer a query, the best first, and what its words found. */
export interface Ranking {
  readonly ranked: readonly Ranked[];
  readonly matches: readonly TokenMatch[];
}

/** How much it counts that the query is the heading, its end, its beginning or a part of it. */
const HEADING_BONUS = { is: 3, ends: 2.2, starts: 1.6, within: 1.4 } as const;
/** A page that is asked for stands before its sections. */
const PAGE_BONUS = 1.15;
const PHRASE_BONUS = 1.25;
const PHRASE_DEPTH = 100;
const RANK_BONUS = 0.04;
/** Sections that score less than this share of the best hold a word of the query by chance. */
const LEAST_SHARE = 0.02;
/** A word that nothing holds counts little among Chinese pairs, many of which are no words, and more among others. */
const ABSENT_HAN = 0.2;
const ABSENT = 0.5;

/**
 * Ranks by the words found, weighed by how many of the query's they are, and then by headings: who types a name wants what bears it.
 */
export function rankSections(index: LoadedIndex, query: string): Ranking {
  const tokens = tokenize(query);
  const parts = Math.max(0, ...tokens.map(({ to }) => to));
  const typing = /[\p{L}\p{N}]$/u.test(query);
  const matches = tokens.map((token) => matchToken(index, token, typing && token.to === parts));
  const coverage = createCoverage(scoreParts(matches, parts, index.sections.length));
  const wanted = normalizeText(query);
  const ranked: Ranked[] = [];
  for (const { at, score, covered } of sumScores(matches, index.sections.length)) {
    const section = index.sections[at];
    if (!section) continue;
    ranked.push({ at, score: score * coverage(covered) ** 2 * scoreHeading(section, wanted) * (1 + section.pageRank * RANK_BONUS) });
  }
  ranked.sort(compare);
  // Phrases are looked for among the best only: that is work, and decides nothing further down.
  const best = ranked.slice(0, PHRASE_DEPTH).map((each) => ({ ...each, score: each.score * scorePhrase(index.sections[each.at], wanted) }));
  const all = [...best, ...ranked.slice(PHRASE_DEPTH)].sort(compare);
  const least = (all[0]?.score ?? 0) * LEAST_SHARE;
  return { ranked: all.filter(({ score }) => score >= least), matches };
}

function compare(a: Ranked, b: Ranked): number {
  return b.score - a.score || a.at - b.at;
}

/** Queries with more parts than a number has bits are rare; the last bit stands for the rest. */
const LAST_BIT = 30;

/** Scores of all sections that hold a word, and which parts of the query each holds, as bits. */
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

/** The share of the query that bits stand for, by the weights of its parts; computed once for each combination. */
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

/** What each smallest part of the query counts: the rarer, the more. */
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
  const { heading, title } = normalized;
  // `dts bundle` names a section by its page and itself.
  if (heading === wanted || (depth > 1 && title + heading === wanted)) return page * HEADING_BONUS.is;
  if (heading.endsWith(wanted)) return page * HEADING_BONUS.ends;
  if (heading.startsWith(wanted)) return page * HEADING_BONUS.starts;
  return heading.includes(wanted) ? page * HEADING_BONUS.within : page;
}

/** Texts without signs and spaces, made when first asked for. */
const normalizedTexts = new WeakMap<Section, string>();

function scorePhrase(section: Section | undefined, wanted: string): number {
  if (!section || wanted.length < 4) return 1;
  const text = normalizedTexts.get(section) ?? normalizeText(section.paragraphs.join('\n'));
  normalizedTexts.set(section, text);
  return text.includes(wanted) ? PHRASE_BONUS : 1;
}
