import { isStopWord, type TokenMatch } from '@/lib/search/engine/match-token';
import { foldWidth, listParts, WORD } from '@/lib/search/engine/tokenize';
import type { Highlight, Snippet } from '@/lib/search/types';

/** What to mark: terms as a whole, beginnings of words, Chinese pairs. */
export interface Marker {
  /** Terms with how many of their letters to mark. */
  readonly terms: ReadonlyMap<string, number>;
  readonly pairs: readonly string[];
  /** Number of different words of the query. */
  readonly words: number;
}

type Range = readonly [from: number, to: number];

/** Words in more of the sections than this part are not worth a mark, unless the query has no others. */
const COMMON = 0.4;

/** What the words of a query found, ready for marking. `total` is the number of sections. */
export function buildMarker(matches: readonly TokenMatch[], total: number): Marker {
  const telling = matches.filter(({ token, found }) => found.length > 0 && found.length <= total * COMMON && !isStopWord(token));
  const marked = telling.length > 0 ? telling : matches;
  const terms = new Map<string, number>();
  for (const { token, expansions } of marked) {
    if (token.han) continue;
    for (const { term } of expansions)
      terms.set(term, Math.max(terms.get(term) ?? 0, term.startsWith(token.term) ? token.term.length : term.length));
  }
  return { terms, pairs: marked.filter(({ token }) => token.han).map(({ token }) => token.term), words: countWords(marked) };
}

/** Words as the reader sees them: a name is one, whatever its parts, and so is all Chinese. */
function countWords(matches: readonly TokenMatch[]): number {
  const latin = matches.filter(({ token }) => !token.han).map(({ token }) => token);
  const whole = latin.filter((token) => !latin.some((other) => other !== token && other.from <= token.from && other.to >= token.to));
  return whole.length + Number(latin.length < matches.length);
}

/** The whole text, escaped, with marks. */
export function highlight(text: string, marker: Marker): Highlight {
  const ranges = findRanges(text, marker);
  const matchedWords = [...new Set(ranges.map(([from, to]) => foldWidth(text.slice(from, to)).toLowerCase()))];
  const matchLevel = ranges.length === 0 ? 'none' : matchedWords.length >= marker.words ? 'full' : 'partial';
  const fullyHighlighted = ranges.length === 1 && ranges[0]?.[0] === 0 && ranges[0][1] === text.length;
  return { value: render(text, ranges, 0, text.length), matchLevel, matchedWords, ...(ranges.length > 0 && { fullyHighlighted }) };
}

/** As many words as asked for around the first marks, with an ellipsis where text is left out. A word is a Latin one or two Chinese characters. */
export function snippet(text: string, marker: Marker, words: number): Snippet {
  const ranges = findRanges(text, marker);
  const [from, to] = chooseWindow(text, ranges, words);
  const start = from > 0 ? '…' : '';
  const end = to < text.length ? '…' : '';
  return { value: start + render(text, ranges, from, to) + end, matchLevel: ranges.length > 0 ? 'full' : 'none' };
}

/** How many different words of the query a text holds. */
export function countMatched(text: string, marker: Marker): number {
  return new Set(findRanges(text, marker).map(([from, to]) => text.slice(from, to).toLowerCase())).size;
}

function findRanges(text: string, { terms, pairs }: Marker): Range[] {
  const ranges: Range[] = [];
  for (const { 0: word, index } of text.matchAll(WORD)) {
    for (const [from, to] of listParts(word)) {
      const length = terms.get(foldWidth(word.slice(from, to)).toLowerCase());
      if (length) ranges.push([index + from, index + Math.min(from + length, to)]);
    }
  }
  for (const pair of pairs) {
    for (let at = text.indexOf(pair); at >= 0; at = text.indexOf(pair, at + 1)) ranges.push([at, at + pair.length]);
  }
  return join(ranges);
}

/** Sorted, without overlaps. */
function join(ranges: readonly Range[]): Range[] {
  const joined: [number, number][] = [];
  for (const [from, to] of [...ranges].sort(([a], [b]) => a - b)) {
    const last = joined.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else joined.push([from, to]);
  }
  return joined;
}

/** The words around the place with the most marks; it begins a little before the first of them. */
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
  // A few words lead up to the first mark, as far as the last one stays.
  const first = most > 0 ? Math.max(0, Math.min(from, Math.max(from - Math.floor(words / 4), to - words + 1), units.length - words)) : 0;
  return [
    first === 0 ? 0 : (units[first]?.[0] ?? 0),
    units[first + words]?.[0] ? trimEnd(text, units[first + words - 1]?.[1] ?? text.length) : text.length,
  ];
}

function trimEnd(text: string, to: number): number {
  // A closing sign belongs to the word before it.
  return /[.,;:!?)\]'"”。，；：！？）」]/.test(text.charAt(to)) ? to + 1 : to;
}

/** Latin words and pairs of Chinese characters, as ranges. */
function listUnits(text: string): Range[] {
  const units: Range[] = [];
  for (const { 0: word, index } of text.matchAll(/\p{Script=Han}{1,2}|[^\s\p{Script=Han}]+/gu)) {
    if (/[\p{L}\p{N}]/u.test(word)) units.push([index, index + word.length]);
  }
  return units;
}

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

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Answers are HTML, as those of the hosted service; texts hold tags and generics. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);
}
