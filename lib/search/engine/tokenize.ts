/**
 * Words of texts and queries, the same at build time and in the browser. Names stay whole and are split too
 * (`output.distPath`: whole, output, distpath, dist, path); Chinese, which has no spaces, becomes pairs of characters.
 */

/** A word of the text and the smallest parts of the text, from 0, that it covers. */
export interface Token {
  readonly term: string;
  /** First of its parts. */
  readonly from: number;
  /** One after its last part. */
  readonly to: number;
  readonly han: boolean;
}

/** Names with their signs, and words of any script. */
export const WORD = /[\p{L}\p{N}@$_](?:[\p{L}\p{N}@$_./#+-]*[\p{L}\p{N}$_+#])?/gu;
const RUN = /\p{Script=Han}+|[^\p{Script=Han}]+/gu;
const HAN = /^\p{Script=Han}/u;
const SIGNED = /[^./#+@$_-]+/g;
/** Between the humps of a name: after a small letter before a capital, before the last of several capitals. */
const HUMP = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

/** Full-width forms become plain ones; letter case stays, since it shows where names are split. */
export function foldWidth(text: string): string {
  return text.normalize('NFKC');
}

/** All words of a text, with whole names, their joined parts and their smallest parts. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  for (const [word] of foldWidth(text).matchAll(WORD)) {
    for (const [run] of word.matchAll(RUN)) {
      const found = HAN.test(run) ? splitHan(run) : splitName(run);
      for (const { term, from, to, han } of found) tokens.push({ term, from: at + from, to: at + to, han });
      at += Math.max(0, ...found.map(({ to }) => to));
    }
  }
  return tokens;
}

/** The terms of a text that the index holds. Chinese pairs are not among them: the engine looks for those in the texts. */
export function listTerms(text: string): string[] {
  return tokenize(text).flatMap(({ term, han }) => (han ? [] : [term]));
}

/** Places of all parts of a word, smaller and larger, as they stand in it. */
export function listParts(word: string): (readonly [from: number, to: number])[] {
  const parts: (readonly [number, number])[] = [];
  for (const { 0: run, index: start } of word.matchAll(RUN)) {
    if (HAN.test(run)) continue;
    for (const { 0: name, index } of run.matchAll(SIGNED)) {
      let from = start + index;
      const humps = name.split(HUMP);
      if (humps.length > 1) parts.push([from, from + name.length]);
      for (const hump of humps) {
        parts.push([from, from + hump.length]);
        from += hump.length;
      }
    }
    parts.push([start, start + run.length]);
  }
  return parts;
}

/** Letters, digits and Chinese characters alone: `lib.autoExternal` and `auto external` end alike. */
export function normalizeText(text: string): string {
  return foldWidth(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

function splitHan(run: string): Token[] {
  const characters = [...run];
  if (characters.length === 1) return [{ term: run, from: 0, to: 1, han: true }];
  return characters.slice(1).map((character, at) => ({ term: `${characters[at]}${character}`, from: at, to: at + 1, han: true }));
}

function splitName(run: string): Token[] {
  const tokens: Token[] = [];
  const add = (text: string, from: number, to: number) => tokens.push({ term: text.toLowerCase(), from, to, han: false });
  const names = run.match(SIGNED) ?? [];
  let at = 0;
  for (const name of names) {
    const humps = name.split(HUMP);
    for (const [index, hump] of humps.entries()) add(hump, at + index, at + index + 1);
    if (humps.length > 1) add(name, at, at + humps.length);
    at += humps.length;
  }
  if (names.length > 1) add(run.replace(/^[./#+-]+|[./-]+$/g, ''), 0, at);
  return tokens;
}
