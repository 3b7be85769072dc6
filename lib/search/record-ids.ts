import type { RecordType } from '@/lib/search/types';

/** Id of a record, from its URL and type. `index` is the position of a paragraph in its section, from 0. */
export function buildObjectId(url: string, type: RecordType, index = 0): string {
  return type === 'content' ? `${url}|content|${index}` : `${url}|${type}`;
}

/** `lvl1` for a page, `lvl2` for its sections and so on. */
export function toRecordType(depth: number): Exclude<RecordType, 'content'> {
  switch (depth) {
    case 1:
      return 'lvl1';
    case 2:
      return 'lvl2';
    case 3:
      return 'lvl3';
    case 4:
      return 'lvl4';
    case 5:
      return 'lvl5';
    default:
      return 'lvl6';
  }
}
