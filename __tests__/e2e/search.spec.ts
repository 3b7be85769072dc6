import type { Locator, Page, Request, Route } from '@playwright/test';
import { waitForTasks, watchRequests } from '@/lib/cli/measure/page-requests';
import { waitForLateScript } from '@/lib/cli/measure/start-framework';
import { createGate } from '@/lib/node/gate';
import { withBasePath } from '@/lib/routes/paths';
import { SILENCE_MS } from '@/lib/search/hosted/failover';
import { VIEW_DEBOUNCE_MS } from '@/lib/search/hosted/insights';
import { en } from '@/lib/site/texts/en';
import { zh } from '@/lib/site/texts/zh';
import { findSearchInput as input } from './support/controls';
import { readExpanded } from './support/expanded';
import { turnWheel } from './support/gestures';
import { findOrigin, SITES } from './support/sites';
import { test as base, expect } from './support/test';
import { collectErrors, holdRequests, interceptRequests, setOnline, stopClock, visit, waitForHydration } from './support/visits';

const [MAIN, FIXTURE] = SITES;
const LANGS = [
  {
    lang: 'en',
    prefix: '',
    texts: en.search,
    query: 'output.dist',
    first: 'output.distPath',
    group: 'Rsbuild Configurations',
    target: '/config/rsbuild/output#outputdistpath',
  },
  {
    lang: 'zh',
    prefix: '/zh',
    texts: zh.search,
    query: '模块联邦',
    first: '模块联邦',
    group: '进阶',
    target: '/zh/guide/advanced/module-federation',
  },
] as const;

/** A page that fails the test on uncaught errors. */
const test = base.extend<{ page: Page }>({
  page: async ({ page }, use) => {
    const errors = collectErrors(page);
    await use(page);
    expect(errors).toEqual([]);
  },
});
test.use({ locale: 'en-US', viewport: { width: 1280, height: 800 } });

const SCRIPTS = /_next\/static\/chunks\/.*/;
const main = (path: string) => findOrigin(MAIN) + path;
const dialog = (page: Page) => page.getByRole('dialog');
const readHint = (button: Locator) => button.evaluate((element) => getComputedStyle(element, '::after').content);
const option = (page: Page, name?: string) => page.getByRole('option', { name });

async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(main(path));
  await waitForHydration(page);
  await expect(page.getByRole('button', { name: /^(Search docs|搜索文档)$/ })).toBeVisible();
}

for (const { lang, prefix, texts, query, first, group, target } of LANGS) {
  test.describe(lang, () => {
    // With another language of the browser, the first visit would redirect.
    test.use({ locale: lang });

    test('finds and opens a page by keyboard only', async ({ page }) => {
      await openPage(page, `${prefix}/guide/start/`);
      await page.keyboard.press('Control+k');
      await expect(input(page)).toBeFocused();
      await expect(dialog(page)).toContainText(texts.noRecent);
      await page.keyboard.insertText(query);
      await expect(option(page).first()).toContainText(first);
      await expect(option(page).first()).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByRole('listbox', { name: group })).toBeVisible();
      await expect(option(page).first().locator('mark').first()).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(main(target));
      await expect(dialog(page)).toHaveCount(0);
      // The opened result is now a recent search, which can become a favorite and be removed.
      await page.keyboard.press('/');
      await expect(dialog(page).getByRole('grid', { name: texts.recent })).toContainText(first);
      await dialog(page)
        .getByRole('button', { name: texts.promote.replace('{title}', first) })
        .click();
      await expect(dialog(page).getByRole('grid', { name: texts.favorites })).toContainText(first);
      await dialog(page)
        .getByRole('button', { name: texts.removeFavorite.replace('{title}', first) })
        .click();
      await expect(dialog(page)).toContainText(texts.noRecent);
    });

    test('shows an error if results cannot be fetched, recovers, and shows suggestions if there are no results', async ({ page }) => {
      await page.route('**/search/*.json', (route) => route.abort());
      await openPage(page, `${prefix}/config/`);
      await page.keyboard.press('/');
      await input(page).fill(query);
      await expect(page.getByRole('alert').filter({ hasText: texts.errorTitle })).toContainText(texts.errorHelp);
      await page.unroute('**/search/*.json');
      await input(page).press('End');
      await page.keyboard.press('Backspace');
      await expect(option(page).first()).toBeVisible();
      await input(page).fill('zqxzqx');
      await expect(dialog(page).locator('section')).toContainText(texts.noResults.replace('{query}', 'zqxzqx'));
      const suggestions = dialog(page).getByRole('list', { name: texts.tryInstead }).getByRole('button');
      expect(await suggestions.count()).toBeLessThanOrEqual(3);
      await expect(dialog(page).getByRole('link', { name: texts.report })).toHaveAttribute('href', /issues\/new\?title=zqxzqx/);
      const word = (await suggestions.first().textContent()) ?? '';
      await suggestions.first().click();
      await expect(input(page)).toHaveValue(word);
      await expect(input(page)).toBeFocused();
    });

    test('without JavaScript, the button links to the list of all pages', async ({ browser }) => {
      const page = await visit(browser, `${prefix}/guide/start/`, { javaScriptEnabled: false });
      const button = page.getByRole('link', { name: texts.placeholder });
      expect(await readHint(button)).toBe('none');
      await button.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.allPagesTitle);
      await page.getByRole('link', { name: 'output.distPath' }).first().click();
      await expect(page).toHaveURL(main(`${prefix}/config/rsbuild/output#outputdistpath`));
    });
  });
}

