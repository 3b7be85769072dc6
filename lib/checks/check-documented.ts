import path from 'node:path';
import { readOptions } from '@/lib/examples/options';
import { isCovered, readUndocumented, UNDOCUMENTED_FILE } from '@/lib/examples/undocumented-options';
import type { Diagnostic } from '@/lib/site/diagnostics';
import { toDisplayPath } from '@/lib/site/display-path';
import type { Page } from '@/lib/source/types';

type DocumentedPage = Pick<Page, 'lang' | 'contentPath' | 'options'>;

/** Path prefix of option pages, and name prefix of the options that must all be documented. */
const PAGES = '/config/';
const OPTIONS = 'lib.';

/**
 * Checks that every option of the installed `LibConfig` is either documented on a page below `/config/`, in each language, or listed in
 * `undocumented-options.json` with a reason. Reports entries for documented and unknown options.
 */
export function checkDocumented(pages: readonly DocumentedPage[], examplesRoot: string): Diagnostic[] {
  const options = Object.keys(readOptions(examplesRoot)).filter((name) => name.startsWith(OPTIONS));
  const entries = Object.keys(readUndocumented(examplesRoot));
  const file = toDisplayPath(path.join(examplesRoot, UNDOCUMENTED_FILE));
  const langs = [...new Set(pages.map(({ lang }) => lang))];
  const documented = new Map(langs.map((lang) => [lang, listDocumented(pages.filter((page) => page.lang === lang))]));
  const missing = options.filter((option) => !entries.some((entry) => isCovered(option, entry)));
  return [
    ...missing.flatMap((option) => {
      const without = langs.filter((lang) => !documented.get(lang)?.has(option));
      return without.length === 0
        ? []
        : [
            {
              file,
              message: `No page below ${PAGES} documents the option "${option}" (${without.join(', ')}).`,
              hint: `Write <Option name="${option}" /> on the page that describes it, or list it in this file with a reason in each language.`,
            },
          ];
    }),
    ...entries.flatMap((entry) => {
      const message = findSurplus(entry, entries, options, documented);
      return message ? [{ file, message, hint: 'Remove the entry, or list only options that no page documents.' }] : [];
    }),
  ];
}

function listDocumented(pages: readonly DocumentedPage[]): Set<string> {
  return new Set(pages.filter(({ contentPath }) => contentPath.startsWith(PAGES)).flatMap(({ options }) => options));
}

function findSurplus(
  entry: string,
  entries: readonly string[],
  options: readonly string[],
  documented: ReadonlyMap<string, ReadonlySet<string>>,
): string | undefined {
  if (!options.includes(entry)) return `"${entry}" is not an option of the package.`;
  const above = entries.find((other) => other !== entry && isCovered(entry, other));
  if (above) return `"${entry}" is already covered by "${above}".`;
  const covered = options.filter((option) => isCovered(option, entry));
  const shown = covered.find((option) => [...documented.values()].some((names) => names.has(option)));
  return shown && `"${shown}" is documented on a page, but listed as undocumented ("${entry}").`;
}
