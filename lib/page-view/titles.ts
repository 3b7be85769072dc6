/** Matches the separator that a tagline or the suffix of a title may start with. */
const SEPARATOR = /^[-|]\s*/;

/** Joins page and site title with ` - `, or with a space if the suffix starts with a separator (`-` or `|`). */
export function joinTitle(title: string, suffix: string): string {
  if (!suffix) return title;
  return SEPARATOR.test(suffix) ? `${title} ${suffix}` : `${title} - ${suffix}`;
}

/** Returns a tagline without its separator, for places where it does not follow a title. */
export function dropSeparator(tagline: string): string {
  return tagline.replace(SEPARATOR, '');
}
