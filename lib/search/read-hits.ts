import { buildHierarchy } from '@/lib/search/hierarchy';
import { findSitePath } from '@/lib/search/hit-address';
import {
  HEADING_LEVELS,
  type Hierarchy,
  type HitParts,
  type Level,
  type RecordType,
  type SearchHit,
  type Snippet,
  type StoredHit,
} from '@/lib/search/types';
import { isObject } from '@/lib/site/collections';

/** Reads a record from outside the site; undefined if it is invalid. */
type ReadRecord<Hit> = (record: unknown, siteUrl: string) => Hit | undefined;

const TYPES: readonly unknown[] = [...HEADING_LEVELS, 'content'] satisfies RecordType[];
const MATCH_LEVELS: readonly unknown[] = ['none', 'partial', 'full'] satisfies Snippet['matchLevel'][];

const warned = new Set<string>();

/**
 * Reads untrusted records, such as stored searches and hits of the hosted service. Skips those that are invalid, repeat an id or belong to
 * another site, and reports their number the first time. `source` says where the records come from.
 */
export function readHits<Hit extends StoredHit>(
  records: readonly unknown[],
  read: ReadRecord<Hit>,
  { siteUrl, source }: { readonly siteUrl: string; readonly source: string },
): Hit[] {
  const hits = new Map<string, Hit>();
  for (const record of records) {
    const hit = read(record, siteUrl);
    if (hit && !hits.has(hit.objectID)) hits.set(hit.objectID, hit);
  }
  warnAboutIgnored(records.length - hits.size, source);
  return [...hits.values()];
}

/** Warns about invalid records, once for each source, since each search reads them again. */
export function warnAboutIgnored(count: number, source: string): void {
  if (count === 0 || warned.has(source)) return;
  warned.add(source);
  console.warn(`The search ignored ${count} invalid ${count === 1 ? 'record' : 'records'} in ${source}.`);
}

/** Reads a stored search. Drops highlights and all other fields that DocSearch does not store. */
export function readStoredHit(record: unknown, siteUrl: string): StoredHit | undefined {
  if (!isObject(record)) return undefined;
  const { objectID, url, content = null } = record;
  // DocSearch also stores records of groups, which link to a page.
  const type = record.type === 'lvl0' ? 'lvl1' : record.type;
  const hierarchy = readHierarchy(record.hierarchy);
  if (!isText(objectID) || !isText(url) || !isType(type) || !isTextOrNull(content) || !hierarchy) return undefined;
  if (type === 'content' && !isText(content)) return undefined;
  return findSitePath(url, siteUrl) === undefined ? undefined : { objectID, url, type, content, hierarchy };
}

/** Reads a hit of the hosted service. Drops all highlights except snippets, which are all that the search modal shows. */
export function readHostedHit(record: unknown, siteUrl: string): SearchHit | undefined {
  const hit = readStoredHit(record, siteUrl);
  const snippets = isObject(record) ? readSnippets(record._snippetResult ?? {}) : undefined;
  return hit && snippets && { ...hit, _highlightResult: { hierarchy: {} }, _snippetResult: snippets };
}

/** Reads a hierarchy. The service leaves out levels that are not set. A page outside all groups is its own group. */
function readHierarchy(value: unknown): Hierarchy | undefined {
  if (!isObject(value)) return undefined;
  const [lvl1, ...headings] = HEADING_LEVELS.map((level) => value[level] ?? null);
  const lvl0 = value.lvl0 ?? lvl1;
  return isText(lvl0) && isText(lvl1) && headings.every(isTextOrNull) ? buildHierarchy(lvl0, lvl1, headings) : undefined;
}

function readSnippets(value: unknown): HitParts<Snippet> | undefined {
  if (!isObject(value)) return undefined;
  const levels = value.hierarchy ?? {};
  if (!isObject(levels) || !isSnippetOrNone(value.content)) return undefined;
  const hierarchy: Partial<Record<Level, Snippet>> = {};
  for (const level of HEADING_LEVELS) {
    const snippet = levels[level];
    if (!isSnippetOrNone(snippet)) return undefined;
    if (snippet) hierarchy[level] = snippet;
  }
  return { hierarchy, ...(value.content && { content: value.content }) };
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

function isTextOrNull(value: unknown): value is string | null {
  return typeof value === 'string' || value === null;
}

function isType(value: unknown): value is RecordType {
  return TYPES.includes(value);
}

function isSnippetOrNone(value: unknown): value is Snippet | null | undefined {
  if (value === null || value === undefined) return true;
  return isObject(value) && typeof value.value === 'string' && MATCH_LEVELS.includes(value.matchLevel);
}
