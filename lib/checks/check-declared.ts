import path from 'node:path';
import { DECLARATIONS_FILE, readDeclarations } from '@/lib/examples/declarations';
import type { Diagnostic } from '@/lib/site/diagnostics';
import { toDisplayPath } from '@/lib/site/display-path';
import type { Page } from '@/lib/source/types';

/** Path prefix of the pages of the JavaScript API. */
const PAGES = '/api/';

/** Checks that a page below `/api/` shows the signature of every export of the installed package, in each language. */
export function checkDeclared(pages: readonly Pick<Page, 'lang' | 'contentPath' | 'signatures'>[], examplesRoot: string): Diagnostic[] {
  const names = Object.keys(readDeclarations(examplesRoot));
  const langs = [...new Set(pages.map(({ lang }) => lang))];
  const shown = new Map(
    langs.map((lang) => {
      const own = pages.filter((page) => page.lang === lang && page.contentPath.startsWith(PAGES));
      return [lang, new Set(own.flatMap(({ signatures }) => signatures))];
    }),
  );
  return names.flatMap((name) => {
    const without = langs.filter((lang) => !shown.get(lang)?.has(name));
    if (without.length === 0) return [];
    return [
      {
        file: toDisplayPath(path.join(examplesRoot, DECLARATIONS_FILE)),
        message: `No page below ${PAGES} shows the signature of "${name}" (${without.join(', ')}).`,
        hint: `Write <Signature name="${name}" /> on the page that describes it.`,
      },
    ];
  });
}
