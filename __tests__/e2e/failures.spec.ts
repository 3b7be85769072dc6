import type { Page } from '@playwright/test';
import { waitForTasks } from '@/lib/cli/measure/page-requests';
import { waitForCodeTools } from '@/lib/cli/measure/start-framework';
import { findOrigin, SITES } from './support/sites';
import { expect, test } from './support/test';
import { collectErrors, interceptRequests, openTab, readAddress, setOnline, visit, waitForHydration } from './support/visits';

const [, site] = SITES;
const START = '/guide/components';
/** A page link that no test hovers over before its click. */
const TARGET = '/guide/mixed';
const PAYLOAD = `**${TARGET}.txt*`;

const read = (page: Page) => readAddress(page, site);
/** Clicks without the pointer, whose arrival would prefetch the page. */
const click = (page: Page) =>
  page
    .locator(`#sidebar a[href$="${TARGET}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());

test.describe('offline', () => {
  for (const [path, notice] of [
    [START, 'You are offline'],
    [`/zh${START}`, '离线'],
  ] as const) {
    test(`a click keeps the page ${path} and says why, before and after the framework has started`, async ({ browser }) => {
      const page = await visit(browser, path, { site });
      for (const wait of [waitForCodeTools, waitForHydration]) {
        await wait(page);
        await setOnline(page, false);
        await click(page);
        await expect(page.getByRole('status').filter({ hasText: notice })).toBeInViewport();
        expect(read(page)).toBe(path);
        await setOnline(page, true);
        await expect(page.getByRole('status').filter({ hasText: notice })).toHaveCount(0);
      }
    });
  }
});

test.describe('a payload', () => {
  for (const [name, status] of [
    ['that cannot be loaded', 0],
    ['that the server refuses', 500],
  ] as const) {
    test(`${name} is logged and announced, and the reader keeps the page`, async ({ browser }) => {
      const page = await waitForHydration(await visit(browser, START, { site, prepare: interceptRequests }));
      const errors = collectErrors(page, 'error');
      await page.route(PAYLOAD, (route) => (status ? route.fulfill({ status }) : route.abort()));
      await click(page);
      await expect.poll(() => errors.length).toBeGreaterThan(0);
      await expect(page.getByRole('status').filter({ hasText: 'Loading failed' })).toBeVisible();
      await waitForTasks(page);
      expect(read(page)).toBe(START);
      await page.unroute(PAYLOAD);
      await click(page);
      await page.waitForURL(`**${TARGET}`);
    });
  }

  test('of a page that has moved since loads its document, which redirects', async ({ browser }) => {
    const page = await waitForHydration(await visit(browser, START, { site, prepare: interceptRequests }));
    await page.route(PAYLOAD, (route) =>
      route.fulfill({ status: 404, contentType: 'text/html', body: '<!DOCTYPE html><title>404</title>' }),
    );
    const moved = `${findOrigin(site)}${site.basePath}/guide/code`;
    await page.route(`**${TARGET}`, (route) => route.fulfill({ status: 302, headers: { Location: moved } }));
    await click(page);
    await page.waitForURL(moved);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('that is redirected to another host, such as for a login, loads the document of the page', async ({ browser }) => {
    const page = await waitForHydration(await visit(browser, START, { site, prepare: interceptRequests }));
    const errors = collectErrors(page, 'error');
    await page.route(PAYLOAD, (route) => route.fulfill({ status: 302, headers: { Location: 'https://login.example/' } }));
    await click(page);
    await page.waitForURL(`**${TARGET}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.hasAttribute('data-ready'))).toBe(false);
    expect(errors).toEqual([]);
  });

  const toOtherBuild = (text: string) => text.replace(/^\S+/, 'another');
  for (const [name, change, areFilesGone] of [
    ['of another build', toOtherBuild, false],
    ['of another build, without the files of this one,', toOtherBuild, true],
    ['that is cut off', (text: string) => text.slice(0, -100), false],
    ['that is a page', () => '<!DOCTYPE html><title>Sign in</title>', false],
  ] as const) {
    test(`${name} loads the document of the page, once`, async ({ browser }) => {
      const page = await waitForHydration(await visit(browser, START, { site, prepare: interceptRequests }));
      let documents = 0;
      page.on('domcontentloaded', () => (documents += 1));
      await page.route(PAYLOAD, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: change(await response.text()) });
      });
      if (areFilesGone) {
        let hasLeft = false;
        page.on('request', (request) => {
          hasLeft ||= request.isNavigationRequest();
        });
        await page.route('**/_next/static/**', (route) => (hasLeft ? route.continue() : route.fulfill({ status: 404 })));
      }
      await click(page);
      await page.waitForURL(`**${TARGET}`);
      await page.waitForLoadState('load');
      await waitForTasks(page);
      expect(documents).toBe(1);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }
});

test('if the page script is missing, all panels of tabs are visible', async ({ browser }) => {
  const page = await visit(browser, START, { site, prepare: (page) => page.route('**/page-*.js', (route) => route.abort()) });
  const panels = page.getByRole('tabpanel');
  expect(await panels.count()).toBeGreaterThan(1);
  for (const panel of await panels.all()) await expect(panel).toBeVisible();
});

test('without the stylesheet, icons keep their size', async ({ browser }) => {
  const page = await visit(browser, START, { site, prepare: (page) => page.route('**/*.css', (route) => route.abort()) });
  const sizes = await page.locator('svg.icon').evaluateAll((icons) => icons.map((icon) => icon.getBoundingClientRect().width));
  expect(Math.max(...sizes)).toBe(20);
});

test('without newer interfaces, pages are read and links are followed', async ({ browser }) => {
  const page = await openTab(browser);
  const errors = collectErrors(page, 'error');
  await page.addInitScript(() => {
    for (const name of ['IntersectionObserver', 'requestIdleCallback']) Reflect.deleteProperty(window, name);
    Reflect.deleteProperty(Intl, 'Segmenter');
    Reflect.deleteProperty(Document.prototype, 'startViewTransition');
    for (const name of ['togglePopover', 'showPopover', 'hidePopover']) Reflect.deleteProperty(HTMLElement.prototype, name);
    Reflect.deleteProperty(Element.prototype, 'checkVisibility');
  });
  await page.goto(findOrigin(site) + site.basePath + START, { waitUntil: 'load' });
  await expect(page.locator('.code-tool').first()).toBeAttached();
  await waitForHydration(page);
  await page.getByRole('tab', { selected: false }).first().click();
  await click(page);
  await page.waitForURL(`**${TARGET}`);
  await expect(page.locator('main')).toBeFocused();
  expect(errors).toEqual([]);
});

test('if the shell fails, a page in its language leads home', async ({ browser }) => {
  const page = await visit(browser, `/zh${START}?sidebar=1`, { site });
  // React calls this in an effect of the shell, for the query.
  await page.evaluate(() => {
    document.documentElement.toggleAttribute = () => {
      throw new Error('broken shell');
    };
  });
  await page.locator('header a').first().dispatchEvent('pointermove', { pointerType: 'mouse' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('页面出错了');
  await expect(page.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/docs/zh/');
  expect(await page.evaluate(() => getComputedStyle(document.body).display)).toBe('grid');
});
