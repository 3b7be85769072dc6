import { SPECIAL_CHARACTER } from '@/lib/site/safe-urls';

const SPECIAL = new RegExp(SPECIAL_CHARACTER, 'gu');

/**
 * Escapes a path or URL for the rule files of hosts. Redirects are validated when they are read; this keeps whatever passes from
 * changing a rule. A path keeps one leading slash, because two would lead to another host.
 */
export function escapeUrl(url: string): string {
  return url.replace(/^\/[/\\]+/, '/').replace(SPECIAL, encodeByte);
}

/** `encodeURIComponent` leaves out the apostrophe and throws for half of a surrogate pair. */
function encodeByte(character: string): string {
  return character === "'" ? '%27' : /^[\ud800-\udfff]$/.test(character) ? '%EF%BF%BD' : encodeURIComponent(character);
}
