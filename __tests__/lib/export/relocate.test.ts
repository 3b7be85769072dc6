import { loadFixture } from '@/__tests__/support/fixture-site';
import { listIndexPaths, planRelocations, relocateFiles } from '@/lib/export/relocate';
import type { PathRules } from '@/lib/routes/paths';
import { RULES, VERSIONED } from '../../support/address-cases';
import { createFolder, readFolder } from '../../support/temporary-folder';

const INDEXES = new Set(['/', '/zh/', '/guide/', '/zh/guide/', '/v1/', '/v1/zh/', '/v1/zh/guide/']);

/** A `.txt` file is the payload of a page only if the HTML of the page exists. */
const PAGES = ['en.html', 'zh.html', 'en/guide.html', 'zh/guide.html', 'en/guide/a.html', 'zh/v1.html', 'en/v1.html', 'zh/v1/guide.html'];

test.each<[string, PathRules, string, string | undefined]>([
  ['home of the default language', RULES, 'en.html', 'index.html'],
  ['its payload', RULES, 'en.txt', 'index.txt'],
  ['its segments', RULES, 'en/__next._tree.txt', undefined],
  ['home of another language', RULES, 'zh.html', 'zh/index.html'],
  ['index page', RULES, 'en/guide.html', 'guide/index.html'],
  ['its payload', RULES, 'en/guide.txt', 'guide/index.txt'],
  ['its segments', RULES, 'en/guide/__next.a.__PAGE__.txt', undefined],
  ['leaf page', RULES, 'en/guide/a.html', 'guide/a.html'],
  ['its segments', RULES, 'en/guide/a/__next._tree.txt', undefined],
  ['index page of another language', RULES, 'zh/guide.html', 'zh/guide/index.html'],
  ['404 page of the default language', RULES, 'en/404.html', '404.html'],
  ['404 page of another language', RULES, 'zh/404.html', 'zh/404.html'],
  ['script', RULES, '_next/static/chunks/a.js', '_next/static/chunks/a.js'],
  ['public file', RULES, 'logo.svg', 'logo.svg'],
  ['text file that is no payload', RULES, 'zh/notes.txt', 'zh/notes.txt'],
  ['page without a language', RULES, 'robots.txt', 'robots.txt'],
  ['home of a version', VERSIONED, 'en/v1.html', 'v1/index.html'],
  ['home of a version in another language', VERSIONED, 'zh/v1.html', 'v1/zh/index.html'],
  ['index page of a version', VERSIONED, 'zh/v1/guide.html', 'v1/zh/guide/index.html'],
  ['segments of a version', VERSIONED, 'zh/v1/guide/__next._tree.txt', undefined],
  ['404 page of a version', VERSIONED, 'zh/v1/404.html', 'v1/zh/404.html'],
  ["framework's error page", RULES, '404.html', undefined],
  ["framework's error route", RULES, '_not-found/__next._tree.txt', undefined],
  ["framework's error payload", RULES, '_not-found.txt', undefined],
  ['complete segment', RULES, 'en/guide/__next._full.txt', undefined],
])('%s: %s', (_, rules, from, to) => {
  const relocations = planRelocations([...new Set([...PAGES, from])], rules, INDEXES);
  expect(relocations.find((each) => each.from === from)?.to).toBe(to);
});

test('a collision is an error that lists both files', () => {
  expect(() => planRelocations(['en/guide.html', 'guide/index.html'], RULES, INDEXES)).toThrow(
    'Several files of the build have the same path. Rename the page or the file in public/:\n' +
      '  guide/index.html: en/guide.html and guide/index.html',
  );
});

test('files are relocated with their content, and no others remain', () => {
  const folder = createFolder({
    '404.html': 'framework',
    'en.html': 'home',
    'en/404.html': 'gone',
    'en/guide.html': 'guide',
    'en/guide/__next._full.txt': 'full',
    'zh.html': '首页',
    'a/b.svg': 'picture',
  });
  relocateFiles(folder, RULES, INDEXES);
  expect(readFolder(folder)).toEqual({
    '404.html': 'gone',
    'index.html': 'home',
    'guide/index.html': 'guide',
    'zh/index.html': '首页',
    'a/b.svg': 'picture',
  });
});

test('lists index pages of all versions and languages, including home pages', async () => {
  const scopes = ['', '/zh', '/v1', '/v1/zh'];
  const homes = scopes.map((scope) => `${scope}/`);
  const guides = scopes.map((scope) => `${scope}/guide/`);
  const others = ['', '/zh'].flatMap((scope) => [`${scope}/api/`, `${scope}/blog/`]);
  const site = await loadFixture();
  expect([...listIndexPaths(site)].sort()).toEqual([...homes, ...guides, ...others].sort());
  expect([...listIndexPaths({ ...site, pages: [] })].sort()).toEqual(homes.sort());
});
