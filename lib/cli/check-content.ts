/**
 * `npm run check:content`: loads and checks all content like the build, checks its prose, and prints its size per language. Exits with
 * code 1 and all diagnostics if there are any; warnings do not change the exit code.
 */
import { countVerified } from '@/lib/checks/check-verified';
import { countWords } from '@/lib/checks/count-words';
import { checkProse } from '@/lib/checks/prose/check-prose';
import { checkDocs } from '@/lib/cli/check-docs';
import { readSettings } from '@/lib/node/settings.mjs';
import { loadSiteConfig } from '@/lib/node/site-config.mjs';
import { exitWithError } from '@/lib/node/terminal.mjs';
import { formatDiagnostics, throwDiagnostics } from '@/lib/site/diagnostics';
import type { Site } from '@/lib/source/site';
import type { Page } from '@/lib/source/types';

/** Prints the words per page and language, then the totals per language. */
function printTotals({ config, pages, findPage }: Site): void {
  const langs = config.locales.map(({ lang }) => lang);
  const counts = ['code', 'examples', 'unverified'];
  printLine('words, and blocks of code', [...langs, ...counts]);
  for (const page of pages.filter(({ lang }) => lang === config.defaultLang).sort((a, b) => (a.path < b.path ? -1 : 1))) {
    const words = langs.map((lang) => countPageWords(findPage({ ...page, lang })));
    printLine(page.path, [...words, page.codeBlocks.length, page.examples.length, countVerified([page]).unverified]);
  }
  for (const lang of langs) {
    const own = pages.filter((page) => page.lang === lang);
    const words = own.reduce((sum, page) => sum + countPageWords(page), 0);
    const links = own.reduce((sum, page) => sum + page.links.length, 0);
    const { verified, unverified } = countVerified(own);
    console.log(`${lang}: ${own.length} pages, ${words} words, ${links} internal links checked`);
    console.log(`${lang}: ${verified} blocks of code verified by the real tool, ${unverified} marked as unverified`);
  }
}

function printLine(head: string, cells: readonly (string | number)[]): void {
  console.log(head.padEnd(40) + cells.map((cell) => String(cell).padStart(11)).join(''));
}

function countPageWords(page: Page | undefined): number {
  return page ? countWords(page.sections) : 0;
}

async function checkAndPrint(): Promise<void> {
  const settings = readSettings();
  const { content, diagnostics, warnings } = await checkDocs(settings.docsDir, await loadSiteConfig(settings));
  throwDiagnostics([...diagnostics, ...(await checkProse(content))]);
  printTotals(content.site);
  if (warnings.length > 0) console.warn(`\n${formatDiagnostics(warnings, 'warning')}`);
}

checkAndPrint().catch(exitWithError);
