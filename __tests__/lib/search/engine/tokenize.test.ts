import { foldWidth, listParts, listTerms, normalizeText, readQuery, tokenize } from '@/lib/search/engine/tokenize';

test.each([
  ['类型声明 a.b', '类型 0-1, 型声 1-2, 声明 2-3, a 3-4, b 4-5, a.b 3-5'],
  ['用umdName设置', '用 0-1, umd 1-2, name 2-3, umdname 1-3, 设置 3-4'],
  ['ESM格式', 'esm 0-1, 格式 1-2'],
  ['包 x 包', '包 0-1, x 1-2, 包 2-3'],
  ['c++', 'c 0-1'],
  ['c++.x y', 'c 0-1, x 1-2, c++.x 0-2, y 2-3'],
  ['$a.b_', 'a 0-1, b 1-2, $a.b_ 0-2'],
  ['x- (y)', 'x 0-1, y 1-2'],
  ['src/index/', 'src 0-1, index 1-2, src/index 0-2'],
  ['类型.d.ts', '类型 0-1, d 1-2, ts 2-3, d.ts 1-3'],
  ['a.b-类型', 'a 0-1, b 1-2, a.b 0-2, 类型 2-3'],
  ['XMLHttpRequest', 'xml 0-1, http 1-2, request 2-3, xmlhttprequest 0-3'],
  ['es2015Target', 'es2015 0-1, target 1-2, es2015target 0-2'],
  ['ES2015 JSON', 'es2015 0-1, json 1-2'],
  ['１２px ﬁle', '12px 0-1, file 1-2'],
  ['हिन्दी भाषा', 'हिन्दी 0-1, भाषा 1-2'],
  ['שָׁלוֹם', 'שָׁלוֹם 0-1'],
  ['ñandúX', 'ñandú 0-1, x 1-2, ñandúx 0-2'],
  ['类型--a.b', '类型 0-1, a 1-2, b 2-3, a.b 1-3'],
  ['a.b--类型', 'a 0-1, b 1-2, a.b 0-2, 类型 2-3'],
  ['😀 — …', ''],
  ['-w，--watch 和 -D', '-w 0-1, watch 1-2, 和 2-3, -d 3-4'],
  ['tsc -w', 'tsc 0-1, -w 1-2'],
  ['用-w监听', '用 0-1, -w 1-2, 监听 2-3'],
  ['a-b -cd --e 1-x -f-', 'a 0-1, b 1-2, a-b 0-2, cd 2-3, e 3-4, 1 4-5, x 5-6, 1-x 4-6, f 6-7'],
  ['a output.distPath', 'a 0-1, output 1-2, dist 2-3, path 3-4, distpath 2-4, output.distpath 1-4'],
])('%j is split into words with the parts that they cover: %s', (text, expected) => {
  const words = tokenize(text).map(({ term, from, to }) => `${term} ${from}-${to}`);
  expect(words.join(', ')).toBe(expected);
});

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

test('Chinese words are flagged and are not index terms', () => {
  expect(tokenize('包 a类型').map(({ term, han }) => [term, han])).toEqual([
    ['包', true],
    ['a', false],
    ['类型', true],
  ]);
  expect(listTerms('包 a类型 b')).toEqual(['a', 'b']);
});

test.each([
  ['umdName', ['umdName', 'umd', 'Name', 'umdName']],
  ['用umdName设置', ['umdName', 'umd', 'Name', 'umdName']],
  ['ESModule', ['ESModule', 'ES', 'Module', 'ESModule']],
  ['@rslib/core', ['rslib', 'core', '@rslib/core']],
  ['a--b', ['a', 'b', 'a--b']],
  ['-w', ['w', '-w']],
  ['lib.autoExternal', ['lib', 'autoExternal', 'auto', 'External', 'lib.autoExternal']],
  ['包', []],
])('the parts of %s are %j', (word, parts) => {
  expect(listParts(word).map(([from, to]) => word.slice(from, to))).toEqual(parts);
});

test.each([
  ['ｄｔｓ', 'dts'],
  ['ESModule', 'ESModule'],
])('%s without full-width forms is %s', (text, plain) => {
  expect(foldWidth(text)).toBe(plain);
});

test.each([
  ['lib.autoExternal — “类型”', 'libautoexternal类型'],
  ['auto  External -- 2', 'autoexternal2'],
  ['ＤＴＳ：类型', 'dts类型'],
  ['…', ''],
])('%j normalized is %j', (text, normalized) => {
  expect(normalizeText(text)).toBe(normalized);
});

test.each([
  ['bundle decl', ['decl']],
  ['bundle the', ['the']],
  ['bundle ', []],
  ['output.dist', ['dist', 'output.dist']],
  ['什么是声明', ['声明']],
  ['हिन्दी', ['हिन्दी']],
])('in the query "%s", the reader may still type %j', (query, expected) => {
  const { words } = readQuery(query);
  expect(words.filter(({ isUnfinished }) => isUnfinished).map(({ token }) => token.term)).toEqual(expected);
});
