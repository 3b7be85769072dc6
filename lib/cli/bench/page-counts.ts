import { readFlags, UsageError } from '@/lib/node/read-flags.mjs';

/** Reads the numbers of pages to measure from `--pages`, which can be given several times. Throws a `UsageError` for other values. */
export function readPageCounts(fallback: readonly number[]): readonly number[] {
  const { pages } = readFlags({ pages: { type: 'string', multiple: true } });
  const wrong = pages?.find((value) => !/^[1-9]\d*$/.test(value));
  if (wrong !== undefined) throw new UsageError(`--pages must be a number, not "${wrong}".`);
  return pages?.map(Number) ?? fallback;
}
