import { readFileSync } from 'node:fs';
import path from 'node:path';
import { splitTarget } from '@/lib/checks/check-followed';
import { readDefinitions } from '@/lib/examples/read-examples';
import type { Diagnostic } from '@/lib/site/diagnostics';
import { toDisplayPath } from '@/lib/site/file-paths';
import { getPathLine } from '@/lib/site/json-lines';
import { listIndexes } from '@/lib/site/text-lines';
import type { Lang } from '@/lib/site/types';
import type { Page } from '@/lib/source/types';

type CheckedPage = Pick<Page, 'lang' | 'contentPath' | 'prose' | 'examples' | 'frontmatter'>;

/** Shorter parts of a sentence may be on a page by chance. */
const MIN_WORDS = 4;

/** Matches each Chinese character, and anything else between spaces, which may be code. */
const WORD = /\p{Script=Han}|[^\s\p{Script=Han}]+/gu;

/**
 * Checks that every example is on a page, is extended by another one, `follows` a page, or `proves` sentences that are in the text of pages
 * in the default language. `pages` are the valid ones; missing uses are reported only if these are all pages (`isComplete`).
 */
export function checkUsed(pages: readonly CheckedPage[], examplesRoot: string, defaultLang: Lang, isComplete: boolean): Diagnostic[] {
  const definitions = readDefinitions(examplesRoot);
  const shown = new Set(
    pages.flatMap(({ examples, frontmatter: { hero } }) => [...examples.map(({ id }) => id), ...(hero?.example ? [hero.example] : [])]),
  );
  const bases = new Set(definitions.map(({ definition }) => definition.extends));
  const texts = new Map<string, string[]>();
  for (const { lang, contentPath, prose } of pages) {
    // The sentences of a page that could not be parsed are unknown, even if its translation is valid.
    if (lang !== defaultLang) continue;
    const sentences = prose.flatMap(({ isHeading, text }) => (isHeading ? [] : [normalize(text)]));
    texts.set(contentPath, [...(texts.get(contentPath) ?? []), ...sentences]);
  }

  return definitions.flatMap(({ id, definition: { proves, follows } }) => {
    const file = path.join(examplesRoot, id, 'example.json');
    const report = (at: readonly PropertyKey[], message: string, hint: string): Diagnostic => ({
      file: toDisplayPath(file),
      line: getPathLine(readFileSync(file, 'utf8'), at),
      message,
      hint,
    });
    const checkPage = (page: string, at: readonly PropertyKey[]): Diagnostic[] =>
      isComplete && !texts.has(page) ? [report(at, `There is no page ${page}.`, 'Correct the path, or delete the entry.')] : [];
    const checkFact = (fact: string, page: string, at: readonly PropertyKey[]): Diagnostic[] => {
      const hint = `Write a sentence of the page, or a part of one with at least ${MIN_WORDS} words, or delete the entry.`;
      if ([...fact.matchAll(WORD)].length < MIN_WORDS) return [report(at, `"${fact}" is too short to be the statement of a page.`, hint)];
      const text = texts.get(page);
      return !text || text.some((sentence) => hasPart(sentence, normalize(fact)))
        ? []
        : [report(at, `${page} does not say "${fact}".`, hint)];
    };
    if (isComplete && !proves && !follows && !shown.has(id) && !bases.has(id)) {
      const hint = `Show it with <Example id="${id}" />, list in "proves" the sentences that it backs, or delete it.`;
      return [report([], `No page uses the example "${id}".`, hint)];
    }
    return [
      ...(follows ? checkPage(splitTarget(follows).path, ['follows']) : []),
      ...Object.entries(proves ?? {}).flatMap(([page, facts]) => [
        ...checkPage(page, ['proves', page]),
        ...facts.flatMap((fact, index) => checkFact(fact, page, ['proves', page, index])),
      ]),
    ];
  });
}

/** Joins the text into one line, without the backticks of code. */
function normalize(text: string): string {
  return text.replaceAll('`', '').replace(/\s+/g, ' ').trim();
}

/** Returns whether a text contains a part that neither starts nor ends within a word. */
function hasPart(text: string, part: string): boolean {
  const isInWord = (at: number) => /^\w\w$/.test(text.slice(Math.max(at - 1, 0), at + 1));
  return listIndexes(text, part).some((at) => !isInWord(at) && !isInWord(at + part.length));
}
