import type { Section } from '@/lib/search/engine/load-index';
import { foldWidth, normalizeText } from '@/lib/search/engine/tokenize';
import { getOrCreate } from '@/lib/site/collections';

/** Queries with fewer letters and digits are names or questions rather than messages. */
const MIN_LENGTH = 18;
/** Matches a code such as `ts7006` with the space after it. Messages with other codes are about other errors, even if they share words. */
const CODE_FIRST = /^[a-z]+\d{4,} /;
/** Matches codes such as `ERR_MODULE_NOT_FOUND`, which are messages of any length. */
const ERROR_CODE = /^[A-Z]+(?:_[A-Z]+)+$/;
/** If a smaller share of the words is in the order of the message, the query is about something else. */
const MIN_SHARE = 0.5;
/** For a query whose words are all in the message and in the same order. Otherwise it may be another message with nearly the same words. */
const WHOLE = 20;
/** Multiplied by the share of the words in the order of the message, and added to 1. */
const BONUS = 3;
const OTHERWISE = 0.5;

/** The messages of sections as words, computed on first use. */
const knownMessages = new WeakMap<Section, readonly string[]>();

/** Splits a query into pairs of neighboring words; none if it is too short for a message. */
export function listWordPairs(query: string): string[] {
  const words = toWords(query).split(' ').filter(Boolean);
  const pairs = words.slice(1).map((word, at) => `${words[at]} ${word}`);
  return pairs.length > 1 && (ERROR_CODE.test(query.trim()) || normalizeText(query).length >= MIN_LENGTH) ? pairs : [];
}

/**
 * Computes the score multiplier of a section with error messages. The section ranks first for a query that is one of them: names and paths
 * in a message differ by project, but the words keep their order. For all other queries, pages that explain the subject come first.
 */
export function scoreMessage(section: Section, pairs: readonly string[]): number {
  if (section.groups.size === 0) return 1;
  if (pairs.length === 0) return OTHERWISE;
  const messages = getOrCreate(knownMessages, section, () =>
    [...section.groups.keys()].map((at) => ` ${toWords(section.paragraphs[at] ?? '')} `),
  );
  const code = CODE_FIRST.exec(pairs[0] ?? '')?.[0] ?? '';
  const same = messages.filter((text) => text.includes(` ${code}`));
  const share = Math.max(...same.map((text) => pairs.filter((pair) => text.includes(` ${pair} `)).length / pairs.length));
  if (share === 1) return WHOLE;
  return share >= MIN_SHARE ? 1 + share * BONUS : OTHERWISE;
}

function toWords(text: string): string {
  return foldWidth(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ');
}
