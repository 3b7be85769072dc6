import type { Browser, Page, Route } from '@playwright/test';
import { waitForFrame, waitForPaint } from '@/lib/cli/measure/layout-shift';
import { waitForTasks, watchRequests } from '@/lib/cli/measure/page-requests';
import { startFramework, waitForLateScript } from '@/lib/cli/measure/start-framework';
import { findSearchInput, findThemeButton } from './support/controls';
import { readExpanded } from './support/expanded';
import { findOrigin, SITES } from './support/sites';
import { expect, test } from './support/test';
import {
  collectErrors,
  holdRequests,
  listDepartures,
  openTab,
  readAddress,
  readClipboard,
  setOnline,
  type TabOptions,
  visit,
} from './support/visits';

const [main, fixture] = SITES;
/** A small page with all parts of the shell, and with code. */
const PAGE = '/config/lib/wasm';
const FRAMEWORK = '**/_next/static/chunks/*.js';
/** The scripts of a static page. */
const SCRIPTS = { page: '**/_next/static/page-*.js', late: '**/_next/static/late-*.js' } as const;

const isReady = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-ready'));
const isWaiting = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-waiting'));

/** Opens a page whose `scripts` do not arrive before `release` is called, as on a slow network. */
async function visitSlowly(browser: Browser, path: string, options: TabOptions = {}, scripts = FRAMEWORK) {
  const page = await openTab(browser, options);
  const release = await holdRequests(page, scripts);
  await page.goto(findOrigin(main) + path, { waitUntil: 'commit' });
  await page.evaluate(waitForPaint);
  return { page, release };
}

