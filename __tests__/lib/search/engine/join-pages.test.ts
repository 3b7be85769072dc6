import { joinPages, pickPages } from '@/lib/search/engine/join-pages';
import type { IndexManifest, PageFile } from '@/lib/search/index-file';

const FIRST: PageFile = {
  pages: [
    [0, '/a', 'A', 0],
    [0, '/b', 'B', 2],
    [1, '/c', 'C', 0],
  ],
  sections: [
    [0, 1, '', 'A', 'Text.'],
    [1, 1, '', 'B'],
    [2, 1, '', 'C'],
    [2, 2, 'x', 'X', [0, '甲']],
  ],
  keywords: [
    [1, ['other']],
    [3, ['word']],
  ],
};
const SECOND: PageFile = { pages: [[1, '/d', 'D', 0]], sections: [[0, 1, '', 'D']], keywords: [[0, ['last']]] };
const MANIFEST: IndexManifest = {
  format: 2,
  lang: 'en',
  version: 'v1',
  site: 'https://a.example',
  groups: ['One', 'Two'],
  synonyms: [['a', 'b']],
  popular: [0],
  total: 4,
  pagesPerFile: 3,
  firstTerms: ['a'],
};

test.each<[number[], PageFile]>([
  [
    [2, 0],
    {
      pages: [
        [0, '/a', 'A', 0],
        [1, '/c', 'C', 0],
      ],
      sections: [
        [0, 1, '', 'A', 'Text.'],
        [1, 1, '', 'C'],
        [1, 2, 'x', 'X', [0, '甲']],
      ],
      keywords: [[2, ['word']]],
    },
  ],
  // Pages of other files.
  [[-3, 7], { pages: [], sections: [], keywords: [] }],
])('of a file, the pages %j are kept, with their sections and keywords', (wanted, expected) => {
  expect(pickPages(FIRST, wanted)).toEqual(expected);
});

test('pages of several files are an index of their own', () => {
  expect(joinPages(MANIFEST, [pickPages(FIRST, [2]), SECOND])).toEqual({
    format: 1,
    lang: 'en',
    version: 'v1',
    site: 'https://a.example',
    groups: ['One', 'Two'],
    synonyms: [['a', 'b']],
    popular: [],
    pages: [
      [1, '/c', 'C', 0],
      [1, '/d', 'D', 0],
    ],
    sections: [
      [0, 1, '', 'C'],
      [0, 2, 'x', 'X', [0, '甲']],
      [1, 1, '', 'D'],
    ],
    keywords: [
      [1, ['word']],
      [2, ['last']],
    ],
  });
});