test('once turned off, the slash is neither a shortcut nor a hint', async ({ browser }) => {
  const page = await (await browser.newContext({ locale: 'zh' })).newPage();
  await openPage(page, '/zh/guide/start/');
  const button = page.getByRole('button', { name: '搜索文档' });
  expect(await readHint(button)).toBe('"/"');
  await page.keyboard.press('/');
  await dialog(page).getByLabel('/ 打开搜索').uncheck();
  await page.keyboard.press('Escape');
  expect(await readHint(button)).toBe('none');
  await page.reload();
  for (const wait of [waitForLateScript, waitForHydration]) {
    await wait(page);
    await page.keyboard.press('/');
  }
  expect(await readHint(button)).toBe('none');
  await expect(dialog(page)).toHaveCount(0);
  await page.keyboard.press('Control+K');
  await expect(dialog(page).getByLabel('/ 打开搜索')).not.toBeChecked();
});

test('shows labelled English results if there are no Chinese ones', async ({ browser }) => {
  const page = await (await browser.newContext({ locale: 'zh' })).newPage();
  await openPage(page, '/zh/guide/start/');
  await page.keyboard.press('/');
  // A word that does not depend on the content and exists only in one language.
  const word = await page.evaluate(async () => {
    const read = async (lang: string) =>
      new Set(((await (await fetch(`/search/${lang}.json`)).text()).toLowerCase().match(/[a-z]{9,}/g) ?? []) as string[]);
    const [english, chinese] = [await read('en'), [...(await read('zh'))].join(' ')];
    return [...english].find((each) => !chinese.includes(each.slice(0, 4))) ?? '';
  });
  await input(page).fill(word);
  const message = zh.search.otherLanguage.replace('{language}', 'English');
  await expect(dialog(page).getByText(message, { exact: true })).toBeVisible();
  await expect(dialog(page).getByRole('status')).toContainText(message);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`^${findOrigin(MAIN)}/(?!zh/)`));
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  // From the history of the Chinese site, too, it needs another document, because the shell is another one.
  await openPage(page, '/zh/guide/start/');
  await page.evaluate(() => Object.assign(window, { isKept: true }));
  await page.keyboard.press('/');
  await dialog(page).getByRole('grid', { name: zh.search.recent }).getByRole('link').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await page.evaluate(() => 'isKept' in window)).toBe(false);
});

