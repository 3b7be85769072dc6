import { listIndexes } from '@/lib/site/text-lines';

test.each([
  ['nothing', 'abc', 'd', []],
  ['several', 'a-b-c', '-', [1, 3]],
  ['the start and the end', 'aba', 'a', [0, 2]],
  ['overlapping parts', 'aaa', 'aa', [0, 1]],
])('finds %s', (_, text, part, indexes) => {
  expect(listIndexes(text, part)).toEqual(indexes);
});
