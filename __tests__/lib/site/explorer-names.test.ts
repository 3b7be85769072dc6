import { buildExplorerId, findCombination, listCombinations } from '@/lib/site/explorer-names';

const AXES = [
  { name: 'format', values: ['esm', 'cjs'] },
  { name: 'target', values: ['node', 'node-old'] },
];

test.each([
  ['#explorer-cjs-node', ['cjs', 'node']],
  ['explorer-esm-node-old', ['esm', 'node-old']],
  ['#explorer-cjs', undefined],
  ['#explorer-umd-node', undefined],
  ['#cjs-node', undefined],
  ['', undefined],
])('the combination of %s', (id, expected) => {
  expect(findCombination(AXES, id)).toEqual(expected);
});

test('the combination of an id is found again', () => {
  expect(buildExplorerId(['esm', 'node-old'])).toBe('explorer-esm-node-old');
});

test('combinations have one element of each list, in the order of the lists', () => {
  expect(
    listCombinations([
      ['a', 'b'],
      ['c', 'd'],
    ]),
  ).toEqual([
    ['a', 'c'],
    ['a', 'd'],
    ['b', 'c'],
    ['b', 'd'],
  ]);
  expect(listCombinations([])).toEqual([[]]);
});