test('opens by shortcuts, letters on the button, selected text and click', async ({ page }) => {
  await openPage(page, '/guide/start/');
  const button = page.getByRole('button', { name: 'Search docs' });
  for (const key of ['Control+k', 'Meta+k']) {
    await page.keyboard.press(key);
    await expect(input(page)).toBeFocused();
    await page.keyboard.press(key);
    await expect(dialog(page)).toHaveCount(0);
  }
  for (const key of ['d', '9']) {
    await button.focus();
    await page.keyboard.press(key);
    await expect(input(page)).toHaveValue(key);
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
  }
  for (const key of ['Enter', 'Space', '/']) {
    await page.keyboard.press(key);
    await expect(input(page)).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
  }
  await page.evaluate(() => getSelection()?.selectAllChildren(document.querySelector('article p + p') as Element));
  const selected = await page.evaluate(() => String(getSelection()));
  expect(selected.length).toBeGreaterThan(64);
  await page.keyboard.press('Control+k');
  await expect(input(page)).toHaveValue(selected.trim().slice(0, 64));
  await page.mouse.click(5, 5);
  await expect(dialog(page)).toHaveCount(0);
  await button.click();
  await expect(input(page)).toBeFocused();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog(page)).toHaveCount(0);
});

test('keeps keys typed while the code loads, and fetches nothing before it is opened', async ({ page }) => {
  const requests = watchRequests(page);
  await interceptRequests(page);
  await openPage(page, '/guide/start/');
  await requests.settle();
  expect(requests.urls.filter((url) => /\/search\//.test(url))).toEqual([]);
  const release = await holdRequests(page, /_next\/static\/chunks\/.*\.js/);
  await page.keyboard.press('/');
  await page.keyboard.type('output.');
  await expect(input(page)).toHaveValue('output.');
  // The page is locked even before the code has loaded.
  await turnWheel(page, { x: 5, y: 400, distance: 500 });
  expect(await page.evaluate(() => [document.body.className, scrollY])).toEqual(['DocSearch--active', 0]);
  release();
  await page.keyboard.type('dist');
  await expect(option(page).first()).toBeVisible();
  await page.keyboard.type('Path');
  await expect(input(page)).toHaveValue('output.distPath');
  await expect(option(page).first()).toContainText('output.distPath');
});

for (const [state, scripts] of [
  ['the late script', /_next\/static\/late-\w+\.js$/],
  ['the framework', SCRIPTS],
  ['the index', /\/search\/en\.json/],
] as const) {
  test(`Enter opens the first result, and no focused link, while a query waits for ${state}`, async ({ page }) => {
    const release = await holdRequests(page, scripts);
    await page.goto(main('/guide/start/'));
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Config' }).focus();
    await page.keyboard.press('/');
    await page.keyboard.type('dts');
    await page.keyboard.press('Enter');
    await waitForTasks(page);
    await expect(page).toHaveURL(main('/guide/start/'));
    release();
    await expect(page).toHaveURL(main('/config/lib/dts'));
    await expect(dialog(page)).toHaveCount(0);
  });
}

test('returns the focus to the button of a drawer or menu that it closes', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 700 });
  await openPage(page, '/config/lib/dts');
  for (const name of ['Sidebar', 'Tools']) {
    const button = page.getByRole('button', { name, exact: true });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => readExpanded(page, name)).toBe(true);
    await page.keyboard.press('Tab');
    await expect(button).not.toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(input(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
  }
});

