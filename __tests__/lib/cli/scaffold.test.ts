import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { openContentFolder, readPageName } from '@/lib/cli/content-edits';
import { planMove } from '@/lib/cli/rename-page';
import { scaffold } from '@/lib/cli/scaffold';
import { writeFileWithFolders } from '@/lib/node/files';
import { readSettings } from '@/lib/node/settings.mjs';
import { RULES, VERSIONED } from '../../support/address-cases';
import { compile } from '../../support/page-source';
import { runCli } from '../../support/run-cli';
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
      '# A\n\n[b](/guide/b) [part](/guide/b#part) [query](/guide/b?a=1) [c](/guide/bc) <Card href="/guide/b" />\n\n[x]: /guide/b\n[y]: /guide/b',
    );
    write(`content/${lang}/guide/b.mdx`, '# B\n');
    write(`content/${lang}/api/c.mdx`, '# C\n');
  }
  write('content/redirects.json', '[{ "from": "/old", "to": "/guide/b#part" }, { "from": "/older", "to": "/guide/bc" }]');
  write('content/published-urls.json', '{ "/guide/b": [] }');
  write('content/examples/x/y/example.json', '{ "follows": "/guide/b" }');
});

function write(file: string, text: string) {
  writeFileWithFolders(path.join(root, file), text);
}
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const create = (...args: string[]) => scaffold(openContentFolder(root, RULES), args, '2026-01-02');
const rename = (...args: string[]) => planMove(openContentFolder(root, RULES), args).edits.apply();

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

test.each([
  ['Use "quotes" & <Tag> {x}: yes', 'Use "quotes" & <Tag> {x}: yes'],
  ['`Array<T>` or ``{`}``', 'Array<T> or {`}'],
  ['\\<Tag> \\{x}', '<Tag> {x}'],
])('a new page may have the title %s', async (title, heading) => {
  create('guide/titled', title);
  const { headings } = await compile(read('content/en/guide/titled.mdx').split('---\n').at(-1) ?? '');
  expect(headings.map(({ text }) => text)).toEqual([heading]);
});

test('a post has the date of today', () => {
  create('blog/news', ' News ');
  expect(read('content/en/blog/news.mdx')).toContain('\ndate: 2026-01-02\n---\n\n# News\n');
  expect(read('content/en/blog/_meta.json')).toBe('["news"]\n');
});

test('an example has a definition, a config and a source', () => {
  expect(create('example', 'guide-a/mine')).toEqual([
    'content/examples/guide-a/mine/example.json',
    'content/examples/guide-a/mine/files/rslib.config.ts',
    'content/examples/guide-a/mine/files/src/index.ts',
  ]);
  // What the page shows exists, and what is checked is in the source.
  const readOwn = (file: string) => read(`content/examples/guide-a/mine/${file}`);
  const { input, checks } = JSON.parse(readOwn('example.json'));
  expect(input).toEqual(['rslib.config.ts', 'src/index.ts']);
  expect(readOwn('files/src/index.ts')).toContain(checks[0].contains);
});

test('an example may be for an index page, and for a page in one language', () => {
  write('content/zh/guide/deep/index.mdx', '# Deep');
  expect(create('example', 'guide-deep-index/mine')[0]).toBe('content/examples/guide-deep-index/mine/example.json');
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
  const file = `content/examples/guide-a/mine/${name}`;
  write(file, 'mine');
  const before = readFolder(root);
  expect(() => create('example', 'guide-a/mine')).toThrow(`${file} already exists. Choose another name.`);
  expect(readFolder(root)).toEqual(before);
});

