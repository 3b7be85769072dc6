import type { Locale } from 'locale-tags';
import { MINUTE, type Seconds } from 'time-units';
import { pad } from './pad';

export type { Locale };

/** Prints a duration as minutes and seconds. */
export function clock(total: Seconds, locale?: Locale): string {
  const sign = locale === 'zh' ? '：' : ':';
  return `${pad(Math.floor(total / MINUTE))}${sign}${pad(total % MINUTE)}`;
}
