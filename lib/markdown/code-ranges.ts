import type { Code } from 'mdast';
import type { Mistake } from '@/lib/site/diagnostics';
import { formatCount } from '@/lib/site/format-count';

/** Where the highlighter reads ranges of line numbers or of occurrences: `{1,3-5}`, `/word/2-3`, `"word"2-3`. */
const LINES = /\{([^}]*)\}/g;
const WORDS = /(["/])(?:(?!\1).)*\1([\d.,-][^\s#]*)/g;

/**
 * Reports ranges in the meta of a code fence that are malformed or exceed the code. The highlighter lists every number of a range, so
 * `{1-99999999999}` would exhaust the memory.
 */
export function checkRanges({ meta, value }: Code): Mistake[] {
  if (!meta) return [];
  const count = value.split('\n').length;
  // The texts of `title="…"` and the like are no ranges.
  const flags = meta.replace(/\b\w+=(["'])(?:(?!\1).)*\1/g, '');
  return [
    ...[...flags.matchAll(LINES)].flatMap(([text, range = '']) => (isRange(range, count) ? [] : [describeRange(text, count)])),
    ...[...flags.matchAll(WORDS)].flatMap(([text, , range = '']) => (isRange(range, value.length) ? [] : [describeOccurrences(text)])),
  ];
}

function describeRange(text: string, count: number): Mistake {
  return {
    message: `The range ${text} does not fit the code, which has ${formatCount(count, 'line')}.`,
    hint: `Write numbers from 1 to ${count} in ascending order.`,
  };
}

function describeOccurrences(text: string): Mistake {
  return {
    message: `The occurrences in ${text} are not valid.`,
    hint: 'Write which occurrences of the word are meant, in ascending order, such as /word/1,3.',
  };
}

function isRange(range: string, last: number): boolean {
  return range.split(',').every((part) => {
    const [, from = '', to = from] = /^\s*(\d+)(?:-(\d+))?\s*$/.exec(part) ?? [];
    return from !== '' && Number(from) >= 1 && Number(from) <= Number(to) && Number(to) <= last;
  });
}
