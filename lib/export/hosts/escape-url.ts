import { SPECIAL_CHARACTER } from '@/lib/site/safe-urls';

const SPECIAL = new RegExp(SPECIAL_CHARACTER, 'gu');

/** Escapes a path or URL for the rule files of hosts, in case validation lets syntax pass. Two leading slashes lead to another host. */
export function escapeUrl(url: string): string {
  // `encodeURIComponent` does not encode the apostrophe, and throws for half of a surrogate pair.
  const encode = (character: string) => (character === "'" ? '%27' : encodeURIComponent(character.toWellFormed()));
  return url.replace(/^\/[/\\]+/, '/').replace(SPECIAL, encode);
}
