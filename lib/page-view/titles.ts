/** Joins page and site title with ` - `, or with a space where the suffix brings its own sign (spec section 2.4). */
export function joinTitle(title: string, suffix: string): string {
  if (!suffix) return title;
  return /^[-|]/.test(suffix) ? `${title} ${suffix}` : `${title} - ${suffix}`;
}

/** A day in the words of a language: `May 14, 2025`, `2025年5月14日`. `date` is an ISO date or date and time. */
export function formatDay(date: string, tag: string): string {
  return new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
}
