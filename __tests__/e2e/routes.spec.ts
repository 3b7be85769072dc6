import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { ROUTES } from '../support/routes';
import { findOrigin, listPublicPaths, SITES } from './support/sites';
import { expect, test } from './support/test';

const ALL_ROUTES = ROUTES.flatMap((route) => [route, `/zh${route}`]);
const [MAIN, FIXTURE] = SITES;

test('the built site has exactly the routes of the content', () => {
  expect(listPublicPaths(MAIN).sort()).toEqual([...ALL_ROUTES].sort());
});

test('all routes respond with 200 at their normalized URL', async ({ request }) => {
  for (const route of ALL_ROUTES) {
    const answer = await request.get(findOrigin(MAIN) + route, { maxRedirects: 0 });
    expect([route, answer.status()]).toEqual([route, 200]);
  }
});

/** A URL and its target: hosts with rules redirect; on other hosts, the script of the page does. */
const UNCLEAN: readonly (readonly [address: string, clean: string])[] = [
  ['/index.html', '/'],
  ['/index', '/'],
  ['/config/lib/wasm.html', '/config/lib/wasm'],
  ['/config/lib/wasm.html?a=1#wasmmode', '/config/lib/wasm?a=1#wasmmode'],
  ['/guide/start/index.html', '/guide/start/'],
  ['/guide/start/index', '/guide/start/'],
  ['/config/lib/w%61sm', '/config/lib/wasm'],
  ['/zh/index.html', '/zh/'],
  ['/zh/guide/basic/cli.html', '/zh/guide/basic/cli'],
  ['/en', '/'],
  ['/en/', '/'],
  ['/en/config/lib/wasm', '/config/lib/wasm'],
  ['/en/guide/start/?x=%20y#top', '/guide/start/?x=%20y#top'],
];

/** Cases that only hosts can handle, because a page does not know whether it was served from a folder. */
const SLASHES: typeof UNCLEAN = [
  ['/zh', '/zh/'],
  ['/guide/start', '/guide/start/'],
  ['/config/lib/wasm/', '/config/lib/wasm'],
];

test('hosts redirect other forms of a URL to the normalized one', async ({ request }) => {
  for (const [address, clean] of [...UNCLEAN, ...SLASHES]) {
    const answer = await request.get(findOrigin(MAIN) + address);
    const expected = clean.replace(/#.*/, '');
    expect([address, answer.url(), answer.status()]).toEqual([address, findOrigin(MAIN) + expected, 200]);
  }
});

test('browsers end at the normalized URL on every host', async ({ page }) => {
  await page.goto(`${findOrigin(MAIN, 'plain')}/`);
  for (const [address, clean] of UNCLEAN) {
    await page.goto(findOrigin(MAIN, 'plain') + address);
    await expect(page).toHaveURL(findOrigin(MAIN, 'plain') + clean);
    await expect(page.locator('main h1')).toHaveCount(1);
  }
});

test('versions and the base path are part of the URL', async ({ page, request }) => {
  const origin = findOrigin(FIXTURE);
  for (const [address, clean] of [
    ['/docs/v2/guide/', '/docs/guide/'],
    ['/docs/v2/en/', '/docs/'],
    ['/docs/v2/zh/guide/', '/docs/zh/guide/'],
    ['/docs/v1/en/guide/', '/docs/v1/guide/'],
    ['/docs/v1/zh/guide/index.html', '/docs/v1/zh/guide/'],
  ]) {
    expect((await request.get(origin + address)).url()).toBe(origin + clean);
    await page.goto(findOrigin(FIXTURE, 'plain') + address);
    await expect(page).toHaveURL(findOrigin(FIXTURE, 'plain') + clean);
  }
});

test('on a host with one 404 page, its links to home pages keep the version', async ({ page }) => {
  await page.route('**/docs/v1/**/nothing', (route) => route.fulfill({ status: 404, path: path.join(FIXTURE.outDir, '404.html') }));
  await page.goto(`${findOrigin(FIXTURE)}/docs/v1/zh/guide/nothing`);
  await expect(page.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/docs/v1/zh/');
  const home = page.getByRole('link', { name: 'Take me home' });
  await home.hover();
  await expect(page.locator('html')).toHaveAttribute('data-ready');
  await home.click();
  await expect(page).toHaveURL(/\/docs\/v1\/$/);
});

test('the built script of the 404 pages is self-contained', () => {
  const script = readFileSync(path.join(FIXTURE.outDir, 'default-redirect.js'), 'utf8');
  for (const [pathname, clean] of [
    ['/docs/en/guide/', '/docs/guide/'],
    ['/docs/v2/zh/guide/', '/docs/zh/guide/'],
    ['/docs/v1/en', '/docs/v1/'],
    ['/docs/nowhere', undefined],
  ]) {
    let target: string | undefined;
    runInNewContext(script, {
      location: { pathname, search: '', hash: '', replace: (url: string) => (target = url) },
      performance: { getEntriesByType: () => [{ responseStatus: 404 }] },
      addEventListener: () => {},
    });
    expect([pathname, target]).toEqual([pathname, clean]);
  }
});
