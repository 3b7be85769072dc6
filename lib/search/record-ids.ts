import { HEADING_LEVELS, type HeadingLevel, type RecordType } from '@/lib/search/types';

/** Builds the id of a record from its URL and type. `index` is the position of a paragraph in its section, from 0. */
export function buildObjectId(url: string, type: RecordType, index = 0): string {
  return type === 'content' ? `${url}|content|${index}` : `${url}|${type}`;
}

/** Converts a heading depth to a record type: `lvl1` for a page, `lvl2` for its sections and so on. */
export function toRecordType(depth: number): HeadingLevel {
  return HEADING_LEVELS[depth - 1] ?? 'lvl6';
}
