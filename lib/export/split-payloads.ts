import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type FlightRow, splitRows } from '@/lib/export/flight-rows';
import { writeHashedFile } from '@/lib/export/hashed-file';
import { withBasePath } from '@/lib/routes/paths';
import { getOrCreate } from '@/lib/site/collections';
import { hashValue } from '@/lib/site/hash-value';

/** Rows with at least this many characters that are in at least this many pages are worth a shared file. */
const MIN_LENGTH = 300;
const MIN_PAGES = 5;

/** Pages that have the same long rows in common. */
interface PageGroup {
  readonly files: string[];
  /** Texts of their long rows that are in enough pages, of this group or others. */
  readonly long: ReadonlySet<string>;
  /** Texts of the rows that all of them have. */
  common: ReadonlySet<string>;
}

/**
 * Moves the rows that many pages have in common to shared files, and rewrites the payload files. Their first line has the id of the build,
 * the number of characters that follow, and path and number of characters of the shared file, if any. Rows refer to each other by id, so
 * their order does not matter, but only rows with equal ids can be shared. Long rows decide which pages share a file; short ones, which
 * would divide the pages into many small groups, are shared if all pages of such a group have them. Reads files three times: the payloads
 * of a large site do not fit into memory.
 */
export function writeSplitPayloads(outDir: string, basePath: string, buildId: string, files: readonly string[]): void {
  const counts = new Map<string, number>();
  for (const file of files) {
    for (const key of listSharable(readRows(outDir, file)).filter(isLong).map(hashValue)) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const groups = new Map<string, PageGroup>();
  for (const file of files) {
    const texts = new Set(listSharable(readRows(outDir, file)));
    const long = new Set([...texts].filter((text) => isLong(text) && (counts.get(hashValue(text)) ?? 0) >= MIN_PAGES));
    const group = getOrCreate(groups, [...long].join(''), () => ({ files: [], long, common: texts }));
    group.files.push(file);
    group.common = new Set([...group.common].filter((text) => texts.has(text)));
  }
  for (const group of groups.values()) {
    const texts = group.long.size > 0 && group.files.length >= MIN_PAGES ? group.common : group.long;
    for (const file of group.files) writePayload(outDir, basePath, buildId, file, texts);
  }
}

/** Writes a payload without the rows that have these texts, and their shared file. */
function writePayload(outDir: string, basePath: string, buildId: string, file: string, texts: ReadonlySet<string>): void {
  let shared = '';
  let rest = '';
  for (const { text } of readRows(outDir, file)) {
    if (texts.has(text)) shared += text;
    else rest += text;
  }
  const shell = shared && ` ${withBasePath(writeHashedFile(outDir, 'shell', 'txt', shared), basePath)} ${shared.length}`;
  writeFileSync(path.join(outDir, file), `${buildId} ${rest.length}${shell}\n${rest}`);
}

function readRows(outDir: string, file: string): FlightRow[] {
  return splitRows(readFileSync(path.join(outDir, file), 'utf8')).map(dropUndefined);
}

/** Returns the texts of rows with an id of their own. Rows with the same id are parts of a stream, whose order matters. */
function listSharable(rows: readonly FlightRow[]): string[] {
  const ids = new Map<string, number>();
  for (const { id } of rows) ids.set(id, (ids.get(id) ?? 0) + 1);
  return rows.filter(({ id }) => id !== '' && ids.get(id) === 1).map(({ text }) => text);
}

function isLong(text: string): boolean {
  return text.length >= MIN_LENGTH;
}

/** Removes undefined properties. Strings in JSON cannot match, because their quotes are escaped; text rows, which are not JSON, are left alone. */
function dropUndefined({ id, text }: FlightRow): FlightRow {
  if (!/^[0-9a-f]*:[[{]/.test(text)) return { id, text };
  return { id, text: text.replace(/,"[^"\\]+":"\$undefined"/g, '').replace(/\{"[^"\\]+":"\$undefined",?/g, '{') };
}
