import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { type FlightRow, readBuildId, splitRows } from '@/lib/export/flight-rows';
import { writeHashedFile } from '@/lib/export/hashed-file';
import { withBasePath } from '@/lib/routes/paths';

/** Rows are shared if they are at least this long, in characters, and in this many pages. Short ones would not pay. */
const MIN_LENGTH = 300;
const MIN_PAGES = 5;

/** The payload of a page and its file, relative to the output folder. */
export interface PagePayload {
  readonly file: string;
  readonly payload: string;
}

/**
 * Moves the rows that many pages have in common, such as navigation and sidebar, to shared files, and writes the payload files. Their
 * first line is the id of the build and the number of characters that follow, and path and number of characters of the shared file, if any. Together the files are a third smaller, and a reader who
 * goes from page to page downloads the shell once. Rows refer to each other by id, so their order does not matter, but only pages with
 * equal ids can share.
 */
export function writeSplitPayloads(outDir: string, basePath: string, pages: readonly PagePayload[]): void {
  const parsed = pages.map(({ file, payload }) => ({ file, build: readBuildId(payload), rows: splitRows(payload).map(dropUndefined) }));
  const counts = new Map<string, number>();
  for (const { rows } of parsed) for (const { text } of rows) counts.set(text, (counts.get(text) ?? 0) + 1);
  const isShared = ({ id, text }: FlightRow) => id !== '' && text.length >= MIN_LENGTH && (counts.get(text) ?? 0) >= MIN_PAGES;
  for (const { file, build, rows } of parsed) {
    const shared = joinRows(rows.filter(isShared));
    const own = joinRows(rows.filter((row) => !isShared(row)));
    const shell = shared && ` ${withBasePath(writeHashedFile(outDir, 'shell', 'txt', shared), basePath)} ${shared.length}`;
    const head = `${build} ${own.length}${shell}`;
    writeFileSync(path.join(outDir, file), `${head}\n${own}`);
  }
}

/** Removes properties that are undefined. In JSON, quotes within strings are escaped, so texts cannot match; text rows are not JSON. */
function dropUndefined({ id, text }: FlightRow): FlightRow {
  if (!/^[0-9a-f]*:[[{]/.test(text)) return { id, text };
  return { id, text: text.replace(/,"[^"\\]+":"\$undefined"/g, '').replace(/\{"[^"\\]+":"\$undefined",?/g, '{') };
}

function joinRows(rows: readonly FlightRow[]): string {
  return rows.map(({ text }) => text).join('');
}
