/**
 * Splits texts and queries into words. Names are kept whole and also split into parts: `output.distPath` gives output.distpath, output,
 * distpath, dist and path. Chinese has no spaces between words, so it is split into pairs of characters.
 */

/** A word and the range of parts that it covers. Parts are the smallest units of the text, counted from 0. */
export interface Token {
  readonly term: string;
  /** Index of its first part. */
  readonly from: number;
  /** Index after its last part. */
  readonly to: number;
  readonly han: boolean;
}

/** Words of any script with the marks that are part of its letters, names including punctuation such as `@rslib/core`, and flags of one letter. */
export const WORD = /(?<![\w-])-[A-Za-z](?![\w-])|[\p{L}\p{N}@$_](?:[\p{L}\p{M}\p{N}@$_./#+-]*[\p{L}\p{M}\p{N}$_+#])?/gu;
const RUN = /\p{Script=Han}+|[^\p{Script=Han}]+/gu;
/** Matches text that starts with a Chinese character. */
export const HAN = /^\p{Script=Han}/u;
const SIGNED = /[^./#+@$_-]+/g;
/** Word boundaries in camel case: between a lowercase and an uppercase letter, and before the last of several uppercase letters. */
const HUMP = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

/** Converts full-width characters to plain ones. Keeps letter case, which splitting camel case names depends on. */
export function foldWidth(text: string): string {
  return text.normalize('NFKC');
}

/** Lists all words of a text. A name yields its smallest parts, its camel case words and the whole name. */
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

export interface QueryWord {
  readonly token: Token;
  /** Whether the reader may still be typing it, because the query ends with it. */
  readonly isUnfinished: boolean;
}

export function readQuery(query: string): { readonly words: readonly QueryWord[]; readonly parts: number } {
  const tokens = tokenize(query);
  const parts = Math.max(0, ...tokens.map(({ to }) => to));
  const endsInWord = /[\p{L}\p{M}\p{N}]$/u.test(query);
  return { words: tokens.map((token) => ({ token, isUnfinished: endsInWord && token.to === parts })), parts };
}

/** Lists the terms to index. Leaves out Chinese pairs, which the engine finds by scanning the texts. */
export function listTerms(text: string): string[] {
  return tokenize(text).flatMap(({ term, han }) => (han ? [] : [term]));
}

/** Lists the ranges of all parts of a word: camel case words, names between punctuation and the word itself. */
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

/** Reduces a text to lowercase letters and digits of any script, so that `auto external` matches the end of `lib.autoExternal`. */
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
  // Without its dash, a flag such as `-w` would be the start of every word with that letter.
  if (/^-.$/.test(run)) return [{ term: run.toLowerCase(), from: 0, to: 1, han: false }];
  if (names.length > 1) add(run.replace(/^[./#+-]+|[./-]+$/g, ''), 0, at);
  return tokens;
}