test('if nothing has the focus, it goes to the heading of the URL afterward', async ({ page }) => {
  await openPage(page, '/guide/start/quick-start#create-a-project');
  await page.keyboard.press('Control+k');
  await expect(input(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('#create-a-project')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('#create-a-project + a')).toBeFocused();
});

test('a page that arrives behind the dialog keeps its own scroll position, and has the focus afterward', async ({ page }) => {
  await openPage(page, '/guide/start/');
  const release = await holdRequests(page, /glossary\.txt/);
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('#sidebar a[href$="/glossary"]')?.click();
    scrollTo(0, 500);
  });
  await page.keyboard.press('/');
  await expect(input(page)).toBeFocused();
  release();
  await expect(page).toHaveURL(/glossary/);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.locator('main')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('back closes the dialog, and the page that it shows has its scroll position and the focus', async ({ page }) => {
  await openPage(page, '/guide/start/quick-start');
  await page.evaluate(() => scrollTo(0, 500));
  await page.locator('main a[rel="next"]').evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(main('/guide/start/ai'));
  await page.keyboard.press('Control+k');
  await expect(input(page)).toBeFocused();
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(main('/guide/start/quick-start'));
  await expect(page.locator('main')).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(500);
});

test('browsers find the search on the home page; its URL opens the search, or without scripts the list of all pages', async ({
  browser,
  request,
}) => {
  const readTemplate = async (home: string) => {
    const html = await (await request.get(main(home))).text();
    const href = /<link rel="search"[^>]*? href="([^"]+)"/.exec(html)?.[1] ?? '';
    const description = await (await request.get(new URL(href, main(home)).href)).text();
    return /template="https:\/\/rslib\.rs(.+)"/.exec(description)?.[1] ?? '';
  };
  const template = await readTemplate('/');
  expect(await readTemplate('/zh/')).toBe(`/zh${template}`);
  const target = template.replace('{searchTerms}', encodeURIComponent('模块 dts'));
  const page = await visit(browser, target);
  await expect(input(page)).toHaveValue('模块 dts');
  await expect(option(page).first()).toBeVisible();
  const plain = await visit(browser, target, { javaScriptEnabled: false });
  expect(await plain.locator('main a').count()).toBeGreaterThan(100);
});

test('a query in the URL lasts as long as the search is open with it', async ({ page }) => {
  const read = () => new URL(page.url()).search + new URL(page.url()).hash;
  await page.goto(main('/config/?filter=dts&q=umd'));
  await expect(input(page)).toHaveValue('umd');
  await expect(option(page).first()).toBeVisible();
  await input(page).fill('format');
  await expect.poll(read).toBe('?filter=dts&q=format');
  await page.reload();
  await expect(input(page)).toHaveValue('format');
  await expect(option(page).first()).toContainText('format');
  // The first result.
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/format/);
  await page.goBack();
  await expect(page.getByRole('searchbox', { name: en.overview.filter })).toHaveValue('dts');
  expect(read()).toBe('?filter=dts');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.goto(main('/guide/start/?q=umd'));
  await expect(option(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(read).toBe('');
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

/** Records the documents that a page requests from now on: at the request, since their scripts are requested before they are complete. */
function recordLoads(page: Page): readonly string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) urls.push(request.url());
  });
  return urls;
}

const allowScripts = (page: Page, isAllowed: boolean) => page.route(SCRIPTS, (route) => (isAllowed ? route.continue() : route.abort()));
for (const [name, allow, typed] of [
  ['with the next letter', allowScripts, '.'],
  ['as soon as the reader is online', setOnline, ''],
] as const) {
  test(`fetches the code again ${name}, and keeps the query`, async ({ page }) => {
    await interceptRequests(page);
    await openPage(page, '/guide/start/');
    await allow(page, false);
    await page.keyboard.press('/');
    await page.keyboard.type('dts');
    const error = page.getByRole('alert').filter({ hasText: en.search.errorTitle });
    await expect(error).toContainText(en.search.errorHelp);
    await allow(page, true);
    await page.keyboard.type(typed);
    await expect(option(page).first()).toBeVisible();
    await expect(input(page)).toHaveValue(`dts${typed}`);
    await expect(error).toHaveCount(0);
  });
}

test('fetches the code again although another script, requested before, fails only now', async ({ page }) => {
  await interceptRequests(page);
  await openPage(page, '/guide/start/');
  /** Requests of each script. Turbopack sends three before it gives up. */
  const requests = new Map<string, number>();
  const gate = createGate();
  await page.route(SCRIPTS, async (route) => {
    const url = route.request().url();
    const number = (requests.get(url) ?? 0) + 1;
    requests.set(url, number);
    const [first] = requests.keys();
    if (url !== first) await gate.opened;
    await (number > 3 ? route.continue() : route.abort());
  });
  await page.keyboard.press('/');
  await page.keyboard.type('dts');
  await expect(page.getByRole('alert').filter({ hasText: en.search.errorTitle })).toBeVisible();
  await page.keyboard.type('.');
  gate.open();
  await expect(option(page).first()).toBeVisible();
  await expect(input(page)).toHaveValue('dts.');
  expect(requests.size).toBeGreaterThan(1);
});

