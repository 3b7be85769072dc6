import { parseSearchWords } from '@/lib/source/search-words';

test('words of the search, with the lines of the links', () => {
  const text = `{
  "keywords": { "/guide/a#甲": ["打包", " two words "] },
  "synonyms": [["Folder", "目录"]],
  "popular": [
    "/guide/",
    "/guide/a"
  ]
}`;
  expect(parseSearchWords('s.json', text)).toEqual({
    keywords: new Map([['/guide/a#甲', ['打包', 'two words']]]),
    synonyms: [['folder', '目录']],
    popular: ['/guide/', '/guide/a'],
    links: [
      { url: '/guide/a#甲', line: 2 },
      { url: '/guide/', line: 5 },
      { url: '/guide/a', line: 6 },
    ],
    diagnostics: [],
  });
});

test('two spellings of one path have all its phrases', () => {
  const text = '{ "keywords": { "/a#%E7%94%B2": ["x"], "/a#甲": ["y"] } }';
  expect(parseSearchWords('s.json', text).keywords).toEqual(new Map([['/a#甲', ['x', 'y']]]));
});

test('the parts may be in any order', () => {
  const text = '{\n"popular": ["/a"],\n"keywords": {\n"/b": ["x"],\n"/a": ["y"] }\n}';
  expect(parseSearchWords('s.json', text).links).toEqual([
    { url: '/b', line: 4 },
    { url: '/a', line: 5 },
    { url: '/a', line: 2 },
  ]);
});

const NOTHING = { keywords: new Map(), synonyms: [], popular: [], links: [] };

test('each part may be missing', () => {
  expect(parseSearchWords('s.json', '{}')).toEqual({ ...NOTHING, diagnostics: [] });
});

test.each([
  ['{\n  "popular": ["guide"]\n}', 2, 'Entry popular[0]: must be the path of a page.'],
  ['{\n  "popular": ["/guide#a"]\n}', 2, 'Entry popular[0]: must be the path of a page.'],
  ['{\n  "popular": ["https://a.example/"]\n}', 2, 'Entry popular[0]: must be the path of a page.'],
  ['{\n  "popular": ["//a.example/"]\n}', 2, 'Entry popular[0]: must be the path of a page.'],
  ['{\n  "synonims": []\n}', 2, 'Entry (root): unknown key "synonims".'],
  ['{\n  "synonyms": [["a", ""]]\n}', 2, 'Entry synonyms[0][1]: must not be empty or only white space.'],
  ['{\n  "keywords": {\n    "/a": ["x"],\n    "b": ["y"] }\n}', 4, 'Entry keywords.b: must be the path of a page or heading.'],
  ['{\n  "keywords": { "#a": ["x"] }\n}', 2, 'Entry keywords.#a: must be the path of a page or heading.'],
  ['{\n  "keywords": { "/a?b#c": ["x"] }\n}', 2, 'Entry keywords./a?b#c: must be the path of a page or heading.'],
])('%j has no words but an error', (text, line, message) => {
  expect(parseSearchWords('s.json', text)).toEqual({
    ...NOTHING,
    diagnostics: [{ file: 's.json', line, message, hint: 'Fix the entry; the schemas in .vscode/schemas list the allowed keys.' }],
  });
});
