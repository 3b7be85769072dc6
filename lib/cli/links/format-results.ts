import { FRESH_DAYS, type LinkResult } from '@/lib/cli/links/check-urls';
import { formatCount } from '@/lib/site/format';

const TITLES = { dead: 'Dead links', uncertain: 'Warnings (these links may work for readers)' } as const;

/** Formats the links that do not work, by status, with the places that contain them, and a summary. */
export function formatResults(results: readonly LinkResult[]): string {
  const filter = (verdict: LinkResult['verdict']) => results.filter((result) => result.verdict === verdict);
  const lists = (['dead', 'uncertain'] as const).flatMap((verdict) =>
    filter(verdict).length > 0 ? [formatList(TITLES[verdict], filter(verdict))] : [],
  );
  const cached = results.filter(({ isCached }) => isCached).length;
  const cachedNote = cached > 0 ? ` (${cached.toLocaleString('en-US')} of them requested in the last ${FRESH_DAYS} days)` : '';
  const summary = `${formatCount(results.length, 'link')}: ${filter('fine').length} fine${cachedNote}, ${filter('dead').length} dead, ${formatCount(filter('uncertain').length, 'warning')}.`;
  return [...lists, summary].join('\n\n');
}

function formatList(title: string, results: readonly LinkResult[]): string {
  const statuses = [...new Set(results.map(({ status }) => status))].sort();
  const lines = statuses.flatMap((status) => {
    const withStatus = results.filter((result) => result.status === status);
    return [`  ${status}`, ...withStatus.flatMap(({ url, places }) => [`    ${url}`, ...places.map((place) => `      ${place}`)])];
  });
  return `${title}:\n${lines.join('\n')}`;
}
