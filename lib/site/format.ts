/** Formats a count: `1 page`, `1,200 pages`. */
export function formatCount(number: number, noun: string): string {
  return `${number.toLocaleString('en-US')} ${noun}${number === 1 ? '' : 's'}`;
}

/** Formats a day: `May 14, 2025`, `2025年5月14日`. `date` is an ISO date, with or without time; `tag` is a BCP 47 tag. */
export function formatDay(date: string, tag: string): string {
  return new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
}

/** Formats a size: `204 B`, `1.4 kB`. */
export function formatSize(bytes: number): string {
  return bytes < 1000 ? `${bytes} B` : `${(bytes / 1000).toFixed(1)} kB`;
}
