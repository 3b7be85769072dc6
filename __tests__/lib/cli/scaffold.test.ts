import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { renamePage } from '@/lib/cli/rename-page';
import { scaffold } from '@/lib/cli/scaffold';
import { writeFileWithFolders } from '@/lib/node/files';
import { createFolder, readFolder } from '../../support/temporary-folder';

let root: string;
const langs = ['en', 'zh'];

beforeEach(() => {
  root = createFolder();
  for (const lang of langs) {
    write(`content/${lang}/guide/_meta.json`, '["a", "b"]\n');
    write(`content/${lang}/api/_meta.json`, '[\n  "index",\n  { "type": "file", "name": "c", "tag": "new" }\n]\n');
    write(`content/${lang}/blog/_meta.json`, '[]\n');
    write(
      `content/${lang}/guide/a.mdx`,
      '# A\n\n[b](/guide/b) [part](/guide/b#part) [c](/guide/bc) <Card href="/guide/b" />\n\n[x]: /guide/b\n',
    );
    write(`content/${lang}/guide/b.mdx`, '# B\n');
    write(`content/${lang}/api/c.mdx`, '# C\n');
  }
  write('content/redirects.json', '[{ "from": "/old", "to": "/guide/b#part" }]');
  write('content/published-urls.json', '{ "/guide/b": [] }');
  write('content/examples/x/y/example.json', '{ "follows": "/guide/b" }');
});

function write(file: string, text: string) {
  writeFileWithFolders(path.join(root, file), text);
}
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const create = (...args: string[]) => scaffold({ root, langs }, args, '2026-01-02');

test('creates a page in each language and lists it in the sidebar', () => {
  expect(create('guide/my-page', 'My: page')).toEqual([
    'content/en/guide/my-page.mdx',
    'content/zh/guide/my-page.mdx',
    'content/en/guide/_meta.json',
    'content/zh/guide/_meta.json',
  ]);
  expect(read('content/zh/guide/my-page.mdx')).toBe(
    '---\ndescription: "My: page: what the page is for, in at most 160 characters."\n---\n\n# My: page\n\nWhat it is and when a reader needs it, in two sentences.\n',
  );
  expect(read('content/en/guide/_meta.json')).toBe('["a", "b", "my-page"]\n');
  create('api/d', 'D');
  expect(read('content/en/api/_meta.json')).toBe('[\n  "index",\n  { "type": "file", "name": "c", "tag": "new" },\n  "d"\n]\n');
});

test('a post has the date of today', () => {
  create('blog/news', 'News');
  expect(read('content/en/blog/news.mdx')).toContain('\ndate: 2026-01-02\n---\n');
  expect(read('content/en/blog/_meta.json')).toBe('["news"]\n');
});

test('an example has a definition, a config and a source', () => {
  expect(create('example', 'config-lib-dts/mine')).toEqual([
    'content/examples/config-lib-dts/mine/example.json',
    'content/examples/config-lib-dts/mine/files/rslib.config.ts',
    'content/examples/config-lib-dts/mine/files/src/index.ts',
  ]);
});

test.each([
  ['guide/a', 'content/zh/guide/a.mdx'],
  ['blog/news', 'content/zh/blog/news.mdx'],
  ['blog/news', 'content/en/blog/news.mdx'],
])('what exists in one language is not overwritten, and nothing is created in the other: %s, %s', (key, file) => {
  for (const lang of langs) rmSync(path.join(root, `content/${lang}/${key}.mdx`), { force: true });
  write(file, 'mine');
  const before = readFolder(root);
  expect(() => create(key, 'Title')).toThrow(`${file} already exists. Choose another name.`);
  expect(readFolder(root)).toEqual(before);
});

test.each(['example.json', 'files/src/index.ts'])('an example that has %s is not overwritten', (name) => {
  const file = `content/examples/config-lib-dts/mine/${name}`;
  write(file, 'mine');
  const before = readFolder(root);
  expect(() => create('example', 'config-lib-dts/mine')).toThrow(`${file} already exists. Choose another name.`);
  expect(readFolder(root)).toEqual(before);
});

