import { type PageRange, parseRange } from './range';

export type { PageRange };

/** Lists the pages of a selection such as "1-3,7". */
export function expandPages(selection: string): number[] {
  return selection
    .split(',')
    .map((part) => parseRange(part))
    .flatMap(({ first, last }) =>
      Array.from({ length: last - first + 1 }, (_, index) => first + index),
    );
}
