import { buildIndexFile } from '@/lib/search/build/build-index';
import type { IndexFile } from '@/lib/search/index-file';
import type { SearchRecord } from '@/lib/search/types';
import { groupBy } from '@/lib/site/collections';

/** The texts that engines index. */
export interface Corpus {
  readonly sections: readonly CorpusSection[];
  /** The same as the index of our own engine. */
  readonly file: IndexFile;
}

interface CorpusSection {
  /** Its index in the list. */
  readonly id: number;
  /** Path of its page. */
  readonly page: string;
  readonly heading: string;
  /** Title of its page. */
  readonly title: string;
  readonly text: string;
}

/** A query, and the page that it was generated from. */
export interface KnownItem {
  readonly query: string;
  readonly page: string;
}

/** Creates a seeded generator of numbers from 0 to 1, for reproducible results. */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/** Builds a corpus of real pages, repeated with one in seven words changed if there are too few. Ranks are then meaningless. */
export function buildCorpus(records: readonly SearchRecord[], pages: number, siteUrl: string): Corpus {
  const real = [...groupBy(records, ({ url_without_anchor }) => url_without_anchor).values()];
  const random = createRandom(pages);
  const all = Array.from({ length: pages }, (_, at) => {
    const page = real[at % real.length] ?? [];
    return at < real.length ? page : page.map((record) => changeRecord(record, at, random));
  });
  const file = buildIndexFile(all.flat(), { siteUrl });
  const sections = file.pages.flatMap(([, page, , ...own]) => {
    const title = own[0]?.[2] ?? '';
    return own.map(([, , heading, , ...paragraphs]) => ({ page, heading, title, text: paragraphs.join('\n') }));
  });
  return { sections: sections.map((section, id) => ({ id, ...section })), file };
}

function changeRecord(record: SearchRecord, at: number, random: () => number): SearchRecord {
  const page = `${record.url_without_anchor}-${at}`;
  const { lvl1 } = record.hierarchy;
  return {
    ...record,
    url: record.anchor ? `${page}#${record.anchor}` : page,
    url_without_anchor: page,
    hierarchy: { ...record.hierarchy, lvl1: `${lvl1} ${at}` },
    content:
      record.content?.replace(/[A-Za-z]{4,}|\p{Script=Han}{2}/gu, (word) => (random() < 1 / 7 ? changeWord(word, random) : word)) ?? null,
  };
}

/** Changes a word to a plausible one, out of a few thousand. */
function changeWord(word: string, random: () => number): string {
  const number = Math.floor(random() * 4000);
  if (/\p{Script=Han}/u.test(word)) return String.fromCodePoint(0x4e00 + number, 0x4e00 + ((number * 7) % 4000));
  return word.slice(0, 2) + number.toString(26).replace(/\d/g, (digit) => 'qrstuvwxyz'.charAt(Number(digit)));
}

/** Generates queries of three consecutive words at random positions: unchanged, with the last word cut off, and with a typo. */
export function buildKnownItems({ sections }: Corpus, count: number, seed: number): KnownItem[] {
  const random = createRandom(seed);
  const long = sections.filter(({ text }) => text.length > 120);
  return Array.from({ length: count }, (_, at) => {
    const section = long[Math.floor(random() * long.length)];
    if (!section) return { query: '', page: '' };
    const words = section.text.match(/\p{Script=Han}{2,4}|[A-Za-z][\w.]{3,}/gu) ?? [];
    const start = Math.floor(random() * Math.max(words.length - 3, 1));
    const chosen = words.slice(start, start + 3);
    const last = chosen.at(-1) ?? '';
    if (at % 3 === 1) chosen[chosen.length - 1] = last.slice(0, Math.max(2, Math.ceil(last.length * 0.6)));
    if (at % 3 === 2) chosen[0] = addTypo(chosen[0] ?? '', random);
    return { query: chosen.join(' '), page: section.page };
  });
}

/** Removes one letter after the first. */
function addTypo(word: string, random: () => number): string {
  if (word.length < 5) return word;
  const at = 1 + Math.floor(random() * (word.length - 2));
  return word.slice(0, at) + word.slice(at + 1);
}
