import { createSplitEngine } from '@/lib/search/engine/split-engine';
import type { IndexedPage, IndexedTerm, IndexManifest } from '@/lib/search/index-file';

/** Page -> weight of a word there. */
type Weights = Readonly<Record<number, number>>;

/** `count` pages from `from` on, with the same weight. */
const some = (from: number, count: number, weight: number): Weights =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [from + at, weight]));
const range = (from: number, count: number) => Array.from({ length: count }, (_, at) => from + at);

/** Words with their pages, and how many pages have a word if these are more. */
type Words = Readonly<Record<string, Weights & { readonly total?: number }>>;

function listEntries(words: Words): IndexedTerm[] {
  return Object.entries(words).map(([term, { total, ...weights }]) => {
    let last = 0;
    const postings = Object.entries(weights).flatMap(([page, weight]) => {
      const distance = Number(page) - last;
      last = Number(page);
      return [distance, weight];
    });
    return [term, total ?? postings.length / 2, ...postings];
  });
}

/** Opens an index of 100 pages, each in a separate file, with these term files. Returns what a search fetches and finds. */
function open(files: readonly Words[], synonyms: readonly (readonly string[])[] = []) {
  const fetched: string[] = [];
  const manifest: IndexManifest = {
    format: 5,
    build: '',
    site: 'https://a.example',
    groups: ['Group'],
    total: 100,
    pagesPerFile: 1,
    firstTerms: files.map((words) => Object.keys(words)[0] ?? ''),
    synonyms,
    popular: [],
  };
  const engine = createSplitEngine(manifest, async (suffix) => {
    fetched.push(suffix);
    const [kind, at] = suffix.split('-');
    if (kind === 'terms') return listEntries(files[Number(at)] ?? {});
    const page: IndexedPage = [0, `/${at}`, 0, [1, '', `Page ${at}`, [], 'alpha']];
    return [page];
  });
  const list = (kind: string) =>
    fetched.flatMap((suffix) => (suffix.startsWith(kind) ? [Number(suffix.split('-')[1])] : [])).sort((a, b) => a - b);
  return async (query: string) => {
    const { hits } = await engine.answer({ query, hitsPerPage: 20, snippetWords: 5 });
    return { pages: list('pages'), terms: list('terms'), hits: hits.map(({ url }) => url.slice('https://a.example'.length)) };
  };
}

/** Fourteen pages match each of these queries, or thirteen: the last one or two are not fetched. */
test.each<[string, string, Words, number[]]>([
  ['that mention the word most', 'alpha', { alpha: Object.fromEntries(range(0, 14).map((at) => [at, at + 1])) }, range(2, 12)],
  ['that come first if they are equal', 'alpha', { alpha: some(0, 14, 9) }, range(0, 12)],
  [
    'with all words before those that mention one often',
    'alpha beta',
    { alpha: { ...some(0, 13, 30), 13: 5 }, beta: { 13: 5 } },
    [...range(0, 11), 13],
  ],
  ['with a rare word before those with a frequent one', 'often rare', { often: some(0, 13, 10), rare: { 13: 9 } }, [...range(0, 11), 13]],
  [
    'with a rare word, where more pages have the frequent one than are listed',
    'often rare',
    { often: { ...some(0, 13, 80), total: 90 }, rare: { 13: 10 } },
    [...range(0, 11), 13],
  ],
  [
    'with longer words that the last word may become',
    'alph',
    { alph: some(0, 12, 10), alphabet: { 12: 17, 13: 16 } },
    [...range(0, 11), 12],
  ],
  [
    'with a word before those with a longer one, if it is complete',
    'alph ',
    { alph: some(0, 12, 10), alphabet: { 12: 28, 13: 29 } },
    [...range(0, 11), 13],
  ],
  [
    'with longer words that no other word becomes',
    'alph beta',
    { alph: some(0, 12, 10), alphabet: { 12: 17, 13: 16 }, beta: { 50: 10 } },
    [...range(0, 11), 50],
  ],
  ['with the word several times', 'alph', { alph: { ...some(0, 12, 10), 13: 11 }, alphabet: { 12: 16, 13: 2 } }, [...range(0, 11), 13]],
  ['with inflections of the word', 'bundling', { bundle: { 3: 1 }, bundler: { 4: 1 }, bundlesomething: { 5: 1 } }, [3, 4]],
  ['with what the word may be a typo of', 'alqha ', { alpha: { 3: 1 }, alphas: { 4: 1 } }, [3]],
  ['with the word and not what it may be a typo of', 'form ', { form: { 3: 1 }, from: { 4: 1 } }, [3]],
  ['with longer words and not what it may be a typo of', 'form', { format: { 3: 1 }, from: { 4: 1 } }, [3]],
  ['with no stop words', 'how to use alpha', { alpha: { 3: 1 }, how: { 4: 50 }, use: { 4: 50 } }, [3]],
  ['with words that start with a Chinese character', '类 ', { 类型: { 3: 1 }, 类比: { 4: 1 }, 表类: { 5: 1 } }, [3, 4]],
  [
    'with words that start with a Chinese character as if it were being typed',
    '类 ',
    { 类: some(0, 12, 10), 类型: { 12: 13, 13: 12 } },
    [...range(0, 11), 12],
  ],
  ['with a pair of Chinese characters', '类型', { 类型: { 3: 1 }, 类型声: { 4: 1 } }, [3]],
])('the pages are fetched %s: %s', async (_, query, words, expected) => {
  const sorted = Object.entries(words).sort(([a], [b]) => (a < b ? -1 : 1));
  expect((await open([Object.fromEntries(sorted)])(query)).pages).toEqual(expected.toSorted((a, b) => a - b));
});

test('a word with the same meaning counts less than the word itself, and other groups do not count', async () => {
  const words = { directory: { 12: 15, 13: 14 }, directorys: { 14: 90 / 4 }, folder: some(0, 12, 10), other: { 15: 90 } };
  const synonyms = ['folder directory', 'other word'].map((group) => group.split(' '));
  expect((await open([words], synonyms)('folder')).pages).toEqual([...range(0, 11), 12]);
});

const WORDS: readonly Words[] = [
  { alpha: { 0: 1 }, beta: { 1: 1 } },
  { m: { 2: 1 }, xylem: { 3: 1 } },
  { xylo: { 4: 1 } },
  { xylz: { 5: 1 } },
  { zebraed: { 6: 1 } },
  { zebras: { 7: 1 } },
];

test.each([
  ['beta', [0], [1]],
  ['m', [1], [2]],
  ['n ', [1], []],
  // Longer terms are looked for in two files.
  ['xyl', [1, 2], [3, 4]],
  ['xylo', [2], [4]],
  ['xylzqq', [3], []],
  // So are inflections, but the word itself must be in one of the files.
  ['zebraing', [3, 4], [6]],
  ['zebras', [4, 5], [6, 7]],
  // Before the first term.
  ['0', [], []],
])('%s fetches the word files %j and the pages %j', async (query, terms, pages) => {
  const found = await open(WORDS)(query);
  expect([found.terms, found.pages]).toEqual([terms, pages]);
});

test('equal results are in the order of the site, whatever was fetched first', async () => {
  expect((await open([{ alpha: { 2: 1, 10: 5 } }])('alpha')).hits).toEqual(['/2', '/10']);
});
