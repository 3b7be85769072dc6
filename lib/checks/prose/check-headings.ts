import { listEntries, listWords, type WordList } from '@/lib/checks/prose/check-spelling';
import { type Dictionary, readDictionary } from '@/lib/checks/prose/dictionary';
import type { Prose } from '@/lib/markdown/types';
import type { Diagnostic } from '@/lib/site/diagnostics';
import { escapePattern } from '@/lib/site/escape';

/** Matches what precedes the first word of a heading, or of a sentence in it: nothing, or the end of a sentence and perhaps a quote. */
const START = /(?:^|[.:?!]\s)[^\p{L}\p{N}`]*$/u;

/** Matches `Output`, but neither `API` nor `JavaScript`, whose spelling shows that they are names. */
const CAPITALIZED = /^\p{Lu}\p{Ll}+$/u;

/**
 * Finds headings that are not in sentence case: a word after the first is capitalized although the dictionary has it in lower case and it is
 * not part of a name in the list. Also finds names in the list that no heading contains.
 */
export function checkHeadings(prose: readonly Prose[], list: WordList, dictionary: Dictionary = readDictionary()): Diagnostic[] {
  const entries = listEntries(list);
  const used = new Set<string>();
  const mistakes = prose
    .filter(({ isHeading }) => isHeading)
    .flatMap(({ file, line, text }): Diagnostic[] => {
      const names = entries.flatMap(({ word: name }) => listPlaces(text, name).map((from) => ({ name, from, to: from + name.length })));
      return listWords(text).flatMap(({ word, index }): Diagnostic[] => {
        if (!CAPITALIZED.test(word) || START.test(text.slice(0, index)) || !dictionary.hasCommon(word.toLowerCase())) return [];
        const name = names.find(({ from, to }) => from <= index && index + word.length <= to);
        if (name) used.add(name.name);
        if (name) return [];
        const message = `The heading "${text}" capitalizes "${word}".`;
        return [{ file, line, message, hint: `Write headings in sentence case, or add the name to ${list.file}.` }];
      });
    });
  const unused = entries.filter(({ word }) => !used.has(word));
  return [
    ...mistakes,
    ...unused.map(({ word: name, line }) => ({
      file: list.file,
      line,
      message: `No heading contains the name "${name}".`,
      hint: 'Remove it.',
    })),
  ];
}

/** Lists the positions of a name where it is not part of a longer word. */
function listPlaces(text: string, name: string): number[] {
  return [...text.matchAll(new RegExp(`(?<![\\w.])${escapePattern(name)}(?!\\w)`, 'g'))].map(({ index }) => index);
}
