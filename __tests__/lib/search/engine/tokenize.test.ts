import { listParts, listTerms, normalizeText, readQuery, tokenize } from '@/lib/search/engine/tokenize';

test.each([
  ['output.distPath', ['output', 'dist', 'path', 'distpath', 'output.distpath']],
  ['@rslib/core', ['rslib', 'core', '@rslib/core']],
  ['umdName', ['umd', 'name', 'umdname']],
  ['ESModule', ['es', 'module', 'esmodule']],
  ['JSON', ['json']],
  ['--auto-external, or', ['auto', 'external', 'auto-external', 'or']],
  ['.d.ts.', ['d', 'ts', 'd.ts']],
  ['__dirname', ['dirname']],
  ["import.meta.url'", ['import', 'meta', 'url', 'import.meta.url']],
  ['ｏｕｔｐｕｔ', ['output']],
  ['', []],
])('%j gives the terms %j', (text, terms) => {
  expect([...new Set(listTerms(text))].sort()).toEqual([...terms].sort());
});

test('Chinese is split into pairs, also next to Latin words', () => {
  const terms = (text: string) => tokenize(text).map(({ term }) => term);
  expect(terms('类型声明')).toEqual(['类型', '型声', '声明']);
  expect(terms('包')).toEqual(['包']);
  expect(terms('ESM格式')).toEqual(['esm', '格式']);
  expect(terms('用umdName设置')).toEqual(['用', 'umd', 'name', 'umdname', '设置']);
  expect(listTerms('类型声明')).toEqual([]);
});

test('tokens have the range of parts that they cover', () => {
  expect(tokenize('a output.distPath').map(({ term, from, to }) => [term, from, to])).toEqual([
    ['a', 0, 1],
    ['output', 1, 2],
    ['dist', 2, 3],
    ['path', 3, 4],
    ['distpath', 2, 4],
    ['output.distpath', 1, 4],
  ]);
});

test('the parts of a word are ranges in the word', () => {
  expect(listParts('lib.autoExternal').map(([from, to]) => 'lib.autoExternal'.slice(from, to))).toEqual([
    'lib',
    'autoExternal',
    'auto',
    'External',
    'lib.autoExternal',
  ]);
});

test('normalized texts contain only letters, digits and Chinese characters', () => {
  expect(normalizeText('lib.autoExternal — “类型”')).toBe('libautoexternal类型');
});

test.each([
  ['bundle decl', ['decl']],
  ['bundle the', ['the']],
  ['bundle ', []],
  ['output.dist', ['dist', 'output.dist']],
  ['什么是声明', ['声明']],
])('in the query "%s", the reader may still type %j', (query, expected) => {
  const { words } = readQuery(query);
  expect(words.filter(({ isUnfinished }) => isUnfinished).map(({ token }) => token.term)).toEqual(expected);
});
