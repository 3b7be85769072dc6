import { escapeHtml } from '@/lib/site/escape';
import { formatCount } from '@/lib/site/format';

/** Parts of reports for GitHub. Texts may come from a pull request, so all of them are escaped. */

/** Escapes plain text as Markdown on one line. */
export function escapeText(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[\\`*_{}[\]<>|#~&@]/g, '\\$&');
}

/** Renders text as inline code, even in a table. */
export function toCode(text: string): string {
  return `<code>${escapeHtml(text).replace(/[|\\`*_[\]~@]/g, (character) => `&#${character.charCodeAt(0)};`)}</code>`;
}

/** Renders the lines of a diff, with a fence that they cannot close. */
export function fenceDiff(lines: readonly string[]): string {
  const longest = Math.max(2, ...lines.flatMap((line) => (line.match(/`+/g) ?? []).map(({ length }) => length)));
  const marks = '`'.repeat(longest + 1);
  return [`${marks}diff`, ...lines, marks].join('\n');
}

/** Renders a collapsible part. `summary` is plain text. */
export function fold(summary: string, body: string): string {
  return `<details><summary>${escapeHtml(summary)}</summary>\n\n${body}\n\n</details>`;
}

/** Renders a table; cells are Markdown. */
export function renderTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, column) => (column === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n');
}

/** Shortens a diff to its first lines, and says how many more there are. Leaves out the two lines with the file name. */
export function shortenDiff(diff: string, limit: number): readonly string[] {
  const lines = diff.split('\n').slice(2);
  const left = lines.length - limit;
  return left > 0 ? [...lines.slice(0, limit), `… ${formatCount(left, 'more line')}`] : lines;
}
