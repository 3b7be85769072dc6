import { parseMeta, parseNav } from '@/lib/source/meta';
import { parseSearchWords } from '@/lib/source/search-words';

const HINT = 'Fix the entry; the schemas in .vscode/schemas list the allowed keys.';

test.each<[string, string, number[]]>([
  ['an empty name after an empty name', '[\n" ",\n" "\n]', [2, 3]],
  ['null', '["a",\nnull]', [2]],
  ['an entry without texts', '[\n"a",\n{ "type": 1 }]', [3]],
  ['the eleventh of many entries', `[\n${'"a",\n'.repeat(10)}1\n]`, [12]],
  ['an entry on several lines', '[\n{\n"type": "file",\n"name": "甲",\n"tag": 1 }]', [5]],
])('locates the errors in a _meta.json with %s', (_, text, lines) => {
  const { diagnostics } = parseMeta('m.json', text);
  expect(diagnostics.map(({ line }) => line)).toEqual(lines);
  expect(diagnostics.map(({ file, hint }) => [file, hint])).toEqual(lines.map(() => ['m.json', HINT]));
});

test('errors in nested entries say where they are', () => {
  const { items, diagnostics } = parseNav('n.json', '[{ "text": "A", "items": [\n{ "text": "B", "link": "b" }] }]');
  expect(items).toEqual([]);
  expect(diagnostics.map(({ message }) => message)).toEqual(['Entry [0].items[0].link: must be a path such as /guide/ or a full URL.']);
});

test('empty texts of a _search.json are found by their place', () => {
  const { diagnostics } = parseSearchWords('s.json', '{\n"keywords": { "/a": [""] },\n"popular": [""]\n}');
  expect(diagnostics.map(({ line, message }) => [line, message.split(':')[0]])).toEqual([
    [2, 'Entry keywords./a[0]'],
    [3, 'Entry popular[0]'],
  ]);
});

test.each([
  ['the same link twice', '[\n"/a",\n"/a" ]', [2, 3]],
  // What is written in another way has the line of the link before it.
  ['an escaped link', '[\n"/a",\n"/\\u7532",\n"/b" ]', [2, 2, 4]],
])('the lines of %s', (_, popular, lines) => {
  expect(parseSearchWords('s.json', `{ "popular": ${popular} }`).links.map(({ line }) => line)).toEqual(lines);
});

test('the mark at the start and the line endings of other editors are accepted', () => {
  const { entries, lines, diagnostics } = parseMeta('m.json', '\ufeff[\r\n"a",\r\n"b"]\r\n');
  expect(diagnostics).toEqual([]);
  expect([entries.length, lines]).toEqual([2, [2, 3]]);
  expect(parseMeta('m.json', '\ufeff["a"\r\n"b"]').diagnostics[0]?.line).toBe(2);
});

test.each([
  ['[\n  "a",\n  b\n]', 3, /^Not valid JSON: Unexpected token 'b'\.$/, 'Fix the JSON syntax.'],
  ['["a"\n"b"]', 2, /^Not valid JSON: Expected .+\.$/, 'Fix the JSON syntax.'],
  ['["a",\n"\u0001"]', 2, /^The file contains the control character U\+0001\.$/, 'Delete the character.'],
  ['["\ufffd"]', 1, /^The file is not valid UTF-8\.$/, 'Save it as UTF-8.'],
])('%j is not read', (text, line, message, hint) => {
  const diagnostics = [{ file: 'm.json', line, message: expect.stringMatching(message), hint }];
  expect(parseMeta('m.json', text)).toEqual({ entries: [], lines: [], links: [], diagnostics });
  expect(parseNav('m.json', text)).toEqual({ items: [], links: [], diagnostics });
});

test('the links of groups in groups have lines, too', () => {
  const inner = '{ "text": "B", "items": [\n{ "text": "C", "link": "/c" }] }';
  const { links } = parseNav('n.json', `[{ "text": "A", "items": [\n${inner},\n{ "text": "D", "link": "/d" }] }]`);
  expect(links).toEqual([
    { url: '/c', line: 3 },
    { url: '/d', line: 4 },
  ]);
});
