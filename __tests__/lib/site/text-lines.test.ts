import { listIndexes, splitCode } from '@/lib/site/text-lines';

test.each([
  ['nothing', 'abc', 'd', []],
  ['several', 'a-b-c', '-', [1, 3]],
  ['the start and the end', 'aba', 'a', [0, 2]],
  ['overlapping parts', 'aaa', 'aa', [0, 1]],
])('finds %s', (_, text, part, indexes) => {
  expect(listIndexes(text, part)).toEqual(indexes);
});

test.each([
  ['Mind this', ['Mind this']],
  ['`a` is b', ['', 'a', ' is b']],
  ['Read `a` and `b`', ['Read ', 'a', ' and ', 'b', '']],
  ['a ` b', ['a ` b']],
  ['`a` and `', ['', 'a', ' and `']],
  ['a `` b', ['a `` b']],
])('splits %s at its code', (line, parts) => {
  expect(splitCode(line)).toEqual(parts);
});
