import { checkPublishedUrls, listPublished, mergePublishedUrls } from '@/lib/checks/check-published-urls';
import type { Site } from '@/lib/source/site';
import type { PageRedirect, PublishedUrls } from '@/lib/source/site-files';
import { loadFiles, page, translations } from '../../support/content-folder';

let site: Site;
beforeAll(async () => {
  site = await loadFiles(translations(page('# A\n\n## Part'), page('# 甲\n\n## 部分 \\{#part}')));
});

function check(publishedUrls: PublishedUrls, redirects: readonly PageRedirect[] = []): string[] {
  const file = <T>(name: string, data: T) => ({ file: name, data, diagnostics: [] });
  return checkPublishedUrls(site, file('published-urls.json', publishedUrls), file('redirects.json', redirects)).map(
    ({ message }) => message,
  );
}

test('what was published is there', () => {
  expect(check({ '/': [], '/guide/a': ['part'] })).toEqual([]);
});

test('what vanished is named, for each language', () => {
  expect(check({ '/gone': [], '/guide/a': ['old'] })).toEqual([
    'The page /gone was published and is gone (en).',
    'The heading /guide/a#old was published and is gone (en).',
    'The page /gone was published and is gone (zh).',
    'The heading /guide/a#old was published and is gone (zh).',
  ]);
});

test('a redirect stands for it', () => {
  const redirects = [
    { from: '/gone', to: '/guide/a#part' },
    { from: '/guide/a#old', to: '/guide/a#part' },
  ];
  expect(check({ '/gone': ['x'], '/guide/a': ['old'] }, redirects)).toEqual([]);
});

test('redirects lead from what is gone to what is there', () => {
  expect(check({}, [{ from: '/guide/a', to: '/nowhere' }]).slice(0, 2)).toEqual([
    'The redirect from /guide/a hides what is there (en).',
    'The redirect from /guide/a leads to /nowhere, which is not there (en).',
  ]);
  expect(check({}, [{ from: '/old', to: 'https://example.com/' }])).toEqual([]);
});

test('the publishedUrls grows and forgets nothing', () => {
  expect(mergePublishedUrls({ '/gone': ['x'], '/guide/a': ['old'] }, listPublished(site, 'zh'))).toEqual({
    '/': [],
    '/gone': ['x'],
    '/guide/a': ['old', 'part'],
  });
});