test.each([
  ['a page that exists', ['guide/a', 'A'], 'content/en/guide/a.mdx already exists. Choose another name.'],
  ['the URL of a page with the ending .md', ['guide/plain', 'A'], 'content/zh/guide/plain.md already exists. Choose another name.'],
  ['a folder without sidebar', ['guide/deep/a', 'A'], 'content/en/guide/deep/_meta.json does not exist.'],
  ['the URL of an index page', ['guide/deep', 'A'], 'content/zh/guide/deep/index.mdx already exists. Choose another name.'],
  ['no title', ['guide/x'], 'Pass what to create:'],
  ['a blank title', ['guide/x', ' '], 'Pass what to create:'],
  ['a title without quotes', ['guide/x', 'My', 'page'], 'Pass what to create:'],
  ['a name that is no path', ['guide/../x', 'X'], '"guide/../x" is not a path for a page. Write it with a-z, 0-9 and -, such as'],
  ['a name that starts like an option', ['guide/-x', 'X'], '"guide/-x" is not a path for a page.'],
  ['a name in capitals', ['guide/X', 'X'], '"guide/X" is not a path for a page. Write it with a-z, 0-9 and -, such as'],
  ['a Chinese name', ['guide/指南', 'X'], '"guide/指南" is not a path for a page.'],
  ['a page in no folder', ['x', 'X'], '"x" is not in a folder, and so in no sidebar.'],
  ['an example without a page', ['example', 'x'], '"x" is not an id for an example. Write <page>/<name> with a-z, 0-9 and -, such as'],
  [
    'an example for a page that does not exist',
    ['example', 'guide-as/x'],
    'The example "guide-as/x" is for a page that does not exist. Did you mean "guide-a"?',
  ],
  [
    'an example for a page that is like no other',
    ['example', 'nopage/x'],
    'is for a page that does not exist. Write its path with - for /, such as config-lib-dts for config/lib/dts.mdx.',
  ],
  ['an example for a fragment', ['example', 'shared-part/x'], 'The example "shared-part/x" is for a page that does not exist.'],
  ['no arguments', [], 'Pass what to create:'],
])('refuses %s and changes nothing', (_, args, message) => {
  write('content/zh/guide/deep/index.mdx', '# Deep');
  write('content/zh/guide/plain.md', '# Plain');
  write('content/zh/shared/part.mdx', 'Part');
  const before = readFolder(root);
  expect(() => create(...args)).toThrow(message);
  expect(readFolder(root)).toEqual(before);
});

test('renaming moves both languages, rewrites links and redirects the old path', () => {
  write('content/zh/_nav.json', '[{ "text": "B", "link": "/guide/b" }]');
  const files = rename('guide/b', 'api/better');
  expect(read('content/zh/guide/a.mdx')).toBe(
    '# A\n\n[b](/api/better) [part](/api/better#part) [query](/api/better?a=1) [c](/guide/bc) <Card href="/api/better" />\n\n[x]: /api/better\n[y]: /api/better',
  );
  expect(read('content/en/api/better.mdx')).toBe('# B\n');
  expect(read('content/zh/_nav.json')).toBe('[{ "text": "B", "link": "/api/better" }]');
  expect(JSON.parse(read('content/en/guide/_meta.json'))).toEqual(['a']);
  expect(JSON.parse(read('content/en/api/_meta.json'))).toEqual(['index', { type: 'file', name: 'c', tag: 'new' }, 'better']);
  expect(JSON.parse(read('content/redirects.json'))).toEqual([
    { from: '/old', to: '/api/better#part' },
    { from: '/older', to: '/guide/bc' },
    { from: '/guide/b', to: '/api/better' },
  ]);
  expect(read('content/published-urls.json')).toBe('{ "/guide/b": [] }');
  expect(read('content/examples/x/y/example.json')).toBe('{ "follows": "/api/better" }');
  expect([...files].sort()).toEqual(
    [
      ...langs.flatMap((lang) =>
        ['api/_meta.json', 'api/better.mdx', 'guide/_meta.json', 'guide/a.mdx'].map((file) => `content/${lang}/${file}`),
      ),
      'content/examples/x/y/example.json',
      'content/redirects.json',
      'content/zh/_nav.json',
    ].sort(),
  );
});

test('a page that moves back has no redirect to its former path', () => {
  rename('guide/b', 'guide/better');
  rename('guide/better', 'guide/b');
  expect(JSON.parse(read('content/redirects.json'))).toEqual([
    { from: '/old', to: '/guide/b#part' },
    { from: '/older', to: '/guide/bc' },
    { from: '/guide/better', to: '/guide/b' },
  ]);
});