test('after a deploy, the new version opens with the query as typed until then, once', async ({ page }) => {
  await interceptRequests(page);
  await openPage(page, '/guide/start/');
  const loads = recordLoads(page);
  const gate = createGate();
  await page.route(SCRIPTS, async (route) => {
    if (loads.length > 0) return route.continue();
    await gate.opened;
    return route.fulfill({ status: 404 });
  });
  // Never answered.
  await page.route(/\?q=dt$/, () => undefined);
  await page.keyboard.press('Control+K');
  await expect(input(page)).toBeFocused();
  await page.keyboard.type('dt');
  gate.open();
  await expect.poll(() => loads).toHaveLength(1);
  await page.keyboard.type('s');
  await expect(option(page).first()).toBeVisible();
  await expect(input(page)).toHaveValue('dts');
  expect(loads.map((url) => new URL(url).search)).toEqual(['?q=dt', '?q=dts']);
});

test('an index of another format opens the new version with the query, once', async ({ page }) => {
  await interceptRequests(page);
  await openPage(page, '/guide/start/');
  const loads = recordLoads(page);
  let isCurrent = true;
  await page.route('**/search/en.json', (route) =>
    isCurrent && loads.length > 0 ? route.continue() : route.fulfill({ json: { format: 0 } }),
  );
  await page.keyboard.press('Control+K');
  await page.keyboard.type('d');
  await expect(option(page).first()).toBeVisible();
  await expect(input(page)).toHaveValue('d');
  expect(loads).toHaveLength(1);

  // The index is still the other one after the page has been loaded again.
  isCurrent = false;
  await page.reload();
  await expect(page.getByRole('alert').filter({ hasText: en.search.errorTitle })).toBeVisible();
  expect(loads).toHaveLength(2);
});

test('hover fetches code and index, so that the first search makes no request', async ({ page }) => {
  await openPage(page, '/guide/start/');
  const hovered = watchRequests(page);
  const index = page.waitForResponse('**/search/en.json');
  await page.getByRole('button', { name: 'Search docs' }).hover();
  await index;
  await hovered.settle();
  const opened = watchRequests(page);
  await page.keyboard.press('/');
  await input(page).fill('dts');
  await expect(option(page).first()).toBeVisible();
  await opened.settle();
  expect(opened.urls).toEqual([]);
});

