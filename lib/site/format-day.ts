/** Formats a day: `May 14, 2025`, `2025年5月14日`. `date` is an ISO date, with or without time; `tag` is a BCP 47 tag. */
export function formatDay(date: string, tag: string): string {
  return new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
}
