import { buildSets, includesCombination, joinSets, toAttributes } from '@/lib/markdown/explorer-sets';
import { listCombinations } from '@/lib/site/explorer-names';

test.each([
  [
    'all combinations need no axis',
    [
      [1, 1],
      [1, 2],
      [2, 1],
      [2, 2],
    ],
    [2, 2],
    [{}],
  ],
  [
    'an axis with all its values is left out',
    [
      [1, 1],
      [1, 2],
    ],
    [2, 2],
    [{ 1: [1] }],
  ],
  [
    'several values',
    [
      [1, 2],
      [3, 2],
    ],
    [3, 2],
    [{ 1: [1, 3], 2: [2] }],
  ],
  [
    'two sets',
    [
      [1, 1],
      [2, 2],
    ],
    [3, 3],
    [
      { 1: [1], 2: [1] },
      { 1: [2], 2: [2] },
    ],
  ],
  [
    'values with the same rest belong together',
    [
      [1, 1],
      [2, 1],
      [3, 1],
      [3, 2],
    ],
    [3, 2],
    [{ 1: [1, 2], 2: [1] }, { 1: [3] }],
  ],
  [
    'the first axis does not matter, but the others are no product',
    [
      [1, 1, 1],
      [1, 2, 2],
      [2, 1, 1],
      [2, 2, 2],
    ],
    [2, 2, 2],
    [
      { 2: [1], 3: [1] },
      { 2: [2], 3: [2] },
    ],
  ],
])('%s', (_, combinations, sizes, expected) => {
  expect(buildSets(combinations, sizes)).toEqual(expected);
});

test('sets contain exactly the combinations that they were found for', () => {
  const sizes = [3, 2, 3, 2];
  const all = listCombinations(sizes.map((size) => Array.from({ length: size }, (_, index) => index + 1)));
  for (let seed = 1; seed < 200; seed++) {
    const chosen = all.filter((_, index) => (seed * (index + 7) * 2654435761) % 7 < 3);
    const sets = chosen.length > 0 ? buildSets(chosen, sizes) : [];
    expect(all.filter((each) => sets.some((set) => includesCombination(set, each)))).toEqual(chosen);
  }
});

test('attributes list the values of each axis', () => {
  expect(toAttributes({ 1: [2, 3], 4: [1] })).toEqual({ 'data-1': '2 3', 'data-4': '1' });
});

test('joined sets keep the axes that limit all of them', () => {
  expect(joinSets([{ 1: [4], 2: [1] }, { 1: [5, 4] }])).toEqual({ 'data-1': '4 5' });
  expect(joinSets([])).toEqual({});
});
