import { createDictionary } from '@/lib/search/engine/dictionary';
import { createEngine } from '@/lib/search/engine/engine';
import type { KnownPages } from '@/lib/search/engine/load-index';
import {
  computeIdf,
  expand,
  findStem,
  isStopWord,
  listFamilies,
  listSynonyms,
  SYNONYM,
  TYPED_PREFIX,
} from '@/lib/search/engine/match-token';
import { COVERAGE_EXPONENT } from '@/lib/search/engine/rank';
import { MAX_SUGGESTIONS } from '@/lib/search/engine/suggest';
import { readQuery, type Token, tokenize } from '@/lib/search/engine/tokenize';
import type { IndexedPage, IndexedTerm, IndexFile, IndexManifest } from '@/lib/search/index-file';
import type { SearchRequest, SearchResult } from '@/lib/search/types';
import { loadOnce } from '@/lib/site/collections';

/** Pages whose texts are downloaded and ranked for a query. */
const MAX_CANDIDATES = 12;
/** Maximum number of files to search for the inflections of a word and the longer terms of a prefix. */
const MAX_TERM_FILES = 2;
/** Maximum number of pairs that a Chinese character is the start of. */
const MAX_PAIRS = 60;

/** Fetches each file once, or again after a failure. */
interface Parts {
  loadTerms(at: number): Promise<Terms>;
  loadPages(at: number): Promise<readonly IndexedPage[]>;
}

type Terms = ReadonlyMap<string, IndexedTerm>;

/**
 * Creates an engine for an index in several files, such as `terms-3`: finds likely pages by their terms, then ranks them as usual.
 * `fetchEntries` fetches the entries of a file, and rejects if it is not of the same build as the manifest.
 */
export function createSplitEngine(manifest: IndexManifest, fetchEntries: (suffix: string) => Promise<unknown>) {
  const { pagesPerFile } = manifest;
  const termFiles = new Map<number, Promise<Terms>>();
  const pageFiles = new Map<number, Promise<readonly IndexedPage[]>>();
  // The next query usually has the same candidates, because it is the same word with one more letter.
  const known: KnownPages = new Map();
  const parts: Parts = {
    loadTerms: (at) => loadOnce(termFiles, at, async () => readTerms((await fetchEntries(`terms-${at}`)) as readonly IndexedTerm[])),
    loadPages: (at) => loadOnce(pageFiles, at, async () => (await fetchEntries(`pages-${at}`)) as readonly IndexedPage[]),
  };
  const loadTexts = async (pages: readonly number[]): Promise<IndexedPage[]> => {
    const texts = pages.map(async (page) => {
      const at = page % pagesPerFile;
      return (await parts.loadPages(Math.floor(page / pagesPerFile))).slice(at, at + 1);
    });
    return (await Promise.all(texts)).flat();
  };
  const loadPopular = async () => {
    const texts = await loadTexts(manifest.popular);
    return createEngine({ ...toWholeIndex(manifest, texts), popular: [...texts.keys()] }).popular;
  };
  return {
    async answer(request: SearchRequest): Promise<SearchResult> {
      const pages = await findPages(request.query, manifest, parts);
      // Equal results keep the order of all pages.
      const texts = await loadTexts(pages.sort((a, b) => a - b));
      const result = createEngine(toWholeIndex(manifest, texts), known).answer(request);
      if (result.hits.length > 0) return result;
      // Pages with similar titles are unknown, because they are not fetched.
      const popular = await loadPopular().catch(() => []);
      return { ...result, suggestions: [...new Set(popular.map(({ hierarchy }) => hierarchy.lvl1))].slice(0, MAX_SUGGESTIONS) };
    },
    /** Fetches the pages when they are needed. */
    get popular() {
      return loadPopular();
    },
  };
}

/** Builds an index that contains only these pages, and suggests none of them. */
function toWholeIndex({ site, groups, synonyms }: IndexManifest, pages: readonly IndexedPage[]): IndexFile {
  return { format: 3, site, groups, synonyms, pages, popular: [] };
}

function readTerms(entries: readonly IndexedTerm[]): Terms {
  return new Map(entries.map((entry) => [entry[0], entry]));
}

/** A word of the query and the pages that match it. */
interface WordMatch {
  /** Index of a page -> weight of the word there. */
  readonly weights: ReadonlyMap<number, number>;
  /** Total number of pages with the word, which may be more. */
  readonly total: number;
}