test('renaming a page that may be missing in a language moves the others and the entries of all', () => {
  rmSync(path.join(root, 'content/zh/guide/b.mdx'));
  expect(() => rename('guide/b', 'guide/better')).toThrow('content/zh/guide/b.mdx does not exist.');
  write('content/en/guide/b.mdx', '---\nuntranslated: [zh]\n---\n\n# B\n');
  expect(rename('guide/b', 'guide/better')).toEqual(expect.not.arrayContaining(['content/zh/guide/better.mdx']));
  expect(read('content/en/guide/better.mdx')).toContain('# B');
  expect(read('content/zh/guide/_meta.json')).toContain('"better"');
});

test('renaming within a folder keeps the place in the sidebar and the fields of the entry', () => {
  // Some editors start a file with a byte order mark.
  write('content/zh/api/_meta.json', `\uFEFF${read('content/zh/api/_meta.json')}`);
  rename('api/c', 'api/client');
  expect(read('content/zh/api/_meta.json')).toBe('\uFEFF[\n  "index",\n  { "type": "file", "name": "client", "tag": "new" }\n]\n');
});

const ENTRY = '{ "type": "file", "name": "c", "label": "\\"name\\": C", "tag": "new", "overviewHeaders": [2, 3] }';

test.each([
  ['api/x', '[\n  "index",\n  ENTRY,\n  { "type": "divider" }\n]\n', '["a", "b"]\n'],
  ['guide/x', '[\n  "index",\n  { "type": "divider" }\n]\n', '["a", "b", ENTRY]\n'],
])('a page that moves to %s keeps its entry in the sidebar, and the other entries keep their form', (to, api, guide) => {
  for (const lang of langs) write(`content/${lang}/api/_meta.json`, `[\n  "index",\n  ${ENTRY},\n  { "type": "divider" }\n]\n`);
  rename('api/c', to);
  const moved = ENTRY.replace('"c"', '"x"');
  expect(read('content/zh/api/_meta.json')).toBe(api.replace('ENTRY', moved));
  expect(read('content/zh/guide/_meta.json')).toBe(guide.replace('ENTRY', moved));
});

test.each([
  ['the first entry', '[\n  "c",\n  "d"\n]\n', '[\n  "d"\n]\n'],
  ['the last entry', '["d" , "c"]', '["d"]'],
  ['the only entry', '[\n  "c"\n]\n', '[\n]\n'],
])('%s is removed from the list of the old folder', (_, before, after) => {
  for (const lang of langs) write(`content/${lang}/api/_meta.json`, before);
  rename('api/c', 'guide/c');
  expect(read('content/zh/api/_meta.json')).toBe(after);
  expect(read('content/zh/guide/_meta.json')).toBe('["a", "b", "c"]\n');
});

test.each([
  ['guide/B_1', '/guide/B_1'],
  ['guide/指南', '/guide/%E6%8C%87%E5%8D%97'],
])('a page with a name that no new page may have, %s, can be renamed', (from, redirected) => {
  for (const lang of ['en', 'zh']) write(`content/${lang}/${from}.mdx`, '# B\n');
  rename(from, 'guide/better');
  expect(read('content/en/guide/better.mdx')).toBe('# B\n');
  expect(JSON.parse(read('content/redirects.json'))).toContainEqual({ from: redirected, to: '/guide/better' });
});

test('renaming changes nothing if the list of redirects is not valid', () => {
  write('content/redirects.json', '[\n  { "from": "/old" }\n]');
  const before = readFolder(root);
  expect(() => rename('guide/b', 'guide/better')).toThrow(/redirects\.json:2: \[0\]\.to: is missing\. Write entries such as .+\.$/);
  expect(readFolder(root)).toEqual(before);
});

