import { getSyntaxLine, listEntryLines } from '@/lib/source/json-lines';

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
])('the line of the mistake: %s', (_, text, line) => {
  expect(() => JSON.parse(text)).toThrow(SyntaxError);
  expect(getSyntaxLine(text)).toBe(line);
});
