import { getPathLine, getSyntaxLine, listEntryLines, listEntryRanges } from '@/lib/site/json-lines';

test.each<[string, string, readonly number[]]>([
  ['no entries', '[]', []],
  ['an empty list on several lines', '[\n\n]\n', []],
  ['entries on one line', '["a", 1, {"b": 2}, [3], null]', [1, 1, 1, 1, 1]],
  ['entries on lines of their own', '[\n  "a",\n\n  {\n    "b": [1,\n2]\n  },\n  [\n]\n]', [2, 4, 8]],
  ['brackets, commas and quotes in strings', '[\n"]",\n"\\",[",\n"\\\\",\n"甲"\n]', [2, 3, 4, 5]],
  ['an object', '{\n"a": [1,\n2]}', []],
])('the lines of the entries: %s', (_, text, lines) => {
  expect(listEntryLines(text)).toEqual(lines);
});

test.each<[string, string, readonly string[]]>([
  ['no entries', '[\n]', []],
  ['entries on one line', '["a" , 1,{"b": [2, 3] }, [","] ]', ['"a"', '1', '{"b": [2, 3] }', '[","]']],
  ['entries on lines of their own', '\uFEFF[\n  "]",\n\n  {\n    "b": 1\n  }\n]\n', ['"]"', '{\n    "b": 1\n  }']],
])('the ranges of the entries: %s', (_, text, entries) => {
  expect(listEntryRanges(text).map(({ start, end }) => text.slice(start, end))).toEqual(entries);
});

const NESTED = '\n{\n  "a.b": { "c": ":",\n  "d": [[1,\n  2],\n  { "a.b": 3 }] },\n  "e": []\n}';

test.each<[readonly PropertyKey[], number]>([
  [[], 2],
  [['a.b'], 3],
  [['a.b', 'c'], 3],
  [['a.b', 'd'], 4],
  [['a.b', 'd', 0, 1], 5],
  [['a.b', 'd', 1], 6],
  [['a.b', 'd', 1, 'a.b'], 6],
  [['a.b', 'missing'], 3],
  [['e'], 7],
  [['e', 0, 'missing'], 7],
  [['missing'], 2],
])('the line of the path %j', (path, line) => {
  expect(getPathLine(NESTED, path)).toBe(line);
});

test.each<[string, string, number]>([
  ['a missing comma', '[\n  "a"\n  "b"\n]', 3],
  ['a missing colon', '{\n  "a"\n  1\n}', 3],
  ['a comma too many', '[\n  "a",\n]\n', 3],
  ['an unknown word', '[\n  甲\n]', 2],
  ['a comment', '[\n  "a",\n  // b\n  "c"\n]', 3],
  ['a line break in a string', '[\n  "a\nb"\n]', 2],
  ['a text that ends in a string', '[\n  "a', 2],
  ['a text that ends in a string far from its start', '[\n  "one",\n  "two",\n  "three', 4],
  ['a text that ends too early', '[\n  "a",\n\n', 2],
  ['more than one value', '[]\n[]', 2],
  ['an empty text', '', 1],
])('finds the line of the error: %s', (_, text, line) => {
  expect(() => JSON.parse(text)).toThrow(SyntaxError);
  expect(getSyntaxLine(text)).toBe(line);
});