test.each([
  ['a missing page', 'guide/none', 'guide/x', 'content/en/guide/none.mdx does not exist.'],
  [
    'a folder with several pages',
    'api',
    'guide/api',
    '"api" is a folder with several pages. Move them one at a time; its index page is api/index.',
  ],
  ['a name that is taken', 'guide/a', 'guide/b', 'content/en/guide/b.mdx already exists. Choose another name.'],
  ['the URL of an index page', 'guide/a', 'api', 'content/en/api/index.mdx already exists. Choose another name.'],
  ['the same name', 'guide/a', 'guide/a', 'Pass the old and the new page'],
  ['a new name in capitals', 'guide/b', 'guide/B', '"guide/B" is not a path for a page. Write it with a-z, 0-9 and -, such as'],
  ['the home page', 'index', 'guide/home', 'The home page cannot be moved'],
  ['a second home page', 'guide/a', 'index', 'The home page cannot be moved'],
  ['a folder without sidebar', 'guide/a', 'none/a', 'content/en/none/_meta.json does not exist.'],
])('renaming refuses %s and changes nothing', (_, from, to, message) => {
  write('content/en/api/index.mdx', '# API');
  const before = readFolder(root);
  expect(() => rename(from, to)).toThrow(message);
  expect(readFolder(root)).toEqual(before);
});

test('renaming refuses a third name', () => {
  expect(() => rename('guide/a', 'guide/x', 'guide/y')).toThrow('Pass the old and the new page');
});

test('the page may be typed as its URL or as its file, in any language', () => {
  rename('/zh/guide/b', 'content/en/guide/better.mdx');
  expect(read('content/zh/guide/better.mdx')).toBe('# B\n');
  create('content/zh/guide/new.mdx', 'New');
  expect(read('content/en/guide/new.mdx')).toContain('# New');
});

test.each(['api', 'api/', '/api/index', 'content/zh/api/index.mdx'])(
  'an index page, typed as %s, moves with the links to its folder',
  (name) => {
    for (const lang of langs) {
      write(`content/${lang}/api/index.mdx`, '# API\n');
      // A fragment is no page, so the folder has no other pages.
      rmSync(path.join(root, `content/${lang}/api/c.mdx`));
      write(`content/${lang}/api/shared/part.mdx`, 'Part.\n');
      write(`content/${lang}/guide/a.mdx`, '[api](/api/) [part](/api/#part) [c](/api/c)\n');
    }
    write('content/examples/not-followed.json', '{ "/api/": "Sets up nothing." }');
    rename(name, 'guide/api');
    expect(read('content/zh/guide/a.mdx')).toBe('[api](/guide/api) [part](/guide/api#part) [c](/api/c)\n');
    expect(read('content/en/guide/_meta.json')).toContain('"api"');
    expect(JSON.parse(read('content/en/api/_meta.json'))).toEqual([{ type: 'file', name: 'c', tag: 'new' }]);
    expect(JSON.parse(read('content/redirects.json')).at(-1)).toEqual({ from: '/api/', to: '/guide/api' });
    expect(read('content/examples/not-followed.json')).toBe('{ "/guide/api": "Sets up nothing." }');
  },
);

test.each([
  ['an index page that the title of its group links to', 'guide/index', 'guide/intro', ['a', 'b', 'intro']],
  ['an index page that the title of its group links to', 'api/index', 'guide/intro', ['a', 'b', 'intro']],
  ['a page in no sidebar', 'api/hidden', 'guide/hidden', ['a', 'b']],
])('%s moves from %s to %s', (_, from, to, entries) => {
  for (const lang of langs) {
    write(`content/${lang}/api/_meta.json`, '["c"]\n');
    write(`content/${lang}/${from}.mdx`, '# Moved\n');
  }
  rename(from, to);
  expect(JSON.parse(read('content/zh/guide/_meta.json'))).toEqual(entries);
  expect(read('content/zh/api/_meta.json')).toBe('["c"]\n');
});

test('a page that moves to another depth keeps its fragments', () => {
  const code = "\n```ts\nimport x from './x';\n```\n";
  for (const lang of langs) {
    write(`content/${lang}/shared/part.mdx`, 'Part.\n');
    write(`content/${lang}/guide/b.mdx`, `import Part from '../shared/part.mdx';\n\n# B\n\n<Part />\n${code}`);
    write(`content/${lang}/guide/deep/_meta.json`, '[]');
  }
  rename('guide/b', 'guide/deep/b');
  expect(read('content/zh/guide/deep/b.mdx')).toBe(`import Part from '../../shared/part.mdx';\n\n# B\n\n<Part />\n${code}`);
});

