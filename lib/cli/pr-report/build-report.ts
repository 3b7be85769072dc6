import { renderExamples } from '@/lib/cli/pr-report/changed-examples';
import { listChangedPages, renderPages } from '@/lib/cli/pr-report/changed-pages';
import { listChanges, resolveBase } from '@/lib/cli/pr-report/git-changes';
import { renderWeight } from '@/lib/cli/pr-report/page-weight';
import { escapeText, renderTable, toCode } from '@/lib/cli/report-markdown';
import { listStatus } from '@/lib/cli/translation-status';
import { UsageError } from '@/lib/node/read-flags.mjs';
import { formatCount } from '@/lib/site/format';
import type { SiteConfig } from '@/lib/site/types';
import { type Content, loadContent } from '@/lib/source/load-content';

/** The state that a report compares the checked-out state with. */
export interface ReportOptions {
  /** Commit, branch or tag to compare with. */
  readonly base: string;
  /** Files with what `npm run size -- --json` printed for the base and for the current state; both or none. */
  readonly before?: string | undefined;
  readonly after?: string | undefined;
}

/** Builds the Markdown report on a pull request. Throws a `UsageError` for an unknown base and for one measurement without the other. */
export async function buildReport(docsDir: string, config: SiteConfig, { base, before, after }: ReportOptions): Promise<string> {
  if ((before === undefined) !== (after === undefined)) {
    throw new UsageError(
      'The page weight needs two files, --before=<file> and --after=<file>. Write them with npm run --silent size -- --json.',
    );
  }
  const commit = resolveBase(docsDir, base);
  const changes = listChanges(docsDir, commit);
  const content = await loadContent(docsDir, config);
  const parts = [
    ['Pages', renderPages(listChangedPages(changes, content), content)],
    ['Translations', await renderTranslations(content)],
    ['Examples', renderExamples(changes, docsDir, commit)],
    ...(before !== undefined && after !== undefined ? [['Page weight', renderWeight(before, after)]] : []),
  ];
  return parts.map(([title, text]) => `### ${title}\n\n${text}`).join('\n\n');
}

async function renderTranslations(content: Content): Promise<string> {
  const { diagnostics, translations } = content;
  if (diagnostics.length > 0)
    return `Not compared: the content has ${formatCount(diagnostics.length, 'error')}, see npm run check:content.`;
  if (!translations.data) return 'Not compared: this site has no record of its translations.';
  const entries = await listStatus(content);
  if (entries.length === 0) return 'All translations are up to date.';
  const rows = entries.map(({ lang, page, heading, state, file, line }) => [
    toCode(page),
    escapeText(lang),
    escapeText(heading),
    state,
    toCode(`${file}:${line}`),
  ]);
  return `${formatCount(entries.length, 'section')} to translate:\n\n${renderTable(['page', 'language', 'section', 'state', 'file'], rows)}`;
}
