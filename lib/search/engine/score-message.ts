import type { Section } from '@/lib/search/engine/load-index';
import { foldWidth, normalizeText } from '@/lib/search/engine/tokenize';

/** Shorter queries are names and questions rather than messages. */
const MIN_LENGTH = 20;
/** With a smaller share of the words in the order of the message, the query is about something else. */
const MIN_SHARE = 0.5;
/** For a query whose words are all in the message, in this order: only then is it not another message with nearly the same words. */
const WHOLE = 20;
/** For the share of the words in the order of the message, in addition to 1. */
const BONUS = 3;
const OTHERWISE = 0.5;

/** Messages of a section as words, computed on first use. */
const knownMessages = new WeakMap<Section, readonly string[]>();

/** Splits a query into pairs of neighboring words; none if it is too short for a message. */
export function listWordPairs(query: string): string[] {
  const words = toWords(query).split(' ').filter(Boolean);
  const pairs = words.slice(1).map((word, at) => `${words[at]} ${word}`);
  return pairs.length > 1 && normalizeText(query).length >= MIN_LENGTH ? pairs : [];
}

/**
 * Score multiplier of a section with messages. It ranks first for a query that is one of them: names and paths in a message differ
 * between projects, but its words have the same order. For all others, pages that explain the subject come first.
 */
export function scoreMessage(section: Section, pairs: readonly string[]): number {
  if (section.groups.size === 0) return 1;
  if (pairs.length === 0) return OTHERWISE;
  const messages = knownMessages.get(section) ?? [...section.groups.keys()].map((at) => ` ${toWords(section.paragraphs[at] ?? '')} `);
  knownMessages.set(section, messages);
  const share = Math.max(...messages.map((text) => pairs.filter((pair) => text.includes(` ${pair} `)).length / pairs.length));
  if (share === 1) return WHOLE;
  return share >= MIN_SHARE ? 1 + share * BONUS : OTHERWISE;
}

function toWords(text: string): string {
  return foldWidth(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ');
}