test('keys: arrows wrap around, Enter with modifiers opens elsewhere, Alt does nothing, reset clears the query', async ({
  page,
  context,
}) => {
  await openPage(page, '/guide/start/');
  await page.keyboard.press('/');
  await input(page).fill('dts.bundle');
  await expect(option(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await expect(option(page).last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(option(page).first()).toHaveAttribute('aria-selected', 'true');
  expect(await input(page).getAttribute('aria-activedescendant')).toBe(await option(page).first().getAttribute('id'));
  await page.keyboard.press('Alt+Enter');
  await expect(dialog(page)).toBeVisible();
  for (const keys of ['Control+Enter', 'Shift+Enter']) {
    const opened = context.waitForEvent('page');
    await page.keyboard.press(keys);
    const other = await opened;
    await expect(other).toHaveURL(main('/config/lib/dts#dtsbundle'));
    await other.close();
    await expect(dialog(page)).toBeVisible();
  }
  const clicked = context.waitForEvent('page');
  await option(page)
    .first()
    .click({ modifiers: ['ControlOrMeta'] });
  await (await clicked).close();
  await expect(dialog(page)).toBeVisible();
  expect(page.url()).toBe(main('/guide/start/'));
  expect(context.pages()).toEqual([page]);
  await page.getByRole('button', { name: en.search.clear }).click();
  await expect(input(page)).toHaveValue('');
  await expect(input(page)).toBeFocused();
  await expect(dialog(page).getByRole('grid', { name: 'Recent' })).toContainText('dts.bundle');
});

test('traps the focus and locks the page behind it; a hit on the same page takes the focus', async ({ page }) => {
  await openPage(page, '/config/lib/dts');
  await page.evaluate(() => scrollTo(0, 900));
  const before = await page.evaluate(() => [scrollY, document.querySelector('article')?.getBoundingClientRect().left]);
  await page.keyboard.press('/');
  await input(page).fill('dts');
  await expect(option(page).first()).toBeVisible();
  await expect(page.locator('body')).toHaveClass(/DocSearch--active/);
  for (let step = 0; step < 6; step++) {
    await page.keyboard.press(step < 4 ? 'Tab' : 'Shift+Tab');
    expect(await page.evaluate(() => document.querySelector('dialog')?.contains(document.activeElement))).toBe(true);
  }
  await turnWheel(page, { x: 5, y: 400, distance: 500 });
  expect(await page.evaluate(() => [scrollY, document.querySelector('article')?.getBoundingClientRect().left])).toEqual(before);
  await page.keyboard.press('Escape');
  await expect(page.locator('body')).not.toHaveClass(/DocSearch--active/);
  expect(await page.evaluate(() => scrollY)).toBe(before[0]);
  await page.keyboard.press('Control+k');
  await input(page).fill('dts.bundle');
  await expect(option(page).first()).toHaveAttribute('href', '/config/lib/dts#dtsbundle');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(main('/config/lib/dts#dtsbundle'));
  await expect(page.locator('#dtsbundle')).toBeFocused();
});

test('the input is limited to 64 characters, and does not search during composition', async ({ browser }) => {
  const page = await (await browser.newContext({ locale: 'zh' })).newPage();
  await openPage(page, '/zh/guide/start/');
  await page.keyboard.press('/');
  await page.keyboard.insertText('x'.repeat(80));
  await expect(input(page)).toHaveValue('x'.repeat(64));
  // Waits for code and index: without the code, a composition would keep the first input; without the index, there are no results.
  await input(page).fill('模块');
  await expect(option(page).first()).toContainText('模块');
  await input(page).fill('');
  await expect(dialog(page)).toContainText(zh.search.noRecent);
  const client = await page.context().newCDPSession(page);
  for (const text of ['m', 'mo', 'mo k', 'mo kuai'])
    await client.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  await expect(input(page)).toHaveValue('mo kuai');
  await waitForTasks(page);
  expect(await option(page).count()).toBe(0);
  await expect(dialog(page)).toContainText(zh.search.noRecent);
  await client.send('Input.insertText', { text: '模块' });
  await expect(option(page).first()).toContainText('模块');
  await expect(input(page)).toHaveValue('模块');
});

test('shows the loading state while results are on their way', async ({ page }) => {
  const release = await holdRequests(page, '**/search/*.json');
  await openPage(page, '/guide/start/');
  await page.keyboard.press('/');
  await input(page).fill('dts');
  await expect(dialog(page).locator('[data-status]')).toHaveAttribute('data-status', 'stalled');
  await expect(dialog(page).getByRole('status')).toHaveText(en.search.loading);
  release();
  await expect(option(page).first()).toBeVisible();
  await expect(dialog(page).locator('[data-status]')).toHaveAttribute('data-status', 'idle');
});

test.describe('phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('fills the screen and has short snippets and large buttons', async ({ page }) => {
    await openPage(page, '/guide/start/');
    await page.getByRole('button', { name: 'Search docs' }).tap();
    const box = await dialog(page).boundingBox();
    expect([box?.x, box?.y, box?.width, box?.height]).toEqual([0, 0, 390, 844]);
    await input(page).fill('api extractor');
    const text = option(page).filter({ hasText: '…' }).first().locator('[data-hit-title]');
    await expect(text).toBeVisible();
    expect(((await text.textContent()) ?? '').replace(/…/g, ' ').trim().split(/\s+/).length).toBeLessThanOrEqual(5);
    const cancel = await page.getByRole('button', { name: 'Cancel' }).boundingBox();
    expect(cancel?.height).toBeGreaterThanOrEqual(44);
    await page.getByRole('button', { name: 'Cancel' }).tap();
    await expect(dialog(page)).toHaveCount(0);
  });
});

