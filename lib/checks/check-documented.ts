import path from 'node:path';
import { isCovered, readOptions, readUndocumented, UNDOCUMENTED_FILE } from '@/lib/examples/options';
import { DECLARATIONS_FILE, readDeclarations } from '@/lib/examples/package-records';
import type { Diagnostic } from '@/lib/site/diagnostics';
import { toDisplayPath } from '@/lib/site/file-paths';
import { stripCodeMarks } from '@/lib/site/text-lines';
import type { Page } from '@/lib/source/types';

type PlacedPage = Pick<Page, 'lang' | 'contentPath'>;

/** Path prefix of option pages, and name prefix of the options that must all be documented. */
const OPTION_PAGES = '/config/';
const OPTIONS = 'lib.';

/** Room for a description in the list of options at 1280 px, in characters. A Chinese one takes the room of two. */
const SUMMARY_WIDTH = 80;

/** Path prefix of the pages of the JavaScript API. */
const API_PAGES = '/api/';

/**
 * Checks that pages document each option of the installed `LibConfig`, in all languages, or `undocumented-options.json` says why not.
 * Missing options are reported only if all pages could be parsed (`isComplete`).
 */
export function checkDocumented(
  pages: readonly (PlacedPage & Pick<Page, 'options'>)[],
  examplesRoot: string,
  isComplete: boolean,
): Diagnostic[] {
  const options = Object.keys(readOptions(examplesRoot)).filter((name) => name.startsWith(OPTIONS));
  const entries = Object.keys(readUndocumented(examplesRoot));
  const file = toDisplayPath(path.join(examplesRoot, UNDOCUMENTED_FILE));
  const optionPages = pages.filter(({ contentPath }) => contentPath.startsWith(OPTION_PAGES));
  const documented = new Set(optionPages.flatMap((page) => page.options));
  const missing = isComplete ? options.filter((option) => !entries.some((entry) => isCovered(option, entry))) : [];
  const findSurplus = (entry: string): string | undefined => {
    if (!options.includes(entry)) return `"${entry}" is not an option of the package.`;
    const above = entries.find((other) => other !== entry && isCovered(entry, other));
    if (above) return `"${entry}" is already covered by "${above}".`;
    const shown = options.find((option) => isCovered(option, entry) && documented.has(option));
    return shown && `"${shown}" is documented on a page, but listed as undocumented ("${entry}").`;
  };
  return [
    ...listMissing(missing, pages, optionPages, (page) => page.options).map(({ name, langs }) => ({
      file,
      message: `No page below ${OPTION_PAGES} documents the option "${name}" (${langs}).`,
      hint: `Write <Option name="${name}" /> on the page that describes it, or list it in this file with a reason in each language.`,
    })),
    ...entries.flatMap((entry) => {
      const message = findSurplus(entry);
      return message ? [{ file, message, hint: 'Remove the entry, or list only options that no page documents.' }] : [];
    }),
  ];
}

/** Checks that the first sentence about each option fits into its line in the list of options, which cuts longer ones off. */
export function checkSummaries(pages: readonly Pick<Page, 'contentPath' | 'displayFile' | 'headings' | 'optionEntries'>[]): Diagnostic[] {
  return pages
    .filter(({ contentPath }) => contentPath.startsWith(OPTION_PAGES))
    .flatMap(({ displayFile, headings, optionEntries }) =>
      optionEntries.flatMap(({ id, text, ...entry }) => {
        const summary = stripCodeMarks(entry.summary);
        const width = summary.replace(/[\u3000-\u9fff\uff00-\uffef]/g, '$&$&').length;
        if (width <= SUMMARY_WIDTH) return [];
        const { line } = headings.find((heading) => heading.id === id) ?? {};
        const message = `The first sentence about "${text}" is too long for the list of options: "${summary}"`;
        const hint = `Shorten it from ${width} to ${SUMMARY_WIDTH} characters; Chinese ones count as two.`;
        return [{ file: displayFile, line, message, hint }];
      }),
    );
}

/** Checks that a page below `/api/` shows the signature of every export of the installed package, in each language. */
export function checkDeclared(pages: readonly (PlacedPage & Pick<Page, 'signatures'>)[], examplesRoot: string): Diagnostic[] {
  const apiPages = pages.filter(({ contentPath }) => contentPath.startsWith(API_PAGES));
  const names = Object.keys(readDeclarations(examplesRoot));
  return listMissing(names, pages, apiPages, (page) => page.signatures).map(({ name, langs }) => ({
    file: toDisplayPath(path.join(examplesRoot, DECLARATIONS_FILE)),
    message: `No page below ${API_PAGES} shows the signature of "${name}" (${langs}).`,
    hint: `Write <Signature name="${name}" /> on the page that describes it.`,
  }));
}

/** Lists the names that no page of `own` has in some language of the site, each with these languages. */
function listMissing<Own extends PlacedPage>(
  names: readonly string[],
  pages: readonly PlacedPage[],
  own: readonly Own[],
  list: (page: Own) => readonly string[],
): { name: string; langs: string }[] {
  const all = [...new Set(pages.map(({ lang }) => lang))];
  const found = new Set(own.flatMap((page) => list(page).map((name) => `${page.lang} ${name}`)));
  return names
    .map((name) => ({ name, langs: all.filter((lang) => !found.has(`${lang} ${name}`)).join(', ') }))
    .filter(({ langs }) => langs !== '');
}
