import { formatLineFlag, hasLine, listLineFlags, readLineFlag } from '@/lib/markdown/line-flags';

const RANGES = [
  { from: 1, to: 16 },
  { from: 20, to: 20 },
];

test('lines are written into the meta of a block and read from its flags', () => {
  expect(formatLineFlag('fold', RANGES)).toEqual(['fold=1-16,20-20']);
  const flags = listLineFlags('title="unfold=1-2" {3} fold=1-16,20-20 added=2-2');
  expect(flags).toEqual(['fold=1-16,20-20', 'added=2-2']);
  expect(readLineFlag(['wrap-code', ...flags], 'fold')).toEqual(RANGES);
  expect(readLineFlag(flags, 'added')).toEqual([{ from: 2, to: 2 }]);
});

test('without lines there is no flag', () => {
  expect(formatLineFlag('added', [])).toEqual([]);
  expect(readLineFlag(['fold=1-2'], 'removed')).toEqual([]);
});

test.each([
  [0, false],
  [1, true],
  [16, true],
  [17, false],
  [20, true],
])('whether line %i is in the ranges: %s', (line, expected) => {
  expect(hasLine(RANGES, line)).toBe(expected);
});
