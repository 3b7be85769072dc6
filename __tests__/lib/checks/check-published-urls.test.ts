import { readFileSync } from 'node:fs';
import path from 'node:path';
import { checkPublishedUrls, collectPublished, formatPublishedUrls, mergePublishedUrls } from '@/lib/checks/check-published-urls';
import { ROOT } from '@/lib/node/settings.mjs';
import type { Site } from '@/lib/source/site';
import type { PageRedirect, PublishedUrls } from '@/lib/source/site-files';
import { listDiagnostics, loadFiles, page, translations } from '../../support/content-folder';

let site: Site;
beforeAll(async () => {
  site = await loadFiles(translations(page('# A {#a #top}\n\n## Part {#part #piece}'), page('# 甲 {#a #top}\n\n## 部分 {#part #piece}')));
});

function check(publishedUrls: PublishedUrls, redirects: readonly PageRedirect[] = []): string[] {
  const file = <T>(name: string, data: T) => ({ file: name, data, lines: [], diagnostics: [] });
  return checkPublishedUrls(site, file('published-urls.json', publishedUrls), file('redirects.json', redirects)).map(
    ({ message }) => message,
  );
}

test('published URLs that still exist are valid', () => {
  expect(check({ '/': [], '/guide/a': ['part', 'piece', 'top'] })).toEqual([]);
});

test('reports removed pages and headings for each language', () => {
  expect(check({ '/gone': [], '/guide/a': ['old'] })).toEqual([
    'The page /gone is published but no longer exists (en).',
    'The heading /guide/a#old is published but no longer exists (en).',
    'The page /gone is published but no longer exists (zh).',
    'The heading /guide/a#old is published but no longer exists (zh).',
  ]);
});

test('a redirect replaces a removed page or heading', () => {
  const redirects = [
    { from: '/gone', to: '/guide/a#part' },
    { from: '/guide/a#old', to: '/guide/a#part' },
  ];
  expect(check({ '/gone': ['x'], '/guide/a': ['old'] }, redirects)).toEqual([]);
});

test('redirects go from removed URLs to existing ones', () => {
  expect(check({}, [{ from: '/guide/a', to: '/nowhere' }]).slice(0, 2)).toEqual([
    'The redirect from /guide/a hides an existing page or heading (en).',
    'The redirect from /guide/a points to /nowhere, which does not exist (en).',
  ]);
  expect(check({}, [{ from: '/old', to: 'https://example.com/' }])).toEqual([]);
});

test('escapes in a redirect stand for the characters of the path or id', () => {
  const redirects = [
    { from: '/guide/%E6%97%A7', to: '/guide/a' },
    { from: '/guide/a#%E6%97%A7', to: '/guide/%61#%70art' },
    { from: '/guide/%E6%97%A7#%E7%94%B2', to: '/' },
  ];
  expect(check({ '/guide/旧': [], '/guide/a': ['旧'] }, redirects)).toEqual([]);
  expect(check({}, [{ from: '/guide/%61#%70art', to: '/%61' }]).slice(0, 2)).toEqual([
    'The redirect from /guide/%61#%70art hides an existing page or heading (en).',
    'The redirect from /guide/%61#%70art points to /%61, which does not exist (en).',
  ]);
});

test('several redirects from a path are reported, with or without escapes', () => {
  const redirects = ['/旧', '/%E6%97%A7', '/b'].map((from) => ({ from, to: '/' }));
  expect(check({}, redirects)).toEqual(['There are several redirects from /%E6%97%A7.']);
});

test.each([
  ['/zh/old', 'starts with "zh", which is the name of a language'],
  ['/en/', 'starts with "en", which is the name of a language'],
  ['/404', 'is "/404", where the site has a page of its own'],
  ['/guide/404', 'ends in "/404", which hosts show for missing pages of the folder'],
  ['/search-index', 'is "/search-index", where the site has a page of its own'],
])('a redirect from %s is reported', (from, reason) => {
  expect(check({}, [{ from, to: '/guide/a' }])).toEqual([`The path of the redirect from ${from} ${reason}.`]);
});

test('merging adds URLs and removes none', () => {
  expect(mergePublishedUrls({ '/gone': ['x'], '/guide/a': ['old'] }, collectPublished(site, 'zh'))).toEqual({
    '/': [],
    '/gone': ['x'],
    '/guide/a': ['old', 'top', 'part', 'piece'],
  });
});

test('publishing changes no line of the file but those of pages with new URLs', () => {
  const text = readFileSync(path.join(ROOT, 'content/published-urls.json'), 'utf8');
  expect(formatPublishedUrls(mergePublishedUrls(JSON.parse(text), new Map()))).toBe(text);
});

test('a page with an error is not reported again for each of its headings', async () => {
  const valid = page('# A {#a}\n\n## Part {#part}');
  const files = {
    'published-urls.json': JSON.stringify({ '/guide/a': ['part'] }),
    'redirects.json': '[{ "from": "/b", "to": "/guide/a#part" }]',
  };
  for (const broken of [page('# A {#a}\n\n## Part {#part}\n\n<b>'), '---\ndescription: "\n---\n\n# A\n\n## Part {#part}\n']) {
    const diagnostics = await listDiagnostics({ ...translations(broken, valid), ...files });
    expect(diagnostics).toEqual([expect.stringMatching(/^en\/guide\/a\.mdx:\d+: The (?:page|frontmatter) is not valid /)]);
  }
});

test('an error in the redirects is not reported again for each of their pages and headings', async () => {
  const files = { 'published-urls.json': JSON.stringify({ '/b': [], '/guide/a': ['old'] }), 'redirects.json': '[{ "from": "/b", }]' };
  expect(await listDiagnostics({ ...translations(page('# A')), ...files })).toEqual([
    expect.stringMatching(/^redirects\.json:1: Not valid JSON/),
  ]);
});
