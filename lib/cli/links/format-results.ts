import { FRESH_DAYS, type LinkResult } from '@/lib/cli/links/check-urls';
import { groupBy, sortEntries } from '@/lib/site/collections';
import { formatCount } from '@/lib/site/format';

/** Formats the links that do not work, by status, with the places that contain them, and a summary. */
export function formatResults(results: readonly LinkResult[]): string {
  const { fine = [], dead = [], uncertain = [] } = Object.fromEntries(groupBy(results, ({ verdict }) => verdict));
  const cached = results.filter(({ isCached }) => isCached).length;
  const cachedNote = cached > 0 ? ` (${cached.toLocaleString('en-US')} of them requested in the last ${FRESH_DAYS} days)` : '';
  return [
    ...(dead.length > 0 ? [formatList('Dead links', dead)] : []),
    ...(uncertain.length > 0 ? [formatList('Warnings (these links may work for readers)', uncertain)] : []),
    `${formatCount(results.length, 'link')}: ${fine.length} fine${cachedNote}, ${dead.length} dead, ${formatCount(uncertain.length, 'warning')}.`,
  ].join('\n\n');
}

function formatList(title: string, results: readonly LinkResult[]): string {
  const lines = sortEntries(groupBy(results, ({ status }) => status)).flatMap(([status, links]) => [
    `  ${status}`,
    ...links.flatMap(({ url, places }) => [`    ${url}`, ...places.map((place) => `      ${place}`)]),
  ]);
  return `${title}:\n${lines.join('\n')}`;
}
