import { countEdits, createDictionary } from '@/lib/search/engine/dictionary';

const dictionary = createDictionary(
  ['alias', 'banner', 'bundle', 'bundled', 'bundler', 'external', 'externals', 'federation', 'format', 'path', '类型'].sort(),
);

test.each([
  ['fromat', ['format']],
  ['bannr', ['banner']],
  ['federatoin', ['federation']],
  ['fedaratoin', ['federation']],
  ['extrnals', ['externals']],
  ['alais', ['alias']],
  ['rormat', ['format']],
  ['pth', []],
  ['类形', []],
])('%s may mean %j', (typo, wanted) => {
  expect(dictionary.listSimilar(typo, false).map(({ term }) => term)).toEqual(wanted);
});

test('the prefix of a word may contain a typo', () => {
  expect(dictionary.listSimilar('fedra', true).map(({ term }) => term)).toEqual(['federation']);
});

test('terms with a prefix are listed shortest first', () => {
  expect(dictionary.listPrefixed('bundle', 9)).toEqual(['bundled', 'bundler']);
  expect(dictionary.listPrefixed('b', 2)).toEqual(['banner', 'bundle']);
  expect(dictionary.listPrefixed('类', 9)).toEqual(['类型']);
  expect(dictionary.has('bundle')).toBe(true);
  expect(dictionary.has('bund')).toBe(false);
});

test.each([
  ['format', 'format', 0],
  ['fromat', 'format', 1],
  ['format', 'formats', 1],
  ['abcd', 'wxyz', 3],
])('%s to %s takes %d edits', (a, b, edits) => {
  expect(countEdits(a, b, 2, false)).toBe(edits);
});
