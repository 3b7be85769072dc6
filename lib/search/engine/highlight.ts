import { isStopWord, type TokenMatch } from '@/lib/search/engine/match-token';
import { foldWidth, HAN, listParts, WORD } from '@/lib/search/engine/tokenize';
import type { Highlight, Snippet } from '@/lib/search/types';
import { getOrCreate, mergeAdjacent } from '@/lib/site/collections';
import { escapeHtml } from '@/lib/site/escape';
import { listIndexes } from '@/lib/site/text-lines';

/** What to mark in a text: whole terms, prefixes of terms, Chinese pairs and synonyms. */
export interface Marker {
  /** Term -> number of letters to mark. */
  readonly terms: ReadonlyMap<string, number>;
  readonly pairs: readonly string[];
  /** Number of distinct words in the query. */
  readonly words: number;
}

type Range = readonly [from: number, to: number];

/** Words found in more than this share of the sections are not marked, unless the query has no other words. */
const COMMON = 0.4;

/** Builds the marker for the matches of a query. `total` is the number of sections in the index. */
export function buildMarker(matches: readonly TokenMatch[], total: number): Marker {
  const distinctive = matches.filter(({ token, found }) => found.length > 0 && found.length <= total * COMMON && !isStopWord(token));
  const marked = distinctive.length > 0 ? distinctive : matches;
  const terms = new Map<string, number>();
  const pairs = new Set<string>();
  for (const { token, expansions } of marked) {
    for (const { term } of expansions) {
      if (HAN.test(term)) pairs.add(term);
      else terms.set(term, Math.max(terms.get(term) ?? 0, term.startsWith(token.term) ? token.term.length : term.length));
    }
  }
  return { terms, pairs: [...pairs], words: countWords(marked) };
}

/** Counts words as a reader would: a dotted name counts once, not once per part, and all Chinese text counts as one word. */
function countWords(matches: readonly TokenMatch[]): number {
  const latin = matches.filter(({ token }) => !token.han).map(({ token }) => token);
  const whole = latin.filter((token) => !latin.some((other) => other !== token && other.from <= token.from && other.to >= token.to));
  return whole.length + Number(latin.length < matches.length);
}

/** Returns the whole text as escaped HTML with marks. */
export function highlight(text: string, marker: Marker): Highlight {
  const ranges = findRanges(text, marker);
  const matchedWords = [...new Set(ranges.map(([from, to]) => foldWidth(text.slice(from, to)).toLowerCase()))];
  const matchLevel = ranges.length === 0 ? 'none' : matchedWords.length >= marker.words ? 'full' : 'partial';
  const fullyHighlighted = ranges[0]?.[0] === 0 && ranges[0][1] === text.length;
  return { value: render(text, ranges, 0, text.length), matchLevel, matchedWords, ...(ranges.length > 0 && { fullyHighlighted }) };
}

/**
 * Returns the `words` consecutive words with the most marks, with an ellipsis where text is cut. Three Chinese characters, which are as wide
 * as a word, count as one.
 */
export function buildSnippet(text: string, marker: Marker, words: number): Snippet {
  const ranges = findRanges(text, marker);
  const [from, to] = chooseWindow(text, ranges, words);
  const start = from > 0 ? '…' : '';
  const end = to < text.length ? '…' : '';
  return { value: start + render(text, ranges, from, to) + end, matchLevel: ranges.length > 0 ? 'full' : 'none' };
}

/** Counts the distinct words of the query that a text contains. */
export function countMatched(text: string, marker: Marker): number {
  return new Set(findRanges(text, marker).map(([from, to]) => text.slice(from, to).toLowerCase())).size;
}

/** What to mark in each text. Hits share headings, and a text is compared before it is marked and cut. */
const knownRanges = new WeakMap<Marker, Map<string, readonly Range[]>>();

function findRanges(text: string, marker: Marker): readonly Range[] {
  const known = getOrCreate(knownRanges, marker, () => new Map());
  return getOrCreate(known, text, () => listRanges(text, marker));
}

/** Matches most words: those that are their own and only part, as in an index. */
const PLAIN = /^[a-z\d]+$/;

function listRanges(text: string, { terms, pairs }: Marker): readonly Range[] {
  const ranges: Range[] = [];
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (PLAIN.test(word)) {
      const length = terms.get(word);
      if (length) ranges.push([index, index + length]);
      continue;
    }
    for (const [from, to] of listParts(word)) {
      const length = terms.get(foldWidth(word.slice(from, to)).toLowerCase());
      if (!length) continue;
      const end = index + Math.min(from + length, to);
      // Folded terms can be shorter than the original text, and a mark must not end between the halves of a surrogate pair.
      ranges.push([index + from, (text.codePointAt(end - 1) ?? 0) > 0xffff ? end + 1 : end]);
    }
  }
  for (const pair of pairs) for (const at of listIndexes(text, pair)) ranges.push([at, at + pair.length]);
  return join(ranges);
}

/** Sorts ranges and merges those that overlap. */
function join(ranges: readonly Range[]): Range[] {
  const sorted = ranges.toSorted(([a], [b]) => a - b);
  return mergeAdjacent(sorted, ([start, end], [from, to]) => (from <= end ? [start, Math.max(end, to)] : undefined));
}

/** Finds the window with the most marks. It starts a few words before the first mark, for context. */
function chooseWindow(text: string, ranges: readonly Range[], words: number): Range {
  const units = listUnits(text);
  if (units.length <= words) return [0, text.length];
  const hits = units.map(([from, to]) => ranges.some(([start, end]) => start < to && end > from));
  let best = 0;
  let most = -1;
  for (let start = 0; start + words <= units.length; start++) {
    const count = hits.slice(start, start + words).filter(Boolean).length;
    if (count > most) [best, most] = [start, count];
  }
  const inside = hits.slice(best, best + words);
  const [from, to] = [best + inside.indexOf(true), best + inside.lastIndexOf(true)];
  // Starts up to a quarter of the window before the first mark, as long as the last mark still fits.
  const first = most > 0 ? Math.max(0, Math.min(from, Math.max(from - Math.floor(words / 4), to - words + 1), units.length - words)) : 0;
  return [
    first === 0 ? 0 : (units[first]?.[0] ?? 0),
    units[first + words]?.[0] ? trimEnd(text, units[first + words - 1]?.[1] ?? text.length) : text.length,
  ];
}

function trimEnd(text: string, to: number): number {
  // Closing punctuation belongs to the word before it.
  return /[.,;:!?)\]'"”。，；：！？）」]/.test(text.charAt(to)) ? to + 1 : to;
}

/** Lists the ranges of words and of up to three Chinese characters. */
function listUnits(text: string): Range[] {
  const units: Range[] = [];
  for (const { 0: word, index } of text.matchAll(/\p{Script=Han}{1,3}|[^\s\p{Script=Han}]+/gu)) {
    if (/[\p{L}\p{N}]/u.test(word)) units.push([index, index + word.length]);
  }
  return units;
}

/** Renders highlights as HTML, like the hosted service. Escapes texts, which contain tags and generics such as `Array<string>`. */
function render(text: string, ranges: readonly Range[], from: number, to: number): string {
  let html = '';
  let at = from;
  for (const [start, end] of ranges) {
    if (end <= from || start >= to) continue;
    const [first, last] = [Math.max(start, from), Math.min(end, to)];
    html += `${escapeHtml(text.slice(at, first))}<mark>${escapeHtml(text.slice(first, last))}</mark>`;
    at = last;
  }
  return html + escapeHtml(text.slice(at, to));
}
