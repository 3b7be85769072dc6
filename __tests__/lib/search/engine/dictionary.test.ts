import { countEdits, createDictionary } from '@/lib/search/engine/dictionary';

const open = (...terms: string[]) => createDictionary(terms.sort());

test.each([
  ['a', true],
  ['m', true],
  ['z', true],
  ['', false],
  ['b', false],
  ['zz', false],
])('%j is a term: %j', (term, expected) => {
  expect(open('a', 'm', 'z').has(term)).toBe(expected);
});

test('an empty index has no terms', () => {
  expect([open().has(''), open().listPrefixed('', 9), open().listSimilar('abcd', true)]).toEqual([false, [], []]);
});

test.each([
  ['ab', 9, ['abc', 'abd', 'abcd']],
  ['ab', 2, ['abc', 'abd']],
  ['abc', 9, ['abcd']],
  ['abcd', 9, []],
  ['x', 9, []],
  ['类', 9, ['类型']],
  ['', 1, ['b']],
])('terms that start with %j, at most %i', (prefix, limit, expected) => {
  expect(open('ab', 'abc', 'abcd', 'abd', 'b', '类型').listPrefixed(prefix, limit)).toEqual(expected);
});

test.each<[string, string[], boolean, string[]]>([
  // Words of three letters may have no typo, words of four may have one.
  ['cat', ['cart'], false, []],
  ['cabt', ['cart'], false, ['cart 1']],
  // Words of up to seven letters may have one typo, longer ones two.
  ['formats', ['fromast'], false, []],
  ['formatss', ['fromatss'], false, ['fromatss 1']],
  ['formatss', ['fromasts'], false, ['fromasts 2']],
  ['abcdefgh', ['abcdefxyz'], false, []],
  // Insert, delete, replace, swap.
  ['form', ['forms'], false, ['forms 1']],
  ['forms', ['form'], false, ['form 1']],
  ['form', ['farm'], false, ['farm 1']],
  ['form', ['from'], false, ['from 1']],
  ['form', ['formal'], false, []],
  ['formal', ['form'], false, []],
  // Only the closest terms, shortest first.
  ['formatter', ['formattersx', 'formaters', 'formattes'], false, ['formattes 1']],
  ['form', ['forma', 'fort', 'for'], false, ['for 1', 'fort 1', 'forma 1']],
  ['form', ['fora', 'forb', 'forc', 'ford', 'fore'], false, ['fora 1', 'forb 1', 'forc 1', 'ford 1']],
  // The first letter may differ if no other term matches.
  ['porm', ['form'], false, ['form 1']],
  ['porm', ['form', 'port'], false, ['port 1']],
  ['pormatss', ['formasts'], false, []],
  // The start of a term counts while the word is being typed.
  ['fedre', ['federation'], false, []],
  ['fedre', ['federation'], true, ['federation 1']],
  ['xedr', ['federation'], true, []],
  // Words of other scripts are not corrected.
  ['forméx', ['formex'], false, []],
  ['类形', ['类型'], false, []],
])('%s among %j, still typing: %j', (typo, terms, typing, expected) => {
  expect(
    open(...terms)
      .listSimilar(typo, typing)
      .map(({ term, edits }) => `${term} ${edits}`),
  ).toEqual(expected);
});

test.each<[string, string, number, boolean, number]>([
  ['', 'ab', 2, false, 2],
  ['ab', '', 2, false, 2],
  ['abc', 'abc', 2, false, 0],
  ['abc', 'acb', 2, false, 1],
  ['abcd', 'badc', 2, false, 2],
  ['abc', 'ca', 2, false, 3],
  ['kitten', 'sitting', 3, false, 3],
  ['kitten', 'sitting', 2, false, 3],
  ['abc', 'abcdef', 1, true, 0],
  ['abx', 'abcdef', 1, true, 1],
  ['xyz', 'abcdef', 1, true, 2],
  ['abc', 'abcdef', 3, false, 3],
])('%j to %j within %i, as a prefix %j: %i', (a, b, limit, prefix, edits) => {
  expect(countEdits(a, b, limit, prefix)).toBe(edits);
});
