import { existsSync } from 'node:fs';
import path from 'node:path';
import { buildPageView } from '@/lib/page-view/build-page-view';
import config from '@/lib/site/config';
import type { Site } from '@/lib/source/site';
import { LOAD_MS, loadOwnSite } from '../support/own-site';

const { docRepoBaseUrl, sourceBaseUrl } = config.theme.repository;

let site: Site;
beforeAll(async () => {
  site = await loadOwnSite();
}, LOAD_MS);

/** Finds the file or folder in `content/` that a URL of the repository refers to; undefined for other URLs. */
function findInContent(url: string): string | undefined {
  const bases = [docRepoBaseUrl, sourceBaseUrl, sourceBaseUrl.replace('/blob/', '/tree/')];
  const base = bases.find((each) => url.startsWith(each));
  return base && decodeURI(url.slice(base.length).replace(/#.*/, ''));
}

test('the links to edit a page and to its source lead to its file in the same folder of the repository', () => {
  const wrong = site.pages.filter((page) => {
    const view = buildPageView(page, site);
    if (view.kind !== 'doc') return false;
    return [view.edit?.link, view.source?.link].some(
      (link) => findInContent(link ?? '') !== page.file || !existsSync(path.resolve('content', page.file)),
    );
  });
  expect(wrong.map(({ file }) => file)).toEqual([]);
  expect(new Set([docRepoBaseUrl, sourceBaseUrl].map((url) => url.replace(/\/(?:edit|blob)\/[\w-]+\//, ' ')))).toEqual(
    new Set(['https://github.com/web-infra-dev/rslib website/content/']),
  );
});

test('links to examples and their files lead to existing ones', () => {
  const [tree] = sourceBaseUrl.replace('/blob/', '/tree/').split('content/');
  const pattern = new RegExp(`${tree?.replace('/tree/', '/(?:tree|blob)/')}[^"'\\s)\\\\]+`, 'g');
  const urls = [...new Set(site.pages.flatMap(({ code }) => code.match(pattern) ?? []))];
  expect(urls.length).toBeGreaterThan(400);
  expect(urls.filter((url) => !existsSync(path.resolve('content', findInContent(url) ?? 'outside the content folder')))).toEqual([]);
});