test.describe('input before the start', () => {
  test('Ctrl+K opens the search with everything that was typed in the meantime', async ({ browser }) => {
    const { page, release } = await visitSlowly(browser, PAGE);
    await page.keyboard.press('Control+K');
    await page.keyboard.type('dtx');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('s');
    await expect.poll(() => isWaiting(page)).toBe(true);
    expect(await isReady(page)).toBe(false);
    release();
    await expect(findSearchInput(page)).toHaveValue('dts');
    await expect(findSearchInput(page)).toBeFocused();
    await page.keyboard.type('.b');
    await expect(findSearchInput(page)).toHaveValue('dts.b');
    expect(await isWaiting(page)).toBe(false);
  });

  test('Escape cancels the search', async ({ browser }) => {
    const { page, release } = await visitSlowly(browser, PAGE);
    await page.keyboard.press('Control+K');
    await page.keyboard.press('Escape');
    release();
    await expect.poll(() => isReady(page)).toBe(true);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

for (const [lang, path, placeholder] of [
  ['English', PAGE, 'Search docs'],
  ['Chinese', `/zh${PAGE}`, '搜索文档'],
] as const) {
  test.describe(`clicks before the start, ${lang}`, () => {
    test('the button opens the search', async ({ browser }) => {
      const { page, release } = await visitSlowly(browser, path);
      await page.getByRole('button', { name: placeholder }).click();
      release();
      await expect(findSearchInput(page)).toBeFocused();
      expect(readAddress(page)).toBe(path);
    });

    test('the theme changes at once, and React continues from it', async ({ browser }) => {
      const { page, release } = await visitSlowly(browser, path, { colorScheme: 'light', reducedMotion: 'reduce' });
      // The first click may wait for the late script.
      const names = [(await findThemeButton(page).getAttribute('aria-label')) ?? ''];
      for (let step = 0; step < 2; step += 1) {
        await findThemeButton(page).click();
        await expect(findThemeButton(page)).not.toHaveAttribute('aria-label', names.at(-1) ?? '');
        names.push((await findThemeButton(page).getAttribute('aria-label')) ?? '');
      }
      const theme = await page.evaluate(() => document.documentElement.dataset.theme);
      release();
      await startFramework(page);
      expect(await findThemeButton(page).getAttribute('aria-label')).toBe(names.at(-1));
      expect(await page.evaluate(() => [document.documentElement.dataset.theme, localStorage.getItem('rslib-docs:theme')])).toEqual([
        theme,
        theme,
      ]);
      await findThemeButton(page).click();
      await expect(findThemeButton(page)).toHaveAttribute('aria-label', names[0] ?? '');
    });
  });
}

test('the theme follows a system that changes before the late script', async ({ browser }) => {
  const { page, release } = await visitSlowly(browser, PAGE, { colorScheme: 'light' }, SCRIPTS.late);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).not.toHaveClass('dark');
  release();
  await expect(page.locator('html')).toHaveClass('dark');
});

for (const [name, scripts] of Object.entries(SCRIPTS)) {
  const slow = (browser: Browser, path: string) => visitSlowly(browser, path, { colorScheme: 'light', reducedMotion: 'reduce' }, scripts);

  test(`input before the ${name} script is repeated`, async ({ browser }) => {
    const { page, release } = await slow(browser, '/guide/start/quick-start');
    const tabs = page.locator('[data-group="package-manager"]').first();
    await tabs.getByRole('tab', { name: 'pnpm' }).click();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    await findThemeButton(page).click();
    await findThemeButton(page).click();
    await page.keyboard.press('/');
    await page.keyboard.type('dtx');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('s');
    release();
    await expect(findSearchInput(page)).toHaveValue('dts');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(tabs.locator('[aria-selected="true"]')).toHaveText('pnpm');
  });

  test(`choices, copied commands and clicks before the ${name} script are kept`, async ({ browser }) => {
    const { page, release } = await visitSlowly(browser, '/', { stored: { 'rslib-docs:tabs:package-manager': '1' } }, scripts);
    const commands = page.locator('.start-commands');
    await commands.getByRole('radio', { name: 'pnpm' }).check();
    await commands.getByRole('button', { name: 'Copy code' }).first().click();
    release();
    await expect(commands.locator('[data-copied]')).toHaveCount(1);
    expect(await readClipboard(page)).toBe('pnpm create rslib@latest');
    await startFramework(page);
    await expect(commands.getByRole('radio', { name: 'pnpm' })).toBeChecked();
    expect(await page.evaluate(() => localStorage.getItem('rslib-docs:tabs:package-manager'))).toBe('2');

    const path = '/zh/guide/basic/output-format';
    const { page: other, release: arrive } = await visitSlowly(browser, `${path}#explorer-cjs-bundleless-es5-dts`, {}, scripts);
    await other.locator('.explorer').getByRole('radio', { name: 'UMD' }).check();
    await other.locator('.search-button').click();
    arrive();
    await expect(findSearchInput(other)).toBeFocused();
    await expect.poll(() => readAddress(other)).toBe(`${path}#explorer-umd-bundle-esnext-js`);
    await expect(other.locator('.explorer').getByRole('radio', { name: 'UMD', includeHidden: true })).toBeChecked();
  });

  test(`without the ${name} script, the search is the list of all pages`, async ({ browser }) => {
    const page = await openTab(browser);
    const held: Route[] = [];
    await page.route(scripts, (route) => held.push(route));
    await page.goto(findOrigin(main) + PAGE, { waitUntil: 'commit' });
    await page.evaluate(waitForPaint);
    await page.keyboard.press('Control+K');
    await expect.poll(() => held.length).toBe(1);
    await held[0]?.abort();
    await page.waitForURL('**/search-index', { waitUntil: 'commit' });
  });
}

test('the next key loads a late script that could not be loaded', async ({ browser }) => {
  const page = await openTab(browser);
  let isBroken = true;
  await page.route(SCRIPTS.late, (route) => (isBroken ? route.abort() : route.continue()));
  await page.goto(`${findOrigin(main)}/zh/guide/start/quick-start`, { waitUntil: 'load' });
  const panels = page.locator('[data-group="package-manager"]').first().getByRole('tabpanel', { includeHidden: true });
  await expect(panels.nth(1)).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
  isBroken = false;
  await page.keyboard.press('Control+K');
  await expect(findSearchInput(page)).toBeFocused();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'auto');
  await expect(panels.nth(1)).toBeHidden();
});

test('a link that the pointer was on before the late script ran starts the framework', async ({ browser }) => {
  const { page, release } = await visitSlowly(browser, '/zh/guide/start/quick-start', {}, SCRIPTS.late);
  await page.locator('main a[rel=next]').hover();
  release();
  await expect.poll(() => isReady(page)).toBe(true);
});

test('input makes the late script load before everything else that the page waits for', async ({ browser }) => {
  const page = await openTab(browser, { colorScheme: 'light', reducedMotion: 'reduce' });
  const held: Route[] = [];
  await page.route('**/*.svg*', (route) => held.push(route));
  await page.goto(`${findOrigin(main)}${PAGE}`, { waitUntil: 'commit' });
  await page.evaluate(waitForPaint);
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await findThemeButton(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => document.readyState)).toBe('interactive');
  await Promise.all(held.map((route) => route.continue()));
});

test('tabs change by click and by key, in the whole group, and stay when React takes over', async ({ browser }) => {
  const { page, release } = await visitSlowly(browser, '/guide/start/quick-start');
  const groups = page.locator('[data-group="package-manager"]');
  const selected = () => groups.evaluateAll((all) => all.map((each) => each.querySelector('[aria-selected="true"]')?.textContent));
  await groups.first().getByRole('tab', { name: 'pnpm' }).click();
  const count = await groups.count();
  await expect.poll(selected).toEqual(Array(count).fill('pnpm'));
  await page.keyboard.press('ArrowRight');
  await expect.poll(selected).toEqual(Array(count).fill('bun'));
  await expect(groups.first().getByRole('tab', { name: 'bun' })).toBeFocused();
  release();
  await startFramework(page);
  expect(await selected()).toEqual(Array(count).fill('bun'));
  await groups.first().getByRole('tab', { name: 'npm', exact: true }).click();
  expect(await selected()).toEqual(Array(count).fill('npm'));
});

test('the package manager is the same in the tabs and on the home page, whichever script has stored it', async ({ browser }) => {
  const page = await visit(browser, '/guide/start/quick-start');
  const tabs = page.locator('[data-group="package-manager"]').first();
  const tab = (name: string) => tabs.getByRole('tab', { name, exact: true });
  const home = (name: string) => page.locator('.choices[data-tabs="package-manager"]').getByRole('radio', { name, exact: true });
  const goHome = () => page.locator('header').getByRole('link').first().click();
  await waitForLateScript(page);
  await tab('pnpm').click();
  expect(await isReady(page)).toBe(false);
  await startFramework(page);
  await tab('bun').click();
  await goHome();
  await expect(home('bun')).toBeChecked();
  await home('yarn').check();
  await page.getByRole('link', { name: 'Get Started' }).first().click();
  await expect(tab('yarn')).toHaveAttribute('aria-selected', 'true');
  await tab('deno').click();
  await goHome();
  await expect(home('deno')).toBeChecked();
});

test('a stored tab is selected, and keyboard navigation starts from it', async ({ browser }) => {
  const { page } = await visitSlowly(browser, '/guide/start/quick-start', { stored: { 'rslib-docs:tabs:package-manager': '2' } });
  await waitForLateScript(page);
  const tabs = page.locator('[data-group="package-manager"]').first();
  await expect(tabs.getByRole('tab', { selected: true })).toHaveText('pnpm');
  await tabs.getByRole('tab', { name: 'pnpm' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.getByRole('tab', { selected: true })).toHaveText('bun');
  await expect(tabs.locator('.tab-panel:visible')).toHaveAccessibleName('bun');
});

test('tabs without a group stay as the reader left them', async ({ browser }) => {
  const { page, release } = await visitSlowly(browser, '/config/lib/format');
  const group = page.locator('.tabs:not([data-group])').first();
  await group.getByRole('tab').nth(1).click();
  release();
  await startFramework(page);
  await expect(group.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(group.locator('.tab-panel').nth(1)).toBeVisible();
});

test('going back before the scripts have run shows the page of the URL', async ({ browser }) => {
  const page = await visit(browser, PAGE);
  await startFramework(page);
  await page.locator('#sidebar').getByRole('link', { name: 'lib.dts', exact: true }).click();
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toContainText('lib.dts');
  const release = await holdRequests(page, SCRIPTS.page);
  await page.reload({ waitUntil: 'commit' });
  await page.evaluate(waitForPaint);
  await page.evaluate(() => history.back());
  await page.waitForURL(`**${PAGE}`, { waitUntil: 'commit' });
  release();
  await expect(title).toContainText('lib.wasm');
});

test('the page is copied without the framework', async ({ browser }) => {
  const { page } = await visitSlowly(browser, PAGE);
  await page.getByRole('button', { name: 'Copy page' }).click();
  await expect.poll(() => readClipboard(page)).toContain('# lib.wasm');
});

test('menus and drawers open natively, and React knows that they are open', async ({ browser }) => {
  const { page, release } = await visitSlowly(browser, PAGE, { viewport: { width: 375, height: 800 } });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.locator('#sidebar')).toBeVisible();
  release();
  await startFramework(page);
  await expect(page.locator('#sidebar')).toBeVisible();
  expect(await readExpanded(page, 'Menu')).toBe(true);
  expect(await page.evaluate(() => document.activeElement?.closest('#sidebar') !== null)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(page.locator('#sidebar')).toBeHidden();
});

for (const [name, scripts] of [
  ['before the start', FRAMEWORK],
  ['before the late script', SCRIPTS.late],
] as const) {
  test(`a drawer opened ${name} shows the page that the reader is on`, async ({ browser }) => {
    const options = { viewport: { width: 390, height: 800 }, hasTouch: true };
    const { page, release } = await visitSlowly(browser, '/config/lib/umd-name', options, scripts);
    const button = page.getByRole('button', { name: 'Menu', exact: true });
    const link = page.locator('#sidebar').getByRole('link', { name: 'lib.umdName', exact: true });
    await button.tap();
    await expect(page.locator('#sidebar')).toBeVisible();
    const isEarly = scripts === SCRIPTS.late;
    if (isEarly) {
      await expect(link).not.toBeInViewport();
      release();
    }
    await expect(link).toBeInViewport({ ratio: 1 });
    await expect(link).toBeFocused();
    expect(await readExpanded(page, 'Menu')).toBe(true);
    if (!isEarly) release();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await expect(link).toBeFocused();
  });
}

test('a drawer closes before the start at the same widths as after it', async ({ browser }) => {
  for (const [label, from, to] of [
    ['Menu', { width: 390, height: 844 }, { width: 1300, height: 844 }],
    ['Sidebar', { width: 820, height: 1180 }, { width: 1180, height: 820 }],
  ] as const) {
    const { page } = await visitSlowly(browser, PAGE, { viewport: from, hasTouch: true });
    await waitForLateScript(page);
    const isOpen = () => page.locator('#sidebar').evaluate((panel) => panel.matches(':popover-open'));
    await page.getByRole('button', { name: label, exact: true }).tap();
    expect(await isOpen()).toBe(true);
    await page.setViewportSize(to);
    await expect.poll(isOpen).toBe(false);
    expect(await isReady(page)).toBe(false);
    await page.close();
  }
});

test('text typed into a filter stays and filters', async ({ browser }) => {
  const { page, release } = await visitSlowly(browser, '/config/');
  const filter = page.getByRole('searchbox', { name: 'Filter' });
  await filter.click();
  await page.keyboard.type('banner');
  release();
  await startFramework(page);
  await expect(filter).toHaveValue('banner');
  await expect(page.locator('main').getByRole('link', { name: 'lib.dts', exact: true })).toHaveCount(0);
});

test('a link is a normal link before the start', async ({ browser }) => {
  const { page } = await visitSlowly(browser, PAGE);
  await page.locator('main a[rel="next"]').click();
  await page.waitForURL((url) => url.pathname !== PAGE);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the start moves neither focus nor scroll position, and closes nothing', async ({ browser }) => {
  const { page, release } = await visitSlowly(browser, '/guide/basic/output-format');
  const details = page.locator('main .explorer details').first();
  await details.locator('summary').click();
  await page.locator('main pre').nth(1).focus();
  const read = () => page.evaluate(() => [scrollY, document.activeElement?.textContent, document.querySelector('#sidebar')?.scrollTop]);
  const before = await read();
  release();
  await startFramework(page);
  expect(await read()).toEqual(before);
  await expect(details).toHaveAttribute('open', '');
});

test.describe('what is loaded', () => {
  test('an idle page downloads the framework but does not run it', async ({ browser }) => {
    const page = await visit(browser, PAGE);
    await expect.poll(() => page.locator('link[rel="prefetch"][as="script"]').count()).toBeGreaterThan(3);
    expect(await isReady(page)).toBe(false);
    expect(await page.evaluate(() => '__next_f' in window)).toBe(false);
  });

  test('nothing is downloaded in advance for readers who save data', async ({ browser }) => {
    const page = await openTab(browser);
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    const requests = watchRequests(page);
    await page.goto(findOrigin(main) + PAGE, { waitUntil: 'load' });
    await waitForLateScript(page);
    await waitForFrame(page);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => resolve(undefined))));
    await requests.settle();
    expect(requests.urls.filter((url) => /chunks\/.*\.js|\.txt/.test(url))).toEqual([]);
    await page.keyboard.press('Control+K');
    await expect(findSearchInput(page)).toBeFocused();
  });

  for (const [site, path] of [
    [main, PAGE],
    [fixture, '/guide/'],
  ] as const) {
    test(`${site.name}: a hover makes one request; the click loads neither a file nor a document, nor do hash links`, async ({
      browser,
    }) => {
      const page = await visit(browser, path, { site });
      await startFramework(page);
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      const link = page.locator('main a[rel="next"]');
      const hovered = watchRequests(page);
      const request = page.waitForRequest(/\.txt/);
      await link.hover();
      await request;
      await hovered.settle();
      expect(hovered.urls).toHaveLength(1);
      const clicked = watchRequests(page);
      const target = await link.getAttribute('href');
      await link.click();
      await expect.poll(() => site.basePath + readAddress(page, site)).toBe(target);
      await clicked.settle();
      await page.locator('main .heading-anchor').first().click({ force: true });
      await expect(page).toHaveURL(/#/);
      await clicked.settle();
      expect(clicked.urls).toEqual([]);
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    });
  }
});

test.describe('failures', () => {
  const watchConsole = (page: Page) => {
    const messages: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' && !/Failed to load resource/.test(message.text())) messages.push(message.text());
    });
    page.on('pageerror', (error) => messages.push(error.message));
    return messages;
  };

  for (const [name, pattern] of [
    ['payload', `**${PAGE}.txt`],
    ['script', FRAMEWORK],
    ['stylesheet', '**/_next/static/chunks/*.css'],
  ] as const) {
    test(`a missing ${name} leaves the page static with one message, and the next input tries again`, async ({ browser }) => {
      const page = await openTab(browser);
      const messages = watchConsole(page);
      let isBroken = true;
      await page.route(pattern, (route) => (isBroken ? route.fulfill({ status: 404 }) : route.continue()));
      await page.goto(findOrigin(main) + PAGE, { waitUntil: 'load' });
      for (let attempt = 0; attempt < 2; attempt += 1) {
        await page.locator('header a').first().dispatchEvent('pointermove', { pointerType: 'mouse' });
        await expect.poll(() => messages).toHaveLength(1);
      }
      expect(messages[0]).toMatch(/^This page works without its scripts/);
      expect(await isReady(page)).toBe(false);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      isBroken = false;
      // The reader moves the pointer again, since the first move may still belong to the failed start.
      await expect
        .poll(async () => {
          await page.locator('header a').first().dispatchEvent('pointermove', { pointerType: 'mouse' });
          return isReady(page);
        })
        .toBe(true);
      await page.keyboard.press('Control+K');
      await expect(findSearchInput(page)).toBeFocused();
      expect(messages).toHaveLength(1);
    });
  }

  test('a search that cannot start leads to the list of all pages, but not offline', async ({ browser }) => {
    const page = await openTab(browser);
    await page.route(FRAMEWORK, (route) => route.abort());
    await page.goto(findOrigin(main) + PAGE, { waitUntil: 'load' });
    await waitForLateScript(page);
    await setOnline(page, false);
    await page.keyboard.press('Control+K');
    await expect.poll(() => isWaiting(page)).toBe(false);
    expect(readAddress(page)).toBe(PAGE);
    await setOnline(page, true);
    await page.keyboard.press('Control+K');
    await page.waitForURL('**/search-index');
  });

  test('a search that cannot start because the server is gone leaves the page, and says so', async ({ browser }) => {
    const page = await visit(browser, PAGE);
    await waitForLateScript(page);
    await page.route('**/*', (route) => route.abort('connectionrefused'));
    await page.keyboard.press('Control+K');
    await expect(page.getByRole('status').filter({ hasText: 'Loading failed' })).toBeVisible();
    await waitForTasks(page);
    expect([readAddress(page), await listDepartures(page)]).toEqual([PAGE, []]);
  });

  for (const areFilesGone of [false, true]) {
    const files = areFilesGone ? 'without the files of this one ' : '';
    test(`the payload of another build ${files}loads the page again, once`, async ({ browser }) => {
      const page = await openTab(browser);
      let loads = 0;
      page.on('domcontentloaded', () => (loads += 1));
      await page.route(`**${PAGE}.txt`, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: (await response.text()).replace(/^\S+/, 'another') });
      });
      // Most hosts delete the scripts and stylesheets of the last build. The page has loaded its own before.
      if (areFilesGone) {
        await page.route('**/_next/static/chunks/**', (route) => (loads < 2 ? route.fulfill({ status: 404 }) : route.continue()));
      }
      await page.goto(findOrigin(main) + PAGE, { waitUntil: 'load' });
      await page.keyboard.press('Control+K');
      await expect.poll(() => loads).toBe(2);
      await page.waitForLoadState('load');
      await page.locator('header a').first().dispatchEvent('pointermove', { pointerType: 'mouse' });
      await expect.poll(() => isWaiting(page)).toBe(false);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(loads).toBe(2);
    });
  }

  test('a proxy that rewrites the HTML does not break the start', async ({ browser }) => {
    const page = await openTab(browser);
    const errors = collectErrors(page);
    await page.route(`**${PAGE}`, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      // What optimizing proxies do: they remove comments and quotes, and add attributes.
      const body = html
        .replaceAll('<!-- -->', '')
        .replace('<main ', '<main data-proxy="1" ')
        .replace('</body>', '<div data-injected=""></div></body>');
      await route.fulfill({ response, body });
    });
    await page.goto(findOrigin(main) + PAGE, { waitUntil: 'load' });
    await startFramework(page);
    await page.keyboard.press('Control+K');
    await expect(findSearchInput(page)).toBeFocused();
    expect(errors).toEqual([]);
  });

  test('a page that a translator has changed before the start keeps its theme and opens the search', async ({ browser }) => {
    const page = await visit(browser, PAGE, { colorScheme: 'dark' });
    const warnings = collectErrors(page, 'warning');
    await page.evaluate(() => {
      for (const paragraph of document.querySelectorAll('main p')) paragraph.append(document.createElement('font'));
      document.documentElement.classList.add('translated-ltr');
    });
    await page.keyboard.press('Control+K');
    await expect(findSearchInput(page)).toBeFocused();
    expect(warnings).toEqual([expect.stringMatching(/Minified React error #418/)]);
    await page.keyboard.press('Escape');
    await expect(page.locator('html')).toHaveClass('dark translated-ltr');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'auto');
    await expect(findThemeButton(page)).toHaveAccessibleName('Theme: auto');
    expect(await isWaiting(page)).toBe(false);
  });

  test('text that a proxy has changed gives one warning, and becomes the text of the page again', async ({ browser }) => {
    const page = await openTab(browser);
    const messages: string[] = [];
    page.on('pageerror', ({ message }) => messages.push(`exception: ${message}`));
    page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`));
    await page.route(`**${PAGE}`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        body: (await response.text()).replace('leaves the import unchanged', 'proxies the import unchanged'),
      });
    });
    await page.goto(findOrigin(main) + PAGE, { waitUntil: 'load' });
    await expect(page.getByText('proxies the import unchanged')).toBeVisible();
    await startFramework(page);
    await expect(page.getByText('leaves the import unchanged')).toBeVisible();
    expect(messages).toEqual([expect.stringMatching(/^warning: .*Minified React error #418/s)]);
  });
});
