import MiniSearch from 'minisearch';
import type { Corpus } from '@/lib/search/bench/corpus';
import { loadIndex } from '@/lib/search/load-index';
import { rankSections } from '@/lib/search/rank';
import { foldWidth, tokenize } from '@/lib/search/tokenize';

/** A search of the corpus: numbers of sections, the best first. */
export type Search = (query: string) => readonly number[];

/** An engine under test. */
export interface BenchEngine {
  readonly name: string;
  /** What a reader downloads, texts for snippets included. */
  readonly pack: (corpus: Corpus) => string;
  /** From the download to the first search. */
  readonly open: (packed: string) => Search;
}

const LIMIT = 20;
const FIELDS = ['heading', 'title', 'text'];
const OPTIONS = { prefix: true, fuzzy: 0.2, boost: { heading: 6, title: 3 } };

/** Our own, as the site has it. */
const OWN: BenchEngine = {
  name: 'this site',
  pack: ({ file }) => JSON.stringify(file),
  open: (packed) => {
    const index = loadIndex(JSON.parse(packed));
    return (query) =>
      rankSections(index, query)
        .ranked.slice(0, LIMIT)
        .map(({ at }) => at);
  },
};

/** MiniSearch with a given way to split words. */
function createMiniSearch(name: string, split?: (text: string) => string[]): BenchEngine {
  const options = { fields: FIELDS, ...(split && { tokenize: split, processTerm: (term: string) => term }) };
  return {
    name,
    pack: ({ sections }) => {
      const engine = new MiniSearch(options);
      engine.addAll([...sections]);
      return JSON.stringify({ index: engine, texts: sections.map(({ heading, title, page, text }) => [heading, title, page, text]) });
    },
    open: (packed) => {
      const { index } = JSON.parse(packed) as { index: Parameters<typeof MiniSearch.loadJS>[0] };
      const engine = MiniSearch.loadJS(index, options);
      return (query) =>
        engine
          .search(query, OPTIONS)
          .slice(0, LIMIT)
          .map(({ id }) => Number(id));
    },
  };
}

/** What the reader's browser could do alone: texts that hold all words, those with the most occurrences first. */
const SCAN: BenchEngine = {
  name: 'text scan',
  pack: ({ sections }) => JSON.stringify(sections.map(({ heading, title, page, text }) => [heading, title, page, text])),
  open: (packed) => {
    const texts = (JSON.parse(packed) as string[][]).map((parts) => foldWidth(parts.join('\n')).toLowerCase());
    return (query) => {
      const words = foldWidth(query).toLowerCase().split(/\s+/).filter(Boolean);
      return texts
        .map((text, id) => ({ id, counts: words.map((word) => text.split(word).length - 1) }))
        .filter(({ counts }) => counts.every((count) => count > 0))
        .sort((a, b) => Math.min(...b.counts) - Math.min(...a.counts))
        .slice(0, LIMIT)
        .map(({ id }) => id);
    };
  },
};

export const ENGINES: readonly BenchEngine[] = [
  OWN,
  createMiniSearch('MiniSearch'),
  createMiniSearch('MiniSearch, our words', (text) => tokenize(text).map(({ term }) => term)),
  SCAN,
];
