import type { Heading } from '@/lib/markdown/types';

export type OutlineItem = Pick<Heading, 'depth' | 'id' | 'text'>;

const MIN_DEPTH = 2;
const MAX_DEPTH = 4;

/** Picks the headings of depth 2 to 4. */
export function buildOutline(headings: readonly Heading[]): OutlineItem[] {
  return headings.filter(({ depth }) => depth >= MIN_DEPTH && depth <= MAX_DEPTH).map(({ depth, id, text }) => ({ depth, id, text }));
}
