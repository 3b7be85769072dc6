import Fuse from 'fuse.js';
import MiniSearch from 'minisearch';
import type { Corpus } from '@/lib/cli/bench/corpus';
import { loadIndex } from '@/lib/search/engine/load-index';
import { rankSections } from '@/lib/search/engine/rank';
import { foldWidth, tokenize } from '@/lib/search/engine/tokenize';

/** Searches the corpus; returns indexes of sections, best first. */
export type Search = (query: string) => readonly number[];

/** A search engine to compare. */
export interface BenchEngine {
  readonly name: string;
  /** Files that a reader downloads, including texts for snippets. */
  readonly pack: (corpus: Corpus) => string;
  /** Prepares the downloaded files for the first search. */
  readonly open: (packed: string) => Search;
}

const LIMIT = 20;
const FIELDS = ['heading', 'title', 'text'] as const;
const BOOSTS = { heading: 6, title: 3, text: 1 };
const MINISEARCH_OPTIONS = {
  fields: [...FIELDS],
  tokenize: (text: string) => tokenize(text).map(({ term }) => term),
  processTerm: (term: string) => term,
};

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

/** MiniSearch with our tokenizer, because with its own it finds little in Chinese. */
const MINISEARCH: BenchEngine = {
  name: 'MiniSearch',
  pack: ({ sections }) => {
    const engine = new MiniSearch(MINISEARCH_OPTIONS);
    engine.addAll([...sections]);
    return JSON.stringify({ index: engine, texts: listTexts(sections) });
  },
  open: (packed) => {
    const { index } = JSON.parse(packed) as { index: Parameters<typeof MiniSearch.loadJS>[0] };
    const engine = MiniSearch.loadJS(index, MINISEARCH_OPTIONS);
    return (query) =>
      engine
        .search(query, { prefix: true, fuzzy: 0.2, boost: BOOSTS })
        .slice(0, LIMIT)
        .map(({ id }) => Number(id));
  },
};

/** Fuse.js, which has no index but compares every text with every word of the query. */
const FUSE: BenchEngine = {
  name: 'Fuse.js',
  pack: ({ sections }) => JSON.stringify(listTexts(sections)),
  open: (packed) => {
    const documents = (JSON.parse(packed) as string[][]).map(([heading, title, , text], id) => ({ id, heading, title, text }));
    const keys = FIELDS.map((name) => ({ name, weight: BOOSTS[name] }));
    const engine = new Fuse(documents, { keys, ignoreLocation: true, threshold: 0.2, useExtendedSearch: true });
    return (query) => engine.search(query, { limit: LIMIT }).map(({ item }) => item.id);
  },
};

/** Baseline: texts that contain all words, sorted by number of occurrences. */
const SCAN: BenchEngine = {
  name: 'text scan',
  pack: ({ sections }) => JSON.stringify(listTexts(sections)),
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

export const ENGINES: readonly BenchEngine[] = [OWN, MINISEARCH, FUSE, SCAN];

function listTexts(sections: Corpus['sections']): string[][] {
  return sections.map(({ heading, title, page, text }) => [heading, title, page, text]);
}
