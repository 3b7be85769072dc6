import { type Corpus, createRandom } from '@/lib/cli/bench/corpus';

/** A query generated from words of a page, and the page. */
export interface KnownItem {
  readonly query: string;
  readonly page: string;
}

/** Generates queries of three consecutive words at random positions: unchanged, with the last word cut off, and with a typo. */
export function buildKnownItems({ sections }: Corpus, count: number, seed: number): KnownItem[] {
  const random = createRandom(seed);
  const long = sections.filter(({ text }) => text.length > 120);
  return Array.from({ length: count }, (_, at): KnownItem => {
    const section = long[Math.floor(random() * long.length)];
    if (!section) return { query: '', page: '' };
    const words = section.text.match(/\p{Script=Han}{2,4}|[A-Za-z][\w.]{3,}/gu) ?? [];
    const start = Math.floor(random() * Math.max(words.length - 3, 1));
    const chosen = words.slice(start, start + 3);
    const last = chosen.at(-1) ?? '';
    if (at % 3 === 1) chosen[chosen.length - 1] = last.slice(0, Math.max(2, Math.ceil(last.length * 0.6)));
    if (at % 3 === 2) chosen[0] = mistype(chosen[0] ?? '', random);
    return { query: chosen.join(' '), page: section.page };
  });
}

/** Removes one letter after the first. */
function mistype(word: string, random: () => number): string {
  if (word.length < 5) return word;
  const at = 1 + Math.floor(random() * (word.length - 2));
  return word.slice(0, at) + word.slice(at + 1);
}