for (const width of [390, 820]) {
  test(`the last result can be scrolled into view above the keyboard at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await openPage(page, '/guide/start/');
    await page.keyboard.press('/');
    // There is no keyboard in tests. It changes nothing but the visual viewport.
    const setHeight = (height: number, scale = 1) =>
      page.evaluate(
        (values) => {
          for (const [name, value] of Object.entries(values)) Object.defineProperty(visualViewport, name, { configurable: true, value });
          visualViewport?.dispatchEvent(new Event('resize'));
        },
        { height, scale },
      );
    await expect(page.getByRole('search')).toBeVisible();
    const readPanel = () => page.getByRole('search').evaluate((form) => form.parentElement?.getBoundingClientRect().bottom ?? 0);
    await setHeight(400);
    await input(page).fill('output');
    await expect(option(page).nth(10)).toBeAttached();
    await option(page).last().scrollIntoViewIfNeeded();
    const box = await option(page).last().boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(400);
    expect(await readPanel()).toBe(400);
    // Some browsers move the page up instead.
    await page.evaluate(() => {
      Object.defineProperty(visualViewport, 'offsetTop', { configurable: true, value: 20 });
      visualViewport?.dispatchEvent(new Event('scroll'));
    });
    expect(await readPanel()).toBe(420);
    await setHeight(400, 2);
    expect(await readPanel()).toBeGreaterThan(600);
    await setHeight(844);
    expect(await readPanel()).toBeGreaterThan(600);
  });
}

test('phones neither capitalize nor correct names of options and code', async ({ page }) => {
  const listFields = () =>
    page
      .locator('input:is([type=search], [type=text]), textarea')
      .evaluateAll((fields) =>
        fields.map((field) => ['autocapitalize', 'autocorrect', 'spellcheck'].map((name) => field.getAttribute(name)).join(' ')),
      );
  await openPage(page, '/config/');
  expect(await listFields()).toEqual(['off off false']);
  // Without the code of the search, its first input stays.
  await page.route(SCRIPTS, (route) => route.abort());
  await page.keyboard.press('Control+k');
  await expect(input(page)).toBeFocused();
  expect(await listFields()).toEqual(['off off false', 'off off false']);
  await page.unroute(SCRIPTS);
  await openPage(page, '/guide/migration/tsup');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('search')).toBeVisible();
  expect(await listFields()).toEqual(['off off false', 'off off false']);
});

test.describe('hosted search', () => {
  const HOSTS = /algolia(?:net)?\.(?:com|net)\/1\/indexes/;
  const fixture = (path: string) => findOrigin(FIXTURE) + withBasePath(path, FIXTURE.basePath);
  const CORS = { 'access-control-allow-origin': '*' };
  const HIT = {
    objectID: 'https://fixture.example/docs/guide/#hosted|lvl1',
    url: 'https://fixture.example/docs/guide/',
    type: 'lvl1',
    content: null,
    hierarchy: { lvl0: 'Group', lvl1: 'From the service', lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
    _highlightResult: { hierarchy: { lvl1: { value: 'From the <mark>service</mark>', matchLevel: 'full', matchedWords: ['service'] } } },
    _snippetResult: { hierarchy: { lvl1: { value: 'From the <mark>service</mark>', matchLevel: 'full' } } },
  };
  const answer = (hits: object[]) => ({
    status: 200,
    headers: CORS,
    contentType: 'application/json',
    body: JSON.stringify({ results: [{ hits, nbHits: hits.length, queryID: 'query-1' }] }),
  });

  /** Opens the search of the test site with a mocked service; returns the URLs of all requests. */
  async function start(page: Page, respond: (route: Route) => Promise<void> | void): Promise<string[]> {
    const calls: string[] = [];
    await page.route(HOSTS, (route) => {
      calls.push(new URL(route.request().url()).host);
      return respond(route);
    });
    await page.route('https://insights.algolia.io/**', (route) => route.fulfill({ status: 200, headers: CORS, body: '{}' }));
    await page.goto(fixture('/guide/'));
    await waitForHydration(page);
    // On a busy machine, a response may take longer than the timeout of the service.
    await stopClock(page);
    await page.getByRole('button', { name: 'Search docs' }).click();
    return calls;
  }

  test('results come from the service, which receives view and click events', async ({ page }) => {
    const events: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().includes('insights.algolia.io') && request.method() === 'POST')
        events.push(...(request.postDataJSON() as { events: object[] }).events);
    });
    let asked: Request | undefined;
    const calls = await start(page, (route) => {
      asked = route.request();
      return route.fulfill(answer([HIT]));
    });
    await input(page).fill('service');
    await expect(option(page, 'From the service')).toBeVisible();
    expect(calls[0]).toBe('fixture00-dsn.algolia.net');
    expect(asked?.postDataJSON()).toMatchObject({ requests: [{ indexName: 'fixture_en', hitsPerPage: 20, clickAnalytics: true }] });
    // A header that is not CORS-safelisted would cost a preflight request before each search.
    expect(asked?.headers()['content-type']).toBe('text/plain');
    const { searchParams } = new URL(asked?.url() ?? '');
    expect([searchParams.get('x-algolia-application-id'), searchParams.get('x-algolia-api-key')]).toEqual([
      'FIXTURE00',
      'fixture-search-key',
    ]);
    await waitForTasks(page);
    await page.clock.runFor(VIEW_DEBOUNCE_MS);
    await expect.poll(() => events.length).toBe(1);
    expect(events[0]).toMatchObject({ eventType: 'view', index: 'fixture_en', objectIDs: [HIT.objectID] });
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(fixture('/guide/'));
    await expect.poll(() => events.length).toBe(2);
    expect(events[1]).toMatchObject({ eventType: 'click', objectIDs: [HIT.objectID], positions: [1], queryID: 'query-1' });
    await expect(page.locator('link[rel="preconnect"][href="https://fixture00-dsn.algolia.net"]')).toHaveCount(1);
  });

  for (const [name, respond, hosts] of [
    ['refused', (route: Route) => route.abort('connectionrefused'), 5],
    [
      'refusing the key',
      (route: Route) => route.fulfill({ status: 403, headers: CORS, contentType: 'application/json', body: '{"message":"Invalid"}' }),
      1,
    ],
  ] as const) {
    test(`${name}: falls back to the site's own index`, async ({ page }) => {
      const logged: string[] = [];
      page.on('console', (message) => logged.push(message.text()));
      const calls = await start(page, respond);
      await input(page).fill('source');
      await expect(option(page).first()).toBeVisible();
      await expect(option(page, 'From the service')).toHaveCount(0);
      expect(new Set(calls).size).toBe(hosts);
      const count = calls.length;
      const later = watchRequests(page);
      await input(page).fill('zqxzqx');
      await expect(dialog(page)).toContainText('zqxzqx');
      await later.settle();
      // Later searches do not use the service.
      expect(calls).toHaveLength(count);
      expect(logged.join('\n')).not.toContain('fixture-search-key');
    });
  }

  test("hanging: falls back to the site's own index after 1.2 seconds", async ({ page }) => {
    const calls = await start(page, () => undefined);
    await input(page).fill('source');
    await expect.poll(() => calls).toHaveLength(1);
    await waitForTasks(page);
    await page.clock.runFor(SILENCE_MS - 1);
    // The client has given up on the first host and tries the next one.
    await expect.poll(() => new Set(calls).size).toBe(2);
    await waitForTasks(page);
    expect(await option(page).count()).toBe(0);
    await page.clock.runFor(1);
    await expect(option(page).first()).toBeVisible();
    await expect(option(page, 'From the service')).toHaveCount(0);
  });

  test('shows an error if our own index also fails, and recovers without a reload', async ({ page }) => {
    let broken = true;
    await page.route('**/search/*.json', (route) => (broken ? route.abort() : route.continue()));
    await start(page, (route) => (broken ? route.abort('connectionrefused') : route.fulfill(answer([HIT]))));
    await input(page).fill('service');
    await expect(page.getByRole('alert').filter({ hasText: en.search.errorTitle })).toContainText(en.search.errorHelp);
    broken = false;
    await input(page).fill('guide');
    await expect(option(page).first()).toBeVisible();
  });
});
