import { split } from './split';

export interface Options {
  separator?: string;
}

/** 5025 becomes "1h 23m 45s". */
export function format(
  seconds: number,
  options?: Options,
): string {
  const gap = options?.separator ?? ' ';
  return split(seconds).join(gap) || '0s';
}

export { parse } from './parse';
