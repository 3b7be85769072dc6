import { readDictionary } from '@/lib/checks/prose/dictionary';
import type { TextFile } from '@/lib/checks/prose/lint-prose';
import type { Prose } from '@/lib/markdown/types';
import { getOrCreate } from '@/lib/site/collections';
import type { Diagnostic } from '@/lib/site/diagnostics';
import { escapePattern } from '@/lib/site/escape';
import { getLineNumber } from '@/lib/site/text-lines';

interface Entry {
  readonly word: string;
  readonly line: number;
}

/** Lists the entries of a list, one per line. Lines that start with `#` are comments. */
function listEntries({ text }: TextFile): Entry[] {
  return text.split(/\r?\n/).flatMap((word, index) => (word && !word.startsWith('#') ? [{ word, line: index + 1 }] : []));
}

/** Matches code, URLs, and names with a dot, slash, underscore or the like: `tsconfig.json`, `./src`, `@rslib/core`, `--watch`. */
const NOT_WORDS =
  /`[^`]*`|\b\w+:\/\/[^\s)）]+|[./@]*(?:[\w-]*[._@#\\=][\w/@.-]*\w)+|(?<!\w)--?\w[\w-]*|(?<![\w\p{L}])[./]+\w[\w/-]*|\{\w+\}/gu;

/** Shorter words are mostly abbreviations. */
const MIN_LENGTH = 3;

const WORD = /(?<![\p{Script=Latin}\d_])\p{Script=Latin}{3,}(?:['’]\p{Script=Latin}+)*(?![\p{Script=Latin}\d_])/gu;

/** Finds words that are neither US English, nor software terms, nor in the list, and words of the list that are not needed. */
export function checkSpelling(prose: readonly Prose[], list: TextFile): Diagnostic[] {
  const entries = listEntries(list);
  const listed = new Set(entries.map(({ word }) => word));
  const used = new Set<string>();
  // Suggestions are slow, and misspelled words are often repeated.
  const verdicts = new Map<string, string | undefined>();
  const unknown = prose.flatMap(({ file, line, text }) =>
    listWords(text).flatMap(({ word, index }): Diagnostic[] => {
      const message = getOrCreate(verdicts, word, () => describe(word, listed, used));
      const at = line + getLineNumber(text, index) - 1;
      return message ? [{ file, line: at, message, hint: `Fix it, or add it to ${list.file}.` }] : [];
    }),
  );
  return [...unknown, ...checkList(entries, used, list.file)];
}

/** Lists the words of a text with their positions. Code, URLs and file names do not count as words. */
export function listWords(text: string): { word: string; index: number }[] {
  const prose = text.replace(NOT_WORDS, (found) => found.replace(/\S/g, '`'));
  return [...prose.matchAll(WORD)].map((match) => ({ word: match[0].replace(/['’]s$/, ''), index: match.index }));
}

function describe(word: string, listed: ReadonlySet<string>, used: Set<string>): string | undefined {
  const dictionary = readDictionary();
  const isKnown = (part: string) => {
    if (dictionary.has(part)) return true;
    const lower = part.toLowerCase();
    if (listed.has(lower)) used.add(lower);
    return listed.has(lower);
  };
  // Covers `APIs`, and the parts of `autoExternal`.
  const singular = word.replace(/(?<=[A-Z]{2})s$/, '');
  if ([word.replaceAll('’', "'"), singular].some(isKnown)) return undefined;
  const parts = word.match(/\p{Lu}?\p{Ll}+|\p{Lu}+(?!\p{Ll})/gu) ?? [];
  if (parts.length > 1 && parts.join('') === word && parts.every((part) => part.length < MIN_LENGTH || isKnown(part))) return undefined;
  const similar = dictionary.suggest(word).map((each) => `"${each}"`);
  return `Unknown word "${word}"${similar.length > 0 ? ` (did you mean ${similar.join(' or ')}?)` : ''}.`;
}

function checkList(entries: readonly Entry[], used: ReadonlySet<string>, file: string): Diagnostic[] {
  const dictionary = readDictionary();
  return entries.flatMap(({ word, line }, index): Diagnostic[] => {
    const before = entries[index - 1]?.word ?? '';
    const fail = (message: string, hint: string) => [{ file, line, message, hint }];
    if (word !== word.toLowerCase())
      return fail(`"${word}" is not in lower case.`, 'Write each word in lower case: it is known in any case.');
    if (word === before) return fail(`"${word}" is listed twice.`, 'Remove one.');
    if (word < before) return fail(`"${word}" comes after "${before}".`, 'Sort the words.');
    if (dictionary.has(word)) return fail(`"${word}" is in the dictionary.`, 'Remove it.');
    return used.has(word) ? [] : fail(`No page uses the word "${word}".`, 'Remove it.');
  });
}

/** Matches what precedes the first word of a heading, or of a sentence in it: nothing, or the end of a sentence and perhaps a quote. */
const START = /(?:^|[.:?!]\s)[^\p{L}\p{N}`]*$/u;

/** Matches `Output`, but neither `API` nor `JavaScript`, whose spelling shows that they are names. */
const CAPITALIZED = /^\p{Lu}\p{Ll}+$/u;

/**
 * Finds headings that are not in sentence case: a word after the first is capitalized although the dictionary has it in lower case and it is
 * not part of a name in the list. Also finds names in the list that no heading contains.
 */
export function checkHeadings(prose: readonly Prose[], list: TextFile): Diagnostic[] {
  const dictionary = readDictionary();
  const entries = listEntries(list);
  const used = new Set<string>();
  const mistakes = prose
    .filter(({ isHeading }) => isHeading)
    .flatMap(({ file, line, text }): Diagnostic[] => {
      const names = entries.flatMap(({ word: name }) => listPositions(text, name).map((from) => ({ name, from, to: from + name.length })));
      return listWords(text).flatMap(({ word, index }): Diagnostic[] => {
        if (!CAPITALIZED.test(word) || START.test(text.slice(0, index)) || !dictionary.hasCommon(word.toLowerCase())) return [];
        const name = names.find(({ from, to }) => from <= index && index + word.length <= to);
        if (name) {
          used.add(name.name);
          return [];
        }
        const message = `The heading "${text}" capitalizes "${word}".`;
        return [{ file, line, message, hint: `Write headings in sentence case, or add the name to ${list.file}.` }];
      });
    });
  const unused = entries.filter(({ word }) => !used.has(word));
  return [
    ...mistakes,
    ...unused.map(({ word, line }) => ({ file: list.file, line, message: `No heading contains the name "${word}".`, hint: 'Remove it.' })),
  ];
}

/** Lists the positions of a name where it is not part of a longer word. */
function listPositions(text: string, name: string): number[] {
  return [...text.matchAll(new RegExp(`(?<![\\w.])${escapePattern(name)}(?!\\w)`, 'g'))].map(({ index }) => index);
}
