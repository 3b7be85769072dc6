import { packPostings, unpackPostings } from '@/lib/search/build/pack';

test('what is packed comes out again', () => {
  const postings = new Map([
    [
      'dist',
      new Map([
        [0, 1],
        [3, 7],
        [4000, 1],
      ]),
    ],
    [
      'distpath',
      new Map([
        [31, 1],
        [32, 33],
        [63, 1],
      ]),
    ],
    ['a', new Map([[100000, 1200]])],
    ['装饰', new Map([[1, 1]])],
  ]);
  const packed = packPostings(postings);
  const { terms, find } = unpackPostings(packed);
  expect(terms).toEqual(['a', 'dist', 'distpath', '装饰']);
  expect(terms.map((term) => [term, find(term)])).toEqual([...postings].sort(([a], [b]) => (a < b ? -1 : 1)));
  // Nothing that JSON would escape.
  expect(JSON.stringify(packed.postings)).toBe(`"${packed.postings.replaceAll('\n', '\\n')}"`);
});

test('an empty index is empty', () => {
  const { terms, find } = unpackPostings(packPostings(new Map()));
  expect([terms, find('a').size]).toEqual([[], 0]);
});