test.each([
  ['a page that exists', ['guide/a', 'A'], 'content/en/guide/a.mdx already exists. Choose another name.'],
  ['a folder without sidebar', ['guide/deep/a', 'A'], 'content/en/guide/deep/_meta.json does not exist.'],
  ['no title', ['guide/x'], 'Say what to create:'],
  ['a name that is no path', ['guide/../x', 'X'], 'Say what to create:'],
  ['no arguments', [], 'Say what to create:'],
])('refuses %s and changes nothing', (_, args, message) => {
  const before = langs.map((lang) => read(`content/${lang}/guide/_meta.json`));
  expect(() => create(...args)).toThrow(message);
  expect(langs.map((lang) => read(`content/${lang}/guide/_meta.json`))).toEqual(before);
});

test('renaming moves both languages, rewrites links and redirects the old path', () => {
  const files = renamePage({ root, langs }, 'guide/b', 'api/better');
  expect(read('content/zh/guide/a.mdx')).toBe(
    '# A\n\n[b](/api/better) [part](/api/better#part) [c](/guide/bc) <Card href="/api/better" />\n\n[x]: /api/better\n',
  );
  expect(read('content/en/api/better.mdx')).toBe('# B\n');
  expect(JSON.parse(read('content/en/guide/_meta.json'))).toEqual(['a']);
  expect(JSON.parse(read('content/en/api/_meta.json'))).toEqual(['index', { type: 'file', name: 'c', tag: 'new' }, 'better']);
  expect(JSON.parse(read('content/redirects.json'))).toEqual([
    { from: '/old', to: '/api/better#part' },
    { from: '/guide/b', to: '/api/better' },
  ]);
  expect(read('content/published-urls.json')).toBe('{ "/guide/b": [] }');
  expect(read('content/examples/x/y/example.json')).toBe('{ "follows": "/api/better" }');
  expect(files).toContain('content/examples/x/y/example.json');
});

test('renaming a page that may be missing in a language moves the others and the entries of all', () => {
  rmSync(path.join(root, 'content/zh/guide/b.mdx'));
  expect(() => renamePage({ root, langs }, 'guide/b', 'guide/better')).toThrow('content/zh/guide/b.mdx does not exist.');
  write('content/en/guide/b.mdx', '---\nuntranslated: [zh]\n---\n\n# B\n');
  expect(renamePage({ root, langs }, 'guide/b', 'guide/better')).toEqual(expect.not.arrayContaining(['content/zh/guide/better.mdx']));
  expect(read('content/en/guide/better.mdx')).toContain('# B');
  expect(read('content/zh/guide/_meta.json')).toContain('"better"');
});

test('renaming within a folder keeps the place in the sidebar and the fields of the entry', () => {
  renamePage({ root, langs }, 'api/c', 'api/client');
  expect(JSON.parse(read('content/zh/api/_meta.json'))).toEqual(['index', { type: 'file', name: 'client', tag: 'new' }]);
});

test('renaming changes nothing if the list of redirects is not valid', () => {
  write('content/redirects.json', '[\n  { "from": "/old" }\n]');
  const before = readFolder(root);
  expect(() => renamePage({ root, langs }, 'guide/b', 'guide/better')).toThrow(
    /redirects\.json:2: \[0\]\.to: is missing\. Write entries such as .+\.$/,
  );
  expect(readFolder(root)).toEqual(before);
});

test.each([
  ['a missing page', 'guide/none', 'guide/x', 'content/en/guide/none.mdx does not exist.'],
  ['a name that is taken', 'guide/a', 'guide/b', 'content/en/guide/b.mdx already exists. Choose another name.'],
  ['the same name', 'guide/a', 'guide/a', 'Say what to rename'],
])('renaming refuses %s', (_, from, to, message) => {
  expect(() => renamePage({ root, langs }, from, to)).toThrow(message);
});
