import type { Section } from '@/lib/markdown/types';

/** Counts the words of prose. A run of Latin letters and digits is one word, as is each Chinese character. */
export function countWords(sections: readonly Section[]): number {
  return sections.reduce((sum, { paragraphs }) => sum + paragraphs.reduce((count, text) => count + countIn(text), 0), 0);
}

function countIn(text: string): number {
  return text.match(/\p{Script=Han}|[\p{L}\p{N}](?:[\p{L}\p{N}_'.-](?<!\p{Script=Han}))*/gu)?.length ?? 0;
}
