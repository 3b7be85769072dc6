import { countVerified } from '@/lib/checks/check-verified';
import { type Diagnostic, sortDiagnostics } from '@/lib/site/diagnostics';
import { formatCount } from '@/lib/site/format';
import type { Lang } from '@/lib/site/types';
import type { Site } from '@/lib/source/site';
import type { Page } from '@/lib/source/types';

const WORD = /\p{Script=Han}|[\p{L}\p{N}](?:[\p{L}\p{N}_'.-](?<!\p{Script=Han}))*/gu;

/** The totals of a language. `links` are internal ones, `verified` and `unverified` numbers of code blocks. */
type LangTotals = Readonly<Record<'pages' | 'words' | 'links' | 'verified' | 'unverified', number>>;

interface Totals extends Readonly<Record<'errors' | 'warnings' | 'pages' | 'words', number>> {
  readonly langs: Readonly<Record<Lang, LangTotals>>;
}

/** The output of `--json`. Errors come first; both levels are sorted by file and line. */
interface ContentReport {
  readonly diagnostics: readonly (Diagnostic & { readonly level: 'error' | 'warning' })[];
  readonly totals: Totals;
}

export function buildReport({ errors, warnings }: Record<'errors' | 'warnings', readonly Diagnostic[]>, site: Site): ContentReport {
  const langs = site.rules.langs.map((lang) => [lang, countPages(site.pages.filter((page) => page.lang === lang))] as const);
  const sum = (name: 'pages' | 'words') => langs.reduce((total, [, totals]) => total + totals[name], 0);
  return {
    diagnostics: [
      ...sortDiagnostics(errors).map((error) => ({ level: 'error' as const, ...error })),
      ...sortDiagnostics(warnings).map((warning) => ({ level: 'warning' as const, ...warning })),
    ],
    totals: {
      errors: errors.length,
      warnings: warnings.length,
      pages: sum('pages'),
      words: sum('words'),
      langs: Object.fromEntries(langs),
    },
  };
}

/** Formats the last line of the output: `1 error and 2 warnings in 154 pages with 130,000 words.` */
export function formatSummary({ errors, warnings, pages, words }: Omit<Totals, 'langs'>): string {
  const found =
    errors + warnings === 0 ? 'No errors or warnings' : `${formatCount(errors, 'error')} and ${formatCount(warnings, 'warning')}`;
  return `${found} in ${formatCount(pages, 'page')} with ${formatCount(words, 'word')}.`;
}

export function formatTable({ rules, pages, findTranslation }: Site, { langs }: Totals): string {
  const originals = pages.filter(({ lang }) => lang === rules.defaultLang).sort((a, b) => (a.path < b.path ? -1 : 1));
  const rows = originals.map((page) => {
    const words = rules.langs.map((lang) => countWords(findTranslation(page, lang)));
    return formatRow(page.path, [...words, page.codeBlocks.length, page.examples.length, countVerified([page]).unverified]);
  });
  const totals = Object.entries(langs).flatMap(([lang, { pages, words, links, verified, unverified }]) => [
    `${lang}: ${formatCount(pages, 'page')}, ${formatCount(words, 'word')}, ${formatCount(links, 'internal link')} checked`,
    `${lang}: ${formatCount(verified, 'block')} of code verified by the real tool, ${unverified} marked as unverified`,
  ]);
  return [formatRow('words, and blocks of code', [...rules.langs, 'code', 'examples', 'unverified']), ...rows, ...totals].join('\n');
}

function formatRow(head: string, cells: readonly (string | number)[]): string {
  return head.padEnd(40) + cells.map((cell) => String(cell).padStart(11)).join('');
}

function countPages(pages: readonly Page[]): LangTotals {
  const words = pages.reduce((sum, page) => sum + countWords(page), 0);
  const links = pages.reduce((sum, page) => sum + page.links.length, 0);
  return { pages: pages.length, words, links, ...countVerified(pages) };
}

/** Counts the words of prose. A run of Latin letters and digits is one word, as is each Chinese character. */
function countWords(page: Page | undefined): number {
  const texts = page?.sections.flatMap(({ paragraphs }) => paragraphs) ?? [];
  return texts.reduce((sum, text) => sum + (text.match(WORD)?.length ?? 0), 0);
}