/** Finds the indexes of the best pages: those that match most of the query. */
async function findPages(query: string, manifest: IndexManifest, parts: Parts): Promise<number[]> {
  const { words: all } = readQuery(query);
  const telling = all.filter(({ token }) => !isStopWord(token));
  // A query of stop words only may be the start of a word: `for` of `format`.
  const words = telling.length > 0 ? telling : all;
  const matches = words.map(async ({ token, isUnfinished }) => {
    const synonyms = listSynonyms(manifest.synonyms, token, query);
    const exact = await matchTerm(token, isUnfinished, manifest, parts);
    const others = await Promise.all(synonyms.map((synonym) => matchSynonym(synonym, manifest, parts)));
    const families = await Promise.all(listFamilies(token.term).map((term) => matchTerm({ ...token, term }, false, manifest, parts)));
    return mergeMatches([exact, ...families, ...others.map((other) => scale(other, SYNONYM))]);
  });
  return rankPages(await Promise.all(matches), manifest.total);
}

/** Finds the pages with the words of a synonym: any of those that are not stop words, or else all. */
async function matchSynonym(synonym: string, manifest: IndexManifest, parts: Parts): Promise<WordMatch> {
  const tokens = tokenize(synonym);
  const telling = tokens.filter((token) => !isStopWord(token));
  const find = (list: readonly Token[]) => Promise.all(list.map((token) => matchTerm(token, false, manifest, parts)));
  if (telling.length > 0) return mergeMatches(await find(telling));
  const [first, ...others] = await find(tokens);
  const common = [...(first?.weights ?? [])].filter(([page]) => others.every(({ weights }) => weights.has(page)));
  return { weights: new Map(common), total: common.length };
}

function rankPages(matches: readonly WordMatch[], count: number): number[] {
  const idfs = matches.map(({ total }) => computeIdf(total, count));
  const all = idfs.reduce((sum, idf) => sum + idf, 0);
  const scores = new Map<number, { score: number; covered: number }>();
  for (const [index, { weights }] of matches.entries()) {
    const idf = idfs[index] ?? 0;
    for (const [page, weight] of weights) {
      const known = scores.get(page) ?? { score: 0, covered: 0 };
      scores.set(page, { score: known.score + idf * weight, covered: known.covered + idf });
    }
  }
  const final = [...scores].map(([page, { score, covered }]) => ({ page, score: score * (covered / all) ** COVERAGE_EXPONENT }));
  return final
    .sort((a, b) => b.score - a.score || a.page - b.page)
    .slice(0, MAX_CANDIDATES)
    .map(({ page }) => page);
}

/** Finds the pages with a term or with terms that match it, as far as these are in files next to each other. */
async function matchTerm({ term, han }: Token, typing: boolean, { firstTerms }: IndexManifest, parts: Parts): Promise<WordMatch> {
  // Inflections share the start of the term.
  const root = (han ? undefined : findStem(term)) ?? term;
  const findFile = (text: string) => firstTerms.findLastIndex((candidate) => candidate <= text);
  const first = Math.max(0, findFile(root), findFile(term) - MAX_TERM_FILES + 1);
  const count = Math.min(findFile(`${root}\uffff`) - first + 1, MAX_TERM_FILES);
  const files = await Promise.all(Array.from({ length: count }, (_, at) => parts.loadTerms(first + at)));
  const dictionary = createDictionary(files.flatMap((entries) => [...entries.keys()]));
  // A pair of Chinese characters is complete; a single character is the start of pairs.
  const pairs = han && term.length === 1 ? dictionary.listPrefixed(term, MAX_PAIRS) : [];
  const found = han
    ? [{ term, weight: 1 }, ...pairs.map((pair) => ({ term: pair, weight: TYPED_PREFIX }))]
    : expand({ dictionary }, term, typing);
  return mergeMatches(
    found.flatMap(({ term: match, weight }) => {
      const entry = files.map((entries) => entries.get(match)).find(Boolean);
      return entry ? [scale(readEntry(entry), weight)] : [];
    }),
  );
}

function readEntry([, total, ...postings]: IndexedTerm): WordMatch {
  const weights = new Map<number, number>();
  let page = 0;
  for (let at = 0; at < postings.length; at += 2) {
    page += postings[at] ?? 0;
    weights.set(page, postings[at + 1] ?? 0);
  }
  return { weights, total };
}

function scale({ weights, total }: WordMatch, weight: number): WordMatch {
  return { weights: new Map([...weights].map(([page, count]) => [page, count * weight])), total };
}

/** Merges matches, keeping the highest weight of each page. */
function mergeMatches(matches: readonly WordMatch[]): WordMatch {
  const weights = new Map<number, number>();
  for (const match of matches) {
    for (const [page, weight] of match.weights) weights.set(page, Math.max(weight, weights.get(page) ?? 0));
  }
  return { weights, total: Math.max(weights.size, ...matches.map(({ total }) => total)) };
}
