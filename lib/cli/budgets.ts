import { z } from 'zod';
import { groupBy } from '@/lib/site/collections';

/** One measurement of a page or of the site, in the unit of its budget. */
export const measureSchema = z.number().nonnegative();

export const pageMeasuresSchema = z.object({
  path: z.string(),
  total: measureSchema,
  html: measureSchema,
  css: measureSchema,
  js: measureSchema,
  requests: measureSchema,
  inlineScripts: measureSchema,
});

/** Measurements of a page before the load event; sizes in KiB, compressed with brotli. */
export type PageMeasures = Readonly<z.infer<typeof pageMeasuresSchema>>;

/** Limits of a page before the load event. To raise one, give a reason in `DESIGN.md`. */
export const PAGE_LIMITS = { html: 12, css: 9, js: 1.9, requests: 5, inlineScripts: 1 } as const;

/** KiB of the script that follows the load event. */
export const LATE_SCRIPT_LIMIT = 10.25;

/** Pages to measure in each language, with the limit of their total and, for the list of all pages, of their HTML. */
export const MEASURED_PAGES: readonly { readonly path: string; readonly total: number; readonly html?: number }[] = [
  { path: '/', total: 17.5 },
  { path: '/guide/start/quick-start', total: 21.8 },
  { path: '/config/lib/dts', total: 23.7 },
  { path: '/config/', total: 20.4 },
  { path: '/search-index', total: 26, html: 19 },
  { path: '/blog/', total: 13.5 },
  { path: '/404', total: 11.6 },
];

/** The page whose visit is measured in full. */
export const VISITED_PAGE = '/config/lib/dts';

/**
 * Measurements of a visit and of the whole site; KiB are compressed with brotli unless noted. What grows with the content is measured per
 * page, so that a new page fits if it takes no more than the others.
 */
export const SITE_BUDGETS = [
  { name: 'wholeVisit', label: `whole visit of ${VISITED_PAGE}, idle`, limit: 191.7, unit: 'KiB', decimals: 1 },
  { name: 'hoverRequests', label: 'requests on hover', limit: 2, unit: '', decimals: 0 },
  { name: 'hover', label: 'download on hover', limit: 12, unit: 'KiB', decimals: 1 },
  { name: 'clickRequests', label: 'requests on click after hover', limit: 0, unit: '', decimals: 0 },
  { name: 'fonts', label: 'web fonts', limit: 0, unit: 'KiB', decimals: 1 },
  { name: 'thirdParty', label: 'third-party requests', limit: 0, unit: '', decimals: 0 },
  { name: 'layoutShift', label: 'layout shift', limit: 0, unit: '', decimals: 4 },
  { name: 'searchCode', label: 'search code, when opened', limit: 30, unit: 'KiB', decimals: 1 },
  { name: 'searchTexts', label: 'search texts, when opened', limit: 250, unit: 'KiB', decimals: 1 },
  { name: 'searchEn', label: 'search texts per page, English', limit: 1.48, unit: 'KiB', decimals: 2 },
  { name: 'searchZh', label: 'search texts per page, Chinese', limit: 1.6, unit: 'KiB', decimals: 2 },
  { name: 'siteSize', label: 'files per page, uncompressed', limit: 250, unit: 'KiB', decimals: 0 },
  { name: 'files', label: 'number of files per page', limit: 4.95, unit: '', decimals: 2 },
  { name: 'largestPage', label: 'largest page, uncompressed', limit: 400, unit: 'KiB', decimals: 0 },
] as const;

export type SiteMeasures = Readonly<Record<(typeof SITE_BUDGETS)[number]['name'], number>> & {
  /** Number of pages with content, in all languages. */
  readonly pages: number;
};

const COLUMNS = pageMeasuresSchema.omit({ path: true }).keyof().options;
type Column = (typeof COLUMNS)[number];

/** Renders the measurements of pages as a table; values above their limit are marked with `!`. */
export function renderPages(pages: readonly PageMeasures[]): string {
  const head = ['page', 'total KiB', 'HTML', 'CSS', 'JS', 'requests', 'inline scripts'];
  const rows = pages.map((page) => [
    page.path,
    ...COLUMNS.map((name) => page[name].toFixed(/^(?:requests|inlineScripts)$/.test(name) ? 0 : 1) + (isOverLimit(page, name) ? ' !' : '')),
  ]);
  const limits = ['limit', ...COLUMNS.map((name) => (name === 'total' ? 'see below' : String(PAGE_LIMITS[name])))];
  const table = [head, ...rows, limits];
  const widths = head.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  const align = (cell: string, column: number) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0));
  const groups = [...groupBy(MEASURED_PAGES, ({ total }) => total)];
  const totals = groups.map(([total, group]) => `${total} KiB for ${group.map(({ path }) => path).join(', ')}`);
  const htmlLimits = MEASURED_PAGES.flatMap(({ path, html }) => (html ? [`${html} KiB for ${path}`] : []));
  return [
    'Before the load event, sent with brotli:',
    ...table.map((row) => `  ${row.map(align).join('  ')}`),
    `  limits of the total: ${totals.join('; ')}`,
    `  other limits of HTML: ${htmlLimits.join('; ')}`,
  ].join('\n');
}

/** Renders the measurements of the site as lines; those above their limit end with `OVER LIMIT`. */
export function renderSite(measures: SiteMeasures): string {
  const rows = SITE_BUDGETS.map(({ name, label, limit, unit, decimals }) => {
    const value = measures[name].toFixed(decimals);
    const verdict = measures[name] > limit ? 'OVER LIMIT' : 'ok';
    return `  ${label.padEnd(38)} ${value.padStart(8)} of ${String(limit).padStart(4)} ${unit.padEnd(4)} ${verdict}`;
  });
  const { pages, files, siteSize } = measures;
  const totals = `${pages} pages in ${Math.round(files * pages)} files of ${((siteSize * pages) / 1024).toFixed(1)} MiB`;
  return [`The site, ${totals}:`, ...rows].join('\n');
}

/** What to do about a value above its limit. */
export const OVER_LIMIT_HINT =
  'A value is above its limit. Make the site smaller; or raise the limit in lib/cli/budgets.ts and give the reason in DESIGN.md, "Budgets".';

export function exceedsBudget(pages: readonly PageMeasures[], site: SiteMeasures): boolean {
  return (
    pages.some((page) => COLUMNS.some((name) => isOverLimit(page, name))) || SITE_BUDGETS.some(({ name, limit }) => site[name] > limit)
  );
}

function isOverLimit(page: PageMeasures, name: Column): boolean {
  return page[name] > getLimit(page.path, name);
}

/** Returns the limit of a measurement of a page before its load event; the total of a page without limits must be 0. */
export function getLimit(path: string, name: Column): number {
  const measured = MEASURED_PAGES.find((page) => page.path === path.replace(/^\/zh(?=\/)/, ''));
  return { total: 0, ...PAGE_LIMITS, ...measured }[name];
}
