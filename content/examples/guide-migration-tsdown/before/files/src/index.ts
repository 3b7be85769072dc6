import { toMinutes } from './minutes';

export interface Span {
  start: string;
  end: string;
}

/** Returns the minutes between two times of day, also across midnight. */
export function measure({ start, end }: Span): number {
  const length = toMinutes(end) - toMinutes(start);
  return length < 0 ? length + 24 * 60 : length;
}
