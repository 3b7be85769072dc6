import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { readPublishedUrls, readRedirects, readTranslations, type SiteFile } from '@/lib/source/site-files';
import { displayFile } from '../../support/content-folder';
import { createFolder } from '../../support/temporary-folder';

/** Reads a file of a content folder with this text. */
function read<T>(readFile: (docsDir: string) => SiteFile<T>, name: string, text: string | Uint8Array): SiteFile<T> {
  const folder = createFolder({ 'content/.keep': '' });
  writeFileSync(path.join(folder, 'content', name), text);
  const result = readFile(folder);
  expect(result.file).toBe(displayFile(folder, `content/${name}`));
  return result;
}

/** Lists the errors of such a file as `line: message hint`. The file then counts as empty. */
function listMistakes<T>(readFile: (docsDir: string) => SiteFile<T>, name: string, text: string | Uint8Array): string[] {
  const { file, data, lines, diagnostics } = read(readFile, name, text);
  expect([data, lines]).toEqual([readFile(createFolder()).data, []]);
  expect(diagnostics.map((each) => each.file)).toEqual(diagnostics.map(() => file));
  return diagnostics.map(({ line, message, hint }) => `${line}: ${message} ${hint}`);
}

test('without these files nothing is redirected, published or compared', () => {
  const folder = createFolder();
  const rest = (name: string) => ({ file: displayFile(folder, `content/${name}`), lines: [], diagnostics: [] });
  expect(readRedirects(folder)).toEqual({ data: [], ...rest('redirects.json') });
  expect(readPublishedUrls(folder)).toEqual({ data: {}, ...rest('published-urls.json') });
  expect(readTranslations(folder)).toEqual({ data: undefined, ...rest('translations.json') });
});

test('redirects have the lines that they start on', () => {
  const redirects = [
    { from: '/old', to: '/guide/' },
    { from: '/指南#部分', to: 'https://b.example/' },
  ];
  const text = `[\n  ${JSON.stringify(redirects[0])},\n\n  ${JSON.stringify(redirects[1])}\n]\n`;
  expect(read(readRedirects, 'redirects.json', text)).toMatchObject({ data: redirects, lines: [2, 4], diagnostics: [] });
});

test('other files are not lists and have no such lines', () => {
  const urls = { '/': [], '/指南': ['部分'] };
  expect(read(readPublishedUrls, 'published-urls.json', JSON.stringify(urls))).toMatchObject({ data: urls, lines: [], diagnostics: [] });
  const record = { zh: { 'guide/a': { '': '0123cdef' } } };
  expect(read(readTranslations, 'translations.json', JSON.stringify(record))).toMatchObject({ data: record, lines: [], diagnostics: [] });
});

test.each([
  [
    'a target that is no path',
    '[\n{ "from": "/a",\n"to": "b" }\n]',
    '3: [0].to: must be a path such as /guide/start/#top or a URL such as https://example.com. Write entries such as { "from": "/old", "to": "/guide/new#part" }.',
  ],
  [
    'a path that is no path',
    '[{ "from": "/a", "to": "/b" },\n{ "from": "甲", "to": "/b" }\n]',
    '2: [1].from: must be a path from the root without language, such as /guide/start/#top. Write entries such as { "from": "/old", "to": "/guide/new#part" }.',
  ],
  [
    'a missing target',
    '[\n{ "from": "/a" },\n{ "from": "/b", "to": "/c" }\n]',
    '2: [0].to: is missing. Write entries such as { "from": "/old", "to": "/guide/new#part" }.',
  ],
  ['an object', '{ "/a": "/b" }', '1: must be a list, not an object. Write entries such as { "from": "/old", "to": "/guide/new#part" }.'],
  ['no JSON', '[\n  "a"\n  "b"\n]', expect.stringMatching(/^3: Not valid JSON: Expected .+\. Write entries such as .+\.$/)],
  ['a control character', '[\n"\u0007"]', '2: The file contains the control character U+0007. Delete the character.'],
  ['another encoding', Buffer.from([0x5b, 0xd6, 0xd0, 0x5d]), '1: The file is not valid UTF-8. Save it as UTF-8.'],
])('redirects with %s', (_, text, mistake) => {
  expect(listMistakes(readRedirects, 'redirects.json', text)).toEqual([mistake]);
});

test.each([
  [
    'a heading without id',
    '{\n"/a": [""]\n}',
    '2: /a[0]: must have at least 1 character. Write entries such as "/guide/start": ["install"].',
  ],
  [
    'a path without slash',
    '{\n"/a": [],\n"甲": []\n}',
    '3: 甲: must be a path from the root without language, such as /guide/start/#top. Write entries such as "/guide/start": ["install"].',
  ],
])('published URLs with %s', (_, text, mistake) => {
  expect(listMistakes(readPublishedUrls, 'published-urls.json', text)).toEqual([mistake]);
});

test.each([
  [
    'a short hash',
    '{ "zh": {\n"guide/a": { "部分": "0123cde" } } }',
    '2: zh.guide/a.部分: must be a hash. Remove the entry, then add it again with npm run i18n:accept.',
  ],
  [
    'a long hash',
    '{ "zh": {\n"guide/a": { "": "0123cdef0" } } }',
    '2: zh.guide/a.: must be a hash. Remove the entry, then add it again with npm run i18n:accept.',
  ],
  [
    'a hash in upper case',
    '{ "zh": {\n"a": { "": "0123CDEF" } } }',
    '2: zh.a.: must be a hash. Remove the entry, then add it again with npm run i18n:accept.',
  ],
])('translations with %s', (_, text, mistake) => {
  expect(listMistakes(readTranslations, 'translations.json', text)).toEqual([mistake]);
});

test('a folder instead of a file is an error with its name and a fix', () => {
  const folder = createFolder({ 'content/redirects.json/a': '' });
  expect(() => readRedirects(folder)).toThrow(
    new RegExp(
      `^${displayFile(folder, 'content/redirects.json')} cannot be read \\(.*EISDIR.*\\)\\. Replace it with a readable file or delete it\\.$`,
    ),
  );
});
