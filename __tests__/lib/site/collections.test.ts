import { groupBy, loadOnce, mergeAdjacent } from '@/lib/site/collections';

test('keys and the values of each are in the order of the values', () => {
  const groups = groupBy(['pear', 'apple', 'plum', 'apricot', 'pear'], (word) => word.charAt(0));
  expect([...groups]).toEqual([
    ['p', ['pear', 'plum', 'pear']],
    ['a', ['apple', 'apricot']],
  ]);
});

test('keys may be of any type, undefined among them', () => {
  expect([...groupBy([1, 2, 3], (number) => (number > 1 ? undefined : number))]).toEqual([
    [1, [1]],
    [undefined, [2, 3]],
  ]);
});

test('there is no group without values', () => {
  expect(groupBy([], String).size).toBe(0);
});

test('items are merged with the one before, which may be merged already', () => {
  const ranges = [1, 2, 3, 5, 6, 9].map((at) => ({ from: at, to: at }));
  const merged = mergeAdjacent(ranges, (last, { from, to }) => (from === last.to + 1 ? { from: last.from, to } : undefined));
  expect(merged).toEqual([
    { from: 1, to: 3 },
    { from: 5, to: 6 },
    { from: 9, to: 9 },
  ]);
  expect(mergeAdjacent([], () => undefined)).toEqual([]);
});

test('a value is loaded once, and again only after a failure', async () => {
  const cache = new Map<string, Promise<string>>();
  const results = [Promise.reject(new Error('no network')), Promise.resolve('a')];
  const load = () => results.shift() ?? Promise.reject(new Error('loaded again'));
  await expect(loadOnce(cache, 'key', load)).rejects.toThrow('no network');
  expect(await loadOnce(cache, 'key', load)).toBe('a');
  expect(await loadOnce(cache, 'key', load)).toBe('a');
});