test('a page that keeps its folder still imports what is next to it', () => {
  for (const lang of langs) {
    write(`content/${lang}/guide/shared/part.mdx`, 'Part.\n');
    write(`content/${lang}/guide/b.mdx`, "import Part from './shared/part.mdx';\n\n# B\n\n<Part />\n");
  }
  rename('guide/b', 'guide/c');
  expect(read('content/zh/guide/c.mdx')).toBe("import Part from './shared/part.mdx';\n\n# B\n\n<Part />\n");
});

test('in a site with versions, pages are added to and moved in the default one', () => {
  const folder = openContentFolder(root, VERSIONED);
  for (const lang of langs) write(`content/v2/${lang}/guide/_meta.json`, '[]');
  scaffold(folder, ['content/v2/en/guide/x.mdx', 'X'], '2026-01-02');
  expect(read('content/v2/zh/guide/x.mdx')).toContain('# X');
  planMove(folder, ['guide/x', 'guide/y']).edits.apply();
  expect(read('content/v2/en/guide/y.mdx')).toContain('# X');
  expect(JSON.parse(read('content/v2/zh/guide/_meta.json'))).toEqual(['y']);
  expect(JSON.parse(read('content/redirects.json')).at(-1)).toEqual({ from: '/guide/x', to: '/guide/y' });
  expect(() => planMove(folder, ['/v1/guide/y', 'guide/z'])).toThrow('"/v1/guide/y" is in the version v1, but');
  write('site.config.ts', "export { default } from '@/__tests__/fixtures/site/site.config';\n");
  const { stdout, stderr } = runCli('new.ts', ['guide/new', 'New'], { DOCS_DIR: root });
  // The program copies the configuration into the repository.
  rmSync(readSettings({ DOCS_DIR: root }).stateDir, { recursive: true });
  expect([stdout.split('\n')[0], stderr]).toEqual(['content/v2/en/guide/new.mdx', '']);
});

test.each([
  ['guide/a', '/guide/a', '', RULES],
  ['//guide/a//', '/guide/a', '', RULES],
  ['content/zh/guide/a.mdx', '/guide/a', '', RULES],
  ['/zh/guide/start/', '/guide/start', '', RULES],
  ['guide/start/index.mdx', '/guide/start/', '', RULES],
  ['guide/a.mdx.b', '/guide/a.mdx.b', '', RULES],
  ['/', '/', '', RULES],
  ['/zh/', '/', '', RULES],
  ['guide/a', '/guide/a', 'v2', VERSIONED],
  ['/zh/guide/a', '/guide/a', 'v2', VERSIONED],
  ['content/v2/zh/guide/a.mdx', '/guide/a', 'v2', VERSIONED],
  ['/v1/zh/guide/a', '/guide/a', 'v1', VERSIONED],
])('%s is the page %s of the version "%s"', (typed, contentPath, version, rules) => {
  expect(readPageName(typed, rules)).toEqual({ version, contentPath });
});

test('a list of pages with errors is not changed, and neither is anything else', () => {
  write('content/zh/guide/_meta.json', '["a", "b"');
  const before = readFolder(root);
  expect(() => create('guide/x', 'X')).toThrow('content/zh/guide/_meta.json has errors. Run npm run check:content first.');
  expect(() => rename('guide/b', 'guide/x')).toThrow('content/zh/guide/_meta.json has errors. Run npm run check:content first.');
  expect(readFolder(root)).toEqual(before);
});

test('a page that is listed before it is created is not listed twice', () => {
  for (const lang of langs) write(`content/${lang}/guide/_meta.json`, '["a", "x", "b"]');
  create('guide/x', 'X');
  expect(read('content/en/guide/_meta.json')).toBe('["a", "x", "b"]');
});
