import type { LoadedIndex, Section } from '@/lib/search/load-index';
import { matchToken, type TokenMatch } from '@/lib/search/match-token';
import { squeeze, tokenize } from '@/lib/search/tokenize';

/** A section that answers a query. */
export interface Ranked {
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
  const weights = weighParts(matches, parts, index.sections.length);
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const wanted = squeeze(query);
  const ranked: Ranked[] = [];
  for (const [at, score] of sumScores(matches)) {
    const section = index.sections[at];
    if (!section) continue;
    const coverage = sumCovered(matches, at, weights) / all;
    ranked.push({
      at,
      score: score * coverage ** 2 * weighHeading(section, wanted) * weighPhrase(section, wanted) * (1 + section.pageRank * RANK_BONUS),
    });
  }
  ranked.sort((a, b) => b.score - a.score || a.at - b.at);
  const least = (ranked[0]?.score ?? 0) * LEAST_SHARE;
  return { ranked: ranked.filter(({ score }) => score >= least), matches };
}

function sumScores(matches: readonly TokenMatch[]): Map<number, number> {
  const sums = new Map<number, number>();
  for (const { scores } of matches) for (const [section, score] of scores) sums.set(section, (sums.get(section) ?? 0) + score);
  return sums;
}

/** What each smallest part of the query counts: the rarer, the more. */
function weighParts(matches: readonly TokenMatch[], parts: number, total: number): number[] {
  const rare = Math.log(1 + total);
  const weights = Array.from({ length: parts }, () => 0);
  for (const { token, idf, scores } of matches) {
    if (token.to - token.from !== 1) continue;
    weights[token.from] = scores.size > 0 ? idf : rare * (token.han ? ABSENT_HAN : ABSENT);
  }
  return weights;
}

/** The weight of the parts that a section holds, as such or within a whole name. */
function sumCovered(matches: readonly TokenMatch[], section: number, weights: readonly number[]): number {
  const covered = new Set<number>();
  for (const { token, scores } of matches) {
    if (!scores.has(section)) continue;
    for (let part = token.from; part < token.to; part++) covered.add(part);
  }
  return [...covered].reduce((sum, part) => sum + (weights[part] ?? 0), 0);
}

function weighHeading({ squeezed, depth }: Section, wanted: string): number {
  const page = depth === 1 ? PAGE_BONUS : 1;
  if (wanted.length < 2) return page;
  const { heading, title } = squeezed;
  // `dts bundle` names a section by its page and itself.
  if (heading === wanted || (depth > 1 && title + heading === wanted)) return page * HEADING_BONUS.is;
  if (heading.endsWith(wanted)) return page * HEADING_BONUS.ends;
  if (heading.startsWith(wanted)) return page * HEADING_BONUS.starts;
  return heading.includes(wanted) ? page * HEADING_BONUS.within : page;
}

/** Texts without signs and spaces, made when first asked for. */
const squeezedTexts = new WeakMap<Section, string>();

function weighPhrase(section: Section, wanted: string): number {
  if (wanted.length < 4) return 1;
  const text = squeezedTexts.get(section) ?? squeeze(section.paragraphs.join('\n'));
  squeezedTexts.set(section, text);
  return text.includes(wanted) ? PHRASE_BONUS : 1;
}
