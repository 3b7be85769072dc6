/** Joins page and site title with ` - `, or with a space if the suffix starts with a separator (`-` or `|`). */
export function joinTitle(title: string, suffix: string): string {
  if (!suffix) return title;
  return /^[-|]/.test(suffix) ? `${title} ${suffix}` : `${title} - ${suffix}`;
}

/** Formats a day: `May 14, 2025`, `2025年5月14日`. `date` is an ISO date, with or without time; `tag` is a BCP 47 tag. */
export function formatDay(date: string, tag: string): string {
  return new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
}
