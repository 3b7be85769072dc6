import { splitIndex } from '@/lib/search/build/split-index';
import { buildFile, type PageSource, SITE_URL, singlePage } from '../engine/build-file';

test('an index in several files has the pages of each word, and the pages themselves', () => {
  const pages: PageSource[] = [
    {
      path: '/a',
      keywords: { x: ['gamma'] },
      messages: 'Messages',
      sections: [
        [1, '', 'Alpha', 'Beta and the 类型'],
        [2, 'x', 'Beta', 'beta'],
      ],
    },
    ...['b', 'c', 'd'].map((name) => ({ path: `/${name}`, sections: [[1, '', name]] as const })),
    { path: '/e', keywords: { '': ['beta'] }, sections: [[1, '', 'Epsilon']] },
  ];
  // A word counts 24 in a title, 5 in another heading, 8 in keywords and 1 in a text. The weight is 8 times the binary logarithm of 1 more.
  const { manifest, terms, pages: parts } = splitIndex({ ...buildFile(pages, [['a', 'b']]), popular: [4] });
  const { build } = manifest;
  expect(build).toMatch(/^[\da-f]{8}$/);
  expect({ manifest, terms, pages: parts }).toEqual({
    manifest: {
      format: 5,
      build,
      site: SITE_URL,
      groups: ['Group', 'Messages'],
      synonyms: [['a', 'b']],
      popular: [4],
      total: 5,
      pagesPerFile: 4,
      firstTerms: ['alpha'],
    },
    terms: [
      {
        build,
        entries: [
          ['alpha', 1, 0, 37],
          ['and', 1, 0, 8],
          ['b', 1, 1, 37],
          ['beta', 2, 0, 24, 4, 25],
          ['c', 1, 2, 37],
          ['d', 1, 3, 37],
          ['epsilon', 1, 4, 37],
          ['gamma', 1, 0, 25],
          ['the', 1, 0, 8],
          ['类型', 1, 0, 8],
        ],
      },
    ],
    pages: [
      {
        build,
        entries: [
          [0, '/a', 0, [1, '', 'Alpha', [], [1, 'Beta and the 类型']], [2, 'x', 'Beta', ['gamma'], [1, 'beta']]],
          [0, '/b', 0, [1, '', 'b', []]],
          [0, '/c', 0, [1, '', 'c', []]],
          [0, '/d', 0, [1, '', 'd', []]],
        ],
      },
      { build, entries: [[0, '/e', 0, [1, '', 'Epsilon', ['beta']]]] },
    ],
  });
});

/** The pages that are listed for the word `common`, and how many have it. */
function listPages(pages: readonly PageSource[]) {
  const { terms } = splitIndex(buildFile(pages));
  const [, total, ...postings] = terms.flatMap(({ entries }) => entries).find(([term]) => term === 'common') ?? [];
  let page = 0;
  return { total, pages: postings.filter((_, at) => at % 2 === 0).map((distance) => (page += Number(distance))) };
}

test('a word on more than 400 pages is listed for the pages that mention it most', () => {
  const pages = Array.from({ length: 402 }, (_, at) => singlePage(`p${at}`, at === 401 || at === 7 ? 'common common' : 'common'));
  const first = Array.from({ length: 402 }, (_, at) => at);
  expect(listPages(pages)).toEqual({ total: 402, pages: [...first.slice(0, 399), 401] });
  expect(listPages(pages.slice(0, 400))).toEqual({ total: 400, pages: first.slice(0, 400) });
});

test('words are in files of about 48 KiB, whose first words the manifest has', () => {
  const words = Array.from({ length: 9000 }, (_, at) => `word${at}`).join(' ');
  const { manifest, terms } = splitIndex(buildFile([singlePage('page', words)]));
  const all = terms.flatMap(({ entries }) => entries).map(([term]) => term);
  expect(all).toEqual([...all].sort());
  expect(all).toHaveLength(9001);
  expect(manifest.firstTerms).toEqual(terms.map(({ entries: [first] }) => first?.[0]));
  const sizes = terms.map(({ entries }) => JSON.stringify(entries).length);
  expect(sizes.slice(0, -1).filter((size) => size < 48 * 1024 || size > 48 * 1024 + 20)).toEqual([]);
  expect(sizes).toHaveLength(4);
});
