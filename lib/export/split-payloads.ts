import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type FlightRow, splitRows } from '@/lib/export/flight-rows';
import { writeHashedFile } from '@/lib/export/hashed-file';
import { withBasePath } from '@/lib/routes/paths';
import { hashValue } from '@/lib/site/hash-value';

/** Rows are shared if they have at least this many characters and are in at least this many pages. Sharing shorter ones would not pay off. */
const MIN_LENGTH = 300;
const MIN_PAGES = 5;

/**
 * Moves the rows that many pages have in common to shared files, and rewrites the payload files. Their first line has the id of the build,
 * the number of characters that follow, and path and number of characters of the shared file, if any. Rows refer to each other by id, so
 * their order does not matter, but only rows with equal ids can be shared. Reads files twice: the payloads of a large site do not fit into
 * memory.
 */
export function writeSplitPayloads(outDir: string, basePath: string, buildId: string, files: readonly string[]): void {
  const counts = new Map<string, number>();
  for (const file of files) {
    for (const row of readRows(readFileSync(path.join(outDir, file), 'utf8')).filter(canBeShared)) {
      const key = hashValue(row.text);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  for (const file of files) {
    let shared = '';
    let rest = '';
    for (const row of readRows(readFileSync(path.join(outDir, file), 'utf8'))) {
      if (canBeShared(row) && (counts.get(hashValue(row.text)) ?? 0) >= MIN_PAGES) shared += row.text;
      else rest += row.text;
    }
    const shell = shared && ` ${withBasePath(writeHashedFile(outDir, 'shell', 'txt', shared), basePath)} ${shared.length}`;
    const head = `${buildId} ${rest.length}${shell}`;
    writeFileSync(path.join(outDir, file), `${head}\n${rest}`);
  }
}

function readRows(payload: string): FlightRow[] {
  return splitRows(payload).map(dropUndefined);
}

function canBeShared({ id, text }: FlightRow): boolean {
  return id !== '' && text.length >= MIN_LENGTH;
}

/** Removes undefined properties. Strings in JSON cannot match, because their quotes are escaped; text rows, which are not JSON, are left alone. */
function dropUndefined({ id, text }: FlightRow): FlightRow {
  if (!/^[0-9a-f]*:[[{]/.test(text)) return { id, text };
  return { id, text: text.replace(/,"[^"\\]+":"\$undefined"/g, '').replace(/\{"[^"\\]+":"\$undefined",?/g, '{') };
}
