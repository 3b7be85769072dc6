import { z } from 'zod';
import { getLimit, measureSchema, pageMeasuresSchema, SITE_BUDGETS } from '@/lib/cli/budgets';
import { escapeText, renderTable, toCode } from '@/lib/cli/report-markdown';
import { readText } from '@/lib/node/files';
import { UsageError } from '@/lib/node/read-flags.mjs';

/** The base of a pull request may have other measurements of the site. */
const measurementsSchema = z.object({ pages: z.array(pageMeasuresSchema), site: z.record(z.string(), measureSchema) });
type Weights = z.infer<typeof measurementsSchema>;

/** Smaller differences would be rounded to zero. */
const MIN_DIFFERENCE_KIB = 0.05;

/** Reads what `npm run size -- --json` printed; undefined if the file is missing or empty, which is what a failed measurement leaves. */
function readWeights(file: string): Weights | undefined {
  const text = readText(file)?.trim();
  if (!text) return undefined;
  try {
    return measurementsSchema.parse(JSON.parse(text));
  } catch {
    throw new UsageError(`${file} is not what npm run size prints with --json. Write it again: npm run --silent size -- --json > ${file}`);
  }
}

/** Renders the report on the page weight before and after, from the files of two measurements. Marks values above their limit with `!`. */
export function renderWeight(beforeFile: string, afterFile: string): string {
  const [before, after] = [readWeights(beforeFile), readWeights(afterFile)];
  if (!before || !after) {
    const missing = [before ? [] : [beforeFile], after ? [] : [afterFile]].flat().map(toCode);
    return `Not measured: ${missing.join(' and ')} ${missing.length === 1 ? 'is' : 'are'} missing or empty.`;
  }
  const pages = listPageRows(before, after);
  const site = listSiteRows(before, after);
  return [
    pages.length === 0 ? 'The measured pages have the same weight as before.' : 'KiB before the load event, sent with brotli:',
    ...(pages.length === 0 ? [] : [renderTable(['page', 'before', 'after', 'difference', 'HTML', 'CSS', 'JS', 'limit'], pages)]),
    ...(site.length === 0 ? [] : [renderTable(['the site', 'before', 'after', 'difference', 'limit'], site)]),
  ].join('\n\n');
}

function listPageRows(before: Weights, after: Weights): string[][] {
  return after.pages.flatMap((page) => {
    const old = before.pages.find(({ path }) => path === page.path);
    const differences = (['total', 'html', 'css', 'js'] as const).map((name) => page[name] - (old?.[name] ?? 0));
    if (old && differences.every((difference) => Math.abs(difference) < MIN_DIFFERENCE_KIB)) return [];
    const limit = getLimit(page.path, 'total');
    const cells = old ? differences.map((difference) => formatDifference(difference, 1)) : differences.map(() => 'new');
    return [[escapeText(page.path), old ? old.total.toFixed(1) : '–', mark(page.total, 1, limit), ...cells, String(limit)]];
  });
}

function listSiteRows(before: Weights, after: Weights): string[][] {
  return SITE_BUDGETS.flatMap(({ name, label, limit, unit, decimals }) => {
    const [old, now] = [before.site[name], after.site[name]];
    if (old === undefined || now === undefined || old.toFixed(decimals) === now.toFixed(decimals)) return [];
    const difference = formatDifference(now - old, decimals);
    return [[escapeText(label), old.toFixed(decimals), mark(now, decimals, limit), difference, `${limit} ${unit}`.trim()]];
  });
}

function mark(value: number, decimals: number, limit: number): string {
  return value > limit ? `**${value.toFixed(decimals)} !**` : value.toFixed(decimals);
}

/** Formats a difference: `+0.3`, `−1.2`, `0`. */
function formatDifference(value: number, decimals: number): string {
  const text = Math.abs(value).toFixed(decimals);
  return Number(text) === 0 ? '0' : `${value < 0 ? '−' : '+'}${text}`;
}
