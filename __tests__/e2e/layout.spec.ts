import type { Page } from '@playwright/test';
import { waitForCodeTools, waitForLateScript } from '@/lib/cli/measure/start-framework';
import { en } from '@/lib/site/texts/en';
import { zh } from '@/lib/site/texts/zh';
import { TOOLS } from '@/lib/site/tools';
import { findSearchInput } from './support/controls';
import { turnWheel } from './support/gestures';
import { isTooWide, listCutTexts } from './support/overflow';
import { findOrigin, SITES } from './support/sites';
import { expect, test } from './support/test';
import { openTab, readAddress, readStyle, visit, waitForHydration } from './support/visits';

const [main] = SITES;
const PHONE = { viewport: { width: 375, height: 812 } };
const LANGS = [
  { lang: 'en', prefix: '', texts: en, section: 'Lib Configurations', overview: 'Overview' },
  { lang: 'zh', prefix: '/zh', texts: zh, section: 'Lib 配置', overview: '总览' },
] as const;

for (const { lang, prefix, texts, section, overview } of LANGS) {
  test.describe(lang, () => {
    test('on phones, the title is within 130 px and the local bar says where the reader is', async ({ browser }) => {
      const page = await visit(browser, `${prefix}/config/lib/dts`, PHONE);
      expect(await page.locator('h1').evaluate((title) => title.getBoundingClientRect().top)).toBeLessThanOrEqual(130);
      const place = page.locator('[data-local-bar] [data-place]');
      await expect(place).toHaveText(section);
      const heading = page.locator('article h2').nth(1);
      await heading.evaluate((element) => element.scrollIntoView());
      await expect(place).toHaveText((await heading.textContent()) ?? '');
      await page.evaluate(() => window.scrollTo(0, 0));
      await expect(place).toHaveText(section);
      await expect(page.getByRole('button', { name: texts.shell.sidebar, exact: true })).toBeVisible();
      const copy = page.getByRole('button', { name: texts.pageActions.copy });
      await expect(copy).toHaveCount(1);
      await expect(copy).not.toBeInViewport();
    });

    test('between tablets and wide windows, the local bar says where the reader is, next to the outline', async ({ browser }) => {
      const page = await visit(browser, `${prefix}/guide/basic/output-format`, { viewport: { width: 1100, height: 700 } });
      const place = page.locator('[data-local-bar] [data-place]');
      await expect(place).toBeVisible();
      const edges = await page
        .locator('[data-local-bar] [data-place], h1')
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().x));
      expect(edges[0]).toBe(edges[1]);
      const heading = page.locator('article h2').nth(1);
      await heading.evaluate((element) => element.scrollIntoView());
      await expect(place).toHaveText((await heading.textContent()) ?? '');
    });

    test('the 404 page has a search and five pages', async ({ browser }) => {
      const page = await visit(browser, `${prefix}/nothing-here`);
      await expect(page.getByRole('navigation', { name: texts.search.popular }).getByRole('link')).toHaveCount(5);
      const form = page.getByRole('searchbox', { name: texts.search.placeholder }).locator('xpath=ancestor::form');
      await expect(form).toHaveAttribute('action', `${prefix}/search-index`);
    });

    test('the start screen of the search has the pages that were opened, and popular ones', async ({ browser }) => {
      const page = await waitForHydration(await visit(browser, `${prefix}/config/lib/wasm`));
      const title = (await page.locator('h1').textContent()) ?? '';
      await page.goto(page.url().replace('/config/lib/wasm', '/missing'));
      await page.keyboard.press('/');
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('grid', { name: texts.search.popular }).getByRole('row')).toHaveCount(5);
      await expect(dialog.getByRole('grid', { name: texts.search.visited }).getByRole('row')).toHaveText([title.trim()]);
      await expect(dialog).toContainText(texts.search.noRecent);
    });

    test('no group of the sidebar repeats its name, and the pager has the title of the page', async ({ browser }) => {
      const page = await visit(browser, `${prefix}/config/lib/format`);
      const sidebar = page.getByRole('navigation', { name: texts.shell.sidebar });
      await expect(sidebar.getByRole('link', { name: overview, exact: true })).toHaveCount(2);
      await expect(page.getByRole('navigation', { name: texts.pager.label }).locator('[rel=prev]')).toContainText(
        /Lib (?:configurations|配置)/,
      );
    });
  });
}

test('the search of the 404 page opens the search with its query', async ({ browser }) => {
  const page = await visit(browser, '/nothing-here');
  await page.getByRole('searchbox', { name: en.search.placeholder }).fill('dts');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/search-index\?q=dts$/);
  await expect(findSearchInput(page)).toHaveValue('dts');
  await expect(page.getByRole('option').first()).toBeVisible();
});

test('the footer has two columns on phones, four on wide screens', async ({ browser }) => {
  const page = await visit(browser, '/zh/blog/');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('heading')).toHaveText(['文档', '生态', '社区', '语言']);
  await expect(footer.getByRole('link', { name: 'English' })).toHaveAttribute('href', '/blog/');
  for (const [width, columns] of [
    [375, 2],
    [1440, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const boxes = await footer.locator('section').evaluateAll((all) => all.map((each) => each.getBoundingClientRect()));
    expect(new Set(boxes.map(({ x }) => x)).size).toBe(columns);
    expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(width);
  }
});

for (const [path, name] of [
  ['/blog/', 'Blog'],
  ['/zh/blog/', '博客'],
] as const) {
  test(`on phones, the list of posts says that it is the blog (${path})`, async ({ browser }) => {
    const page = await visit(browser, path, PHONE);
    await expect(page.locator('.breadcrumbs')).toHaveText(name);
    await expect(page.locator('.breadcrumbs')).toBeInViewport();
    expect(await page.locator('h1').evaluate((title) => title.getBoundingClientRect().top)).toBeLessThanOrEqual(130);
  });
}

for (const [width, below] of [
  [1440, 'h1'],
  [375, '.page-footer'],
] as const) {
  test(`what copying a page says moves nothing (${width} px)`, async ({ browser }) => {
    const page = await visit(browser, '/guide/start/quick-start', { viewport: { width, height: 800 }, reducedMotion: 'reduce' });
    await page.route('**/*.md', (route) => route.abort());
    await waitForLateScript(page);
    const button = page.getByRole('button', { name: en.pageActions.copy });
    await button.scrollIntoViewIfNeeded();
    const readTop = () => page.locator(below).evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
    const top = await readTop();
    await button.click();
    await expect(page.getByText(en.pageActions.failed)).toBeInViewport();
    expect(await readTop()).toBe(top);
  });
}

test('on phones, the mark of verified examples is in the first line, and the date below the links begins where they do', async ({
  browser,
}) => {
  const page = await visit(browser, '/guide/start/quick-start', PHONE);
  const [mark, line] = await page.locator('.page-proof').evaluate((proof) => {
    const range = document.createRange();
    range.selectNodeContents(proof);
    const { top, bottom } = proof.querySelector('.icon')?.getBoundingClientRect() ?? new DOMRect();
    const [text] = [...range.getClientRects()].filter(({ width }) => width > 100);
    return [(top + bottom) / 2, text ? (text.top + text.bottom) / 2 : 0];
  });
  expect(Math.abs((mark ?? 0) - (line ?? 0))).toBeLessThan(2);
  const [link, date] = await page
    .locator('.page-footer > div > :is(a:first-child, p)')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect()));
  expect(date?.top).toBeGreaterThan(link?.bottom ?? Infinity);
  expect(date?.left).toBe(link?.left);
});

test('on small phones, the commands to start with are not cut', async ({ browser }) => {
  const page = await visit(browser, '/', { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  const widths = await page
    .locator('.start-commands pre')
    .evaluateAll((all) => all.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
  expect(widths).toEqual([0, 0]);
});

test('on touch screens, lists of links are easy to hit', async ({ browser }) => {
  const page = await openTab(browser, { ...PHONE, hasTouch: true, isMobile: true });
  for (const [path, lists] of [
    ['/config/', '.footer-columns a, .option-sections a, .page-footer > div > a'],
    ['/zh/guide/start/quick-start', '.footer-columns a, .page-footer > div > a'],
  ] as const) {
    await page.goto(findOrigin(main) + path);
    const heights = await page.locator(lists).evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(15);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  }
});

test('on phones, the button to the top is shown only while the reader scrolls up', async ({ browser }) => {
  // A page without controls at the right edge at this position, which the button would not cover.
  const page = await visit(browser, '/blog/introducing-rslib', PHONE);
  const button = page.getByRole('button', { name: 'Scroll to top' });
  await waitForLateScript(page);
  await turnWheel(page, { x: 180, y: 400, distance: 1000 });
  await expect(button).toBeHidden();
  await turnWheel(page, { x: 180, y: 400, distance: -300 });
  await expect(button).toBeVisible();
  await turnWheel(page, { x: 180, y: 400, distance: 200 });
  await expect(button).toBeHidden();
});

test('what the query hides stays hidden on the next page', async ({ browser }) => {
  const page = await waitForHydration(await visit(browser, '/guide/start/quick-start?navbar=0&footer=0'));
  await expect(page.locator('header')).toBeHidden();
  await page.getByRole('navigation', { name: 'Sidebar' }).getByRole('link', { name: 'Glossary' }).click();
  await expect.poll(() => readAddress(page)).toBe('/guide/start/glossary');
  await expect(page.locator('h1')).toHaveText('Glossary');
  await expect(page.locator('header')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
});

test('without the outline, its bar is shown only where it opens the sidebar', async ({ browser }) => {
  for (const [width, query, isShown] of [
    [1440, '', true],
    [1440, '?outline=0', false],
    [1000, '?outline=0', false],
    [375, '?outline=0', true],
    [375, '?outline=0&sidebar=0', false],
  ] as const) {
    const page = await visit(browser, `/config/lib/dts${query}`, { viewport: { width, height: 800 } });
    await expect(page.locator('[data-local-bar]'), `${width} px, ${query}`).toBeVisible({ visible: isShown });
    await page.context().close();
  }
});

test('the navigation bar is opaque, and its links keep a distance from its edges', async ({ browser }) => {
  const page = await visit(browser, '/guide/start/quick-start');
  const bar = page.getByRole('banner');
  // Colors that are not opaque start with `rgba`.
  expect(await bar.evaluate((element) => getComputedStyle(element).backgroundColor)).toMatch(/^rgb\(.*\)$/);
  const link = bar.getByRole('link', { name: 'Config' });
  const [box, height] = [await link.boundingBox(), await bar.evaluate((element) => element.getBoundingClientRect().height)];
  expect(box?.height).toBe(32);
  expect(box?.y).toBeGreaterThanOrEqual(16);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height - 16);
});

for (const prefix of ['', '/zh']) {
  test(`at 768 px, the search covers no link of the navigation bar (${prefix || '/en'})`, async ({ browser }) => {
    const page = await visit(browser, `${prefix}/missing`, { viewport: { width: 768, height: 600 } });
    const links = await page.locator('header nav a').evaluateAll((all) => all.map((each) => each.getBoundingClientRect()));
    expect(new Set(links.map(({ top }) => top)).size).toBe(1);
    const search = await page.locator('.search-button').boundingBox();
    expect(Math.max(...links.map(({ right }) => right))).toBeLessThanOrEqual(search?.x ?? 0);
  });
}

test('the links in the list of all pages have the color of text, and are underlined below the pointer', async ({ browser }) => {
  const page = await visit(browser, '/search-index', { colorScheme: 'light', reducedMotion: 'reduce' });
  const link = '.all-pages li a';
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme);
    await page.mouse.move(0, 0);
    const text = await readStyle(page, 'h1', 'color');
    expect(await readStyle(page, link, 'color')).toBe(text);
    expect(await readStyle(page, link, 'text-decoration-line')).toBe('none');
    await page.locator(link).first().hover();
    expect(await readStyle(page, link, 'color')).not.toBe(text);
    expect(await readStyle(page, link, 'text-decoration-line')).toBe('underline');
  }
});

test('diagrams are at most 560 px wide with text of 14 px, and completely visible on phones', async ({ browser }) => {
  const page = await openTab(browser);
  const measure = () =>
    page.locator('.diagram').evaluate((diagram) => {
      const box = diagram.querySelector('svg')?.getBoundingClientRect();
      const units = Number.parseFloat(getComputedStyle(diagram).getPropertyValue('--diagram-text') || '18');
      const { width = 0, right = 0 } = box ?? {};
      return { width, right, text: (units * width) / 720 };
    });
  for (const path of [
    '/guide/basic/output-structure',
    '/zh/guide/advanced/dts',
    '/guide/solution/nodejs',
    '/zh/guide/advanced/third-party-deps',
  ]) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(findOrigin(main) + path);
    const wide = await measure();
    expect([path, wide.width <= 560, Math.abs(wide.text - 14) <= 0.5]).toEqual([path, true, true]);
    await page.setViewportSize(PHONE.viewport);
    const small = await measure();
    expect([path, small.right <= 375, small.text > 9.5]).toEqual([path, true, true]);
    await expect(page.locator('.zoom-open').first()).toBeVisible();
  }
});

test('the link to the example that a block quotes ends where the block ends', async ({ browser }) => {
  const page = await visit(browser, '/guide/faq/errors');
  const ends = await page
    .locator('.quote-source')
    .evaluateAll((links) =>
      links.map((link) => [link, link.previousElementSibling].map((element) => element?.getBoundingClientRect().right)),
    );
  expect(ends.length).toBeGreaterThan(0);
  for (const [link, block] of ends) expect(link).toBe(block);
});

test('on phones, code has 13 px and a shade where it is cut, like tables', async ({ browser }) => {
  const page = await visit(browser, '/config/lib/dts', PHONE);
  const read = (selector: string, name: string) => readStyle(page, selector, name);
  expect(await read('.example > .code-block pre', 'font-size')).toBe('13px');
  const readShade = async (selector: string) => (await read(selector, 'background-image')).split(/, (?=linear-gradient)/).at(1);
  const shade = await readShade('.table-scroll');
  expect(shade).toMatch(/^linear-gradient\(90deg, \S+\(.+\), rgba\(0, 0, 0, 0\) 10px/);
  expect(await readShade('.example > .code-block pre')).toBe(shade);
  await page.goto(new URL('/', page.url()).href);
  expect(await readShade('.explorer-slot')).toBe(shade);
});

test('all pages begin at the same left edge, and the outline ends where the navigation bar does', async ({ browser }) => {
  const page = await openTab(browser);
  const readEdge = (selector: string, edge: 'left' | 'right') =>
    page.locator(selector).evaluate((element, name) => element.getBoundingClientRect()[name], edge);
  const edges = new Map<number, number>();
  for (const path of ['/guide/start/quick-start', '/config/', '/config/lib/wasm', '/blog/rslib-1-0']) {
    await page.goto(findOrigin(main) + path);
    for (const width of [800, 1200, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const left = await readEdge('h1', 'left');
      expect([path, width, left]).toEqual([path, width, edges.get(width) ?? left]);
      edges.set(width, left);
    }
    if (path.startsWith('/guide')) expect(await readEdge('.outline-sidebar', 'right')).toBe((await readEdge('.shell', 'right')) - 24);
  }
});

for (const [place, path, button, selectors] of [
  [
    'the outline',
    '/guide/basic/output-format',
    '.local-bar summary',
    ['.home-link', '.explorer-axis label', '.explorer-compare button', '.outline-panel a'],
  ],
  [
    'examples and the page',
    '/config/lib/dts',
    '',
    ['.example-bar :is(a, button, summary)', '.example-more summary', '.tab', '.page-action', '.scroll-to-top', '.skip-link'],
  ],
  ['the drawer', '/guide/start/', 'header [popovertarget=sidebar]', ['#sidebar :is(a, button, summary)']],
] as const) {
  test(`on phones, links and buttons have at least 44 px: ${place}`, async ({ browser }) => {
    const page = await visit(browser, path, { ...PHONE, hasTouch: true, isMobile: true, reducedMotion: 'reduce' });
    await waitForCodeTools(page);
    if (button) await page.locator(button).click();
    for (const selector of selectors) {
      const heights = await page
        .locator(selector)
        .evaluateAll((all) => all.filter((each) => each.checkVisibility()).map((each) => each.getBoundingClientRect().height));
      expect(heights.length).toBeGreaterThan(0);
      expect([selector, heights.filter((height) => height < 44)]).toEqual([selector, []]);
    }
  });
}

test('on tablets, the sidebar is a drawer of 320 px, and the page behind it is darker', async ({ browser }) => {
  const page = await visit(browser, '/config/lib/dts', { viewport: { width: 800, height: 700 }, reducedMotion: 'reduce' });
  await page.getByRole('button', { name: en.shell.sidebar, exact: true }).click();
  const drawer = page.locator('#sidebar');
  await expect(drawer).toBeVisible();
  expect(await drawer.evaluate((each) => each.getBoundingClientRect().width)).toBe(320);
  expect(await readStyle(page, '#sidebar', 'background-color', '::backdrop')).toMatch(/, 0\.45\)$/);
  // Nor can it be scrolled.
  await turnWheel(page, { x: 600, y: 400, distance: 300 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('Tab moves through the actions of a page in the order in which they are shown', async ({ browser }) => {
  const page = await visit(browser, '/guide/start/quick-start');
  const actions = page.locator('.page-head .page-action');
  const boxes = await actions.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().left));
  const [first, second] = boxes[0] !== undefined && boxes[0] > (boxes[1] ?? 0) ? [1, 0] : [0, 1];
  await actions.nth(first).focus();
  await page.keyboard.press('Tab');
  await expect(actions.nth(second)).toBeFocused();
});

test('on phones, tables with three columns of values scroll and keep their columns wide', async ({ browser }) => {
  const page = await visit(browser, '/guide/migration/tsup', PHONE);
  const tables = page.locator('.table-scroll:has(th:nth-child(3)):not(:has(.has-notes))');
  const widths = await tables.evaluateAll((all) => all.map(({ scrollWidth }) => scrollWidth));
  // 29rem
  expect([...new Set(widths)]).toEqual([464]);
});

test('the next page is on the right, even if there is no previous one', async ({ browser }) => {
  const page = await visit(browser, '/guide/start/quick-start');
  await page.locator('.pager [rel=prev]').evaluate((link) => link.remove());
  const [start, middle] = await page.locator('.pager').evaluate((pager) => {
    const { left, width } = pager.getBoundingClientRect();
    return [pager.querySelector('a')?.getBoundingClientRect().left ?? 0, left + width / 2];
  });
  expect(start).toBeGreaterThan(middle ?? 0);
});

test('where scrollbars are hidden, a page has the width of the window, whatever its height', async ({ browser }) => {
  for (const path of ['/config/lib/dts', '/404']) {
    const page = await visit(browser, path, PHONE);
    const widths = await page.evaluate(() => [document.body.clientWidth, document.querySelector('header')?.clientWidth]);
    expect(widths, path).toEqual([375, 375]);
  }
});

test('next to a scrollbar, pages of any height are equally wide, and the outline keeps its distance from both edges', async ({
  playwright,
  launchOptions,
}) => {
  const browser = await playwright.chromium.launch({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] });
  const window = { viewport: { width: 320, height: 600 } };
  const readWidth = (page: Page) => page.evaluate(() => document.documentElement.clientWidth);
  const page = await visit(browser, '/config/lib/dts', window);
  const width = await readWidth(page);
  expect(width).toBeLessThan(320);
  expect(await readWidth(await visit(browser, '/404', window))).toBe(width);
  await page.locator('.local-bar summary').click();
  const edges = await page.locator('.outline-panel').evaluate((panel) => {
    const [{ left, right }, bar] = [panel.getBoundingClientRect(), panel.closest('.local-bar')?.getBoundingClientRect()];
    return [left - (bar?.left ?? 0), (bar?.right ?? 0) - right, document.documentElement.clientWidth - right];
  });
  expect(edges).toEqual([8, 8, 8]);
  await browser.close();
});

test('outline entries are indented by depth', async ({ browser }) => {
  const page = await visit(browser, '/config/lib/dts', { viewport: { width: 1300, height: 800 } });
  const read = (depth: number) =>
    page
      .locator(`.outline-sidebar [data-depth="${depth}"] a`)
      .first()
      .evaluate((link) => Number.parseFloat(getComputedStyle(link).paddingLeft));
  expect([await read(2), await read(3), await read(4)]).toEqual([16, 28, 40]);
});

test('long words make no page wider than a small window', async ({ browser }) => {
  const page = await visit(browser, '/config/lib/dts', { viewport: { width: 320, height: 700 } });
  await page.locator('.local-bar summary').click();
  for (const selector of [
    'h1',
    '.prose h2',
    '.prose > p',
    '.prose li',
    '.prose code',
    '.facts dd',
    '.pager span + span',
    '.outline-panel a',
    '[data-place]',
  ]) {
    const element = page.locator(selector).locator('visible=true').first();
    await element.evaluate((each) => {
      each.textContent = 'Wort'.repeat(30);
    });
    expect([selector, await isTooWide(page)]).toEqual([selector, false]);
  }
});

test('on phones, no name of a tool is broken', async ({ browser }) => {
  const page = await visit(browser, '/', PHONE);
  const lines = await page.locator('.tool-cards img + span').evaluateAll((names) =>
    names.map((name) => {
      const range = document.createRange();
      range.selectNodeContents(name);
      return [name.textContent, range.getClientRects().length];
    }),
  );
  expect(lines).toEqual(TOOLS.map(({ name }) => [name, 1]));
});

test('the icons in a row of the tools are at the same height', async ({ browser }) => {
  const page = await visit(browser, '/missing');
  await page.getByRole('button', { name: en.shell.tools }).click();
  const tops = await page.locator('.tool-list img').evaluateAll((all) => all.map((icon) => icon.getBoundingClientRect().top));
  expect(tops.length).toBe(7);
  for (const at of [0, 2, 4]) expect(tops[at]).toBe(tops[at + 1]);
});

for (const prefix of ['', '/zh']) {
  test(`no name is cut in the list of options, and nothing in wide windows (${prefix || '/en'})`, async ({ browser }) => {
    const page = await visit(browser, `${prefix}/config/`);
    for (const [width, parts] of [
      [320, 'h3, a'],
      [1280, 'h3, a, code, p'],
      [1440, 'h3, a, code, p'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      expect([width, await listCutTexts(page.locator(`.option-row :is(${parts})`))]).toEqual([width, []]);
    }
  });
}

test('menus close on a second click of the mouse', async ({ browser }) => {
  const page = await waitForHydration(await visit(browser, '/missing'));
  for (const name of ['Tools', 'Language']) {
    const button = page.locator('header').getByRole('button', { name, exact: true });
    const panel = page.locator(`[id="${await button.getAttribute('popovertarget')}"]`);
    await button.click();
    await expect(panel).toBeVisible();
    await button.click();
    await expect(panel).toBeHidden();
  }
});

test('a printed page has the commands of the chosen package manager', async ({ browser }) => {
  const stored = { 'rslib-docs:tabs:package-manager': '2' };
  const page = await visit(browser, '/guide/start/quick-start', { stored });
  await page.emulateMedia({ media: 'print' });
  const group = page.locator('[data-group="package-manager"]').first();
  const panels = group.getByRole('tabpanel');
  await expect(panels.locator('visible=true')).toHaveCount(1);
  await expect(panels.locator('visible=true')).toContainText('pnpm create');
  // It needs no name, because it is the only one, and there is nothing to choose.
  const all = group.locator('> [role=tabpanel]');
  expect(await all.nth(2).evaluate((panel) => getComputedStyle(panel, '::before').display)).toBe('none');
  await expect(page.getByRole('tablist').locator('visible=true')).toHaveCount(0);
  const shown = await group.evaluate((element: HTMLElement) => {
    const parts = [...element.querySelectorAll(':scope > [role=tabpanel]')];
    return [0, 1, 3, 4].map((index) => {
      element.dataset.index = String(index);
      return parts.flatMap((part, at) => (part.checkVisibility() ? [at] : []));
    });
  });
  expect(shown).toEqual([[0], [1], [3], [4]]);
});

test('a page printed while the search is open shows the page', async ({ browser }) => {
  const page = await visit(browser, '/config/lib/wasm');
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a page is printed in light colors, without its controls and decoration', async ({ browser }) => {
  const page = await visit(browser, '/', { stored: { 'rslib-docs:theme': 'dark' } });
  await waitForCodeTools(page);
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  for (const selector of ['.navbar', '.star-field', '.code-tools', '.skip-link', '.scroll-to-top', '.tooltip', '.site-footer'])
    await expect(page.locator(selector).first()).toHaveCSS('display', 'none');
});

test('printed code is not cut, links have their addresses, and the article has the width of the paper', async ({ browser }) => {
  const page = await visit(browser, '/guide/basic/cli', { viewport: { width: 1100, height: 700 } });
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.shell')).toHaveCSS('display', 'block');
  for (const selector of ['.local-bar', '#sidebar', '.outline-sidebar', '.heading-anchor'])
    await expect(page.locator(selector).first()).toHaveCSS('display', 'none');
  await expect(page.locator('.prose h2').first()).toHaveCSS('break-after', 'avoid');
  await expect(page.locator('.code-block').first()).toHaveCSS('break-inside', 'avoid');
  const link = page.locator('.prose p > a[href^="http"]').first();
  const address = await link.getAttribute('href');
  expect(await link.evaluate((each) => getComputedStyle(each, '::after').content)).toContain(address);
  await page.setViewportSize({ width: 400, height: 700 });
  expect(await listCutTexts(page.locator('.code-block pre'))).toEqual([]);
});

test('tables with four short columns fit next to the outline', async ({ browser }) => {
  // The narrowest window with an outline, and a common width of laptops.
  const page = await visit(browser, '/guide/basic/upgrade-rslib', { viewport: { width: 1280, height: 800 } });
  await expect(page.locator('.outline-sidebar')).toBeVisible();
  const widths = await page.locator('.table-scroll').evaluateAll((all) => all.map((each) => each.scrollWidth - each.clientWidth));
  expect(widths).toEqual([0, 0]);
});

test('a printed table fits on the paper, in letters as large as the text', async ({ browser }) => {
  // The width of A4 without margins.
  const page = await visit(browser, '/guide/basic/output-format', { viewport: { width: 718, height: 1000 } });
  await page.emulateMedia({ media: 'print' });
  const read = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).fontSize);
  expect(await read('.prose td')).toBe(await read('.prose > p:not([class])'));
  const tables = page.locator('.prose table');
  expect(await tables.count()).toBeGreaterThan(1);
  const wide = await tables.evaluateAll((all) =>
    all.filter((table) => table.getBoundingClientRect().right > innerWidth).map((table) => table.textContent),
  );
  expect(wide).toEqual([]);
  await expect(page.locator('.table-scroll').first()).toHaveCSS('overflow', 'visible');
});

test('explorers, the list of options, and the cards of the tools are printed whole', async ({ browser }) => {
  const page = await openTab(browser);
  await page.emulateMedia({ media: 'print' });
  // A4 and A5.
  for (const [path, selector, width] of [
    ['/', '.explorer-slot, .tool-cards', 718],
    ['/', '.explorer-slot, .explorer-foot pre', 480],
    ['/guide/basic/output-format', '.explorer-slot', 718],
    ['/config/', '.option-row :is(p, code)', 718],
  ] as const) {
    await page.setViewportSize({ width, height: 1000 });
    await page.goto(findOrigin(main) + path);
    const parts = page.locator(selector).locator('visible=true');
    expect(await parts.count()).toBeGreaterThan(1);
    const cut = await parts.evaluateAll((all) =>
      all
        .filter((part) => part.scrollWidth > part.clientWidth || part.scrollHeight > part.clientHeight)
        .map(({ className, scrollWidth, scrollHeight }) => [className, scrollWidth, scrollHeight]),
    );
    expect([path, width, cut]).toEqual([path, width, []]);
  }
});

test('folded code is printed whole, without the button that unfolds it and the space for it', async ({ browser }) => {
  const page = await visit(browser, '/guide/upgrade/v0-to-v1', { viewport: { width: 718, height: 1000 } });
  const block = page.locator('.code-block', { hasText: 'Show all 25 lines' }).first();
  const lines = block.locator('.line').locator('visible=true');
  expect(await lines.count()).toBeLessThan(25);
  await page.emulateMedia({ media: 'print' });
  await expect(lines).toHaveCount(25);
  await expect(block.getByText('Show all')).toBeHidden();
  await expect(block).toHaveCSS('padding-bottom', '0px');
});

test('a printed file of an example is below its own name', async ({ browser }) => {
  const page = await visit(browser, '/config/lib/dts');
  await page.emulateMedia({ media: 'print' });
  const files = await page
    .locator('.example-more')
    .first()
    .locator('details')
    .evaluateAll((all) => all.map(({ children }) => [...children].map((child) => child.getBoundingClientRect().top)));
  expect(files.length).toBeGreaterThan(1);
  expect(files.flat()).toEqual(files.flat().sort((a, b) => a - b));
});

test('prints additional files of an example, and everything else that is folded', async ({ browser }) => {
  const page = await openTab(browser);
  for (const path of ['/guide/faq/features', '/zh/guide/solution/nodejs', '/guide/basic/output-format']) {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(findOrigin(main) + path);
    const listFolded = () =>
      page.locator('main details:not([open])').evaluateAll((all) =>
        all
          .filter((details) => details.querySelector('summary')?.checkVisibility())
          .flatMap((details) => [...details.children].slice(1))
          .filter((content) => !content.checkVisibility())
          .map((content) => content.textContent),
      );
    expect((await listFolded()).length).toBeGreaterThan(1);
    await page.emulateMedia({ media: 'print' });
    expect([path, await listFolded()]).toEqual([path, []]);
  }
});

test('the language of code leaves long lines readable, and is above their shade', async ({ browser }) => {
  const page = await visit(browser, '/api/javascript-api/types', { viewport: { width: 375, height: 800 } });
  await waitForCodeTools(page);
  const blocks = await page.locator('.code-block:has(> .code-lang)').evaluateAll((all) =>
    all.map((block) => {
      const lang = block.querySelector<HTMLElement>('.code-lang');
      lang?.scrollIntoView({ block: 'center', behavior: 'instant' });
      const pre = block.querySelector('pre');
      pre?.scrollTo({ left: 1e4, behavior: 'instant' });
      const range = document.createRange();
      range.selectNodeContents(block.querySelector('.line') as Element);
      const text = range.getBoundingClientRect();
      const box = lang?.getBoundingClientRect();
      if (!pre || !lang || !box) throw new Error('no language');
      // The letters are lower than the boxes of their lines; positions are rounded.
      const isCovered = text.right > box.left + 1 && text.left < box.right && text.top + 2 < box.bottom;
      // The pointer finds what is painted last. The buttons are transparent.
      block.querySelector('.code-tools')?.remove();
      lang.style.pointerEvents = 'auto';
      const isShown = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2) === lang;
      return { isLong: pre.scrollWidth > pre.clientWidth, isWrong: isCovered || !isShown };
    }),
  );
  expect(blocks.filter(({ isLong }) => isLong).length).toBeGreaterThan(3);
  expect(blocks.filter(({ isWrong }) => isWrong)).toEqual([]);
});

test('on touch screens, the buttons of code never cover a line', async ({ browser }) => {
  const page = await openTab(browser, { hasTouch: true, isMobile: true });
  for (const [path, width] of [
    ['/api/javascript-api/types', 375],
    ['/zh/config/lib/dts', 320],
    ['/guide/basic/output-structure', 768],
    ['/guide/basic/cli', 375],
    ['/', 375],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(findOrigin(main) + path);
    await waitForCodeTools(page);
    const blocks = await page.locator('.code-block').evaluateAll((all) =>
      all.flatMap((block) => {
        if (!block.checkVisibility()) return [];
        const pre = block.querySelector('pre');
        const tools = block.querySelector('.code-tools')?.getBoundingClientRect();
        if (!pre || !tools) throw new Error('no buttons');
        // Outside of the window, code is not laid out.
        pre.style.contentVisibility = 'visible';
        const range = document.createRange();
        const { right: end } = pre.getBoundingClientRect();
        const texts = document.createNodeIterator(block.querySelector('code') as Element, NodeFilter.SHOW_TEXT);
        // Only text, since the boxes of lines are as wide as the block.
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          range.selectNodeContents(text);
          const isCovered = [...range.getClientRects()].some(
            ({ left, right, top, bottom }) =>
              Math.min(right, end) > tools.left + 1 && left < tools.right && bottom > tools.top && top + 2 < tools.bottom,
          );
          if (isCovered) return [block.textContent];
        }
        return [''];
      }),
    );
    expect(blocks.length).toBeGreaterThan(2);
    expect([path, blocks.filter(Boolean)]).toEqual([path, []]);
  }
});

test('on phones, the commands of examples wrap, so that readers see all of them', async ({ browser }) => {
  const page = await visit(browser, '/guide/start/quick-start', { ...PHONE, hasTouch: true, isMobile: true });
  await waitForCodeTools(page);
  const commands = await page.locator('.example-bar pre').evaluateAll((all) =>
    all.map((pre) => {
      const height = Number.parseFloat(getComputedStyle(pre).lineHeight);
      return { isCut: pre.scrollWidth > pre.clientWidth, rows: Math.floor(pre.clientHeight / height) };
    }),
  );
  expect(commands.some(({ rows }) => rows > 1)).toBe(true);
  expect(commands.some(({ rows }) => rows === 1)).toBe(true);
  expect(commands.filter(({ isCut }) => isCut)).toEqual([]);
});

test('a line that wraps continues below its text: that of a log after the level, any other a little indented', async ({ browser }) => {
  const page = await visit(browser, '/guide/faq/errors', PHONE);
  for (const [path, selector, characters] of [
    ['/guide/faq/errors', '[data-lang="log"] pre:not([data-no-levels])', 8],
    ['/api/javascript-api/core', '[data-lang="log"] pre[data-no-levels]', 4],
  ] as const) {
    await page.goto(findOrigin(main) + path);
    const indent = await page
      .locator(selector)
      .first()
      .evaluate((pre) => {
        const character = pre.appendChild(document.createElement('span'));
        character.style.cssText = 'position: absolute; width: 100ch';
        const line = pre.querySelector('.line') as Element;
        return (-100 * Number.parseFloat(getComputedStyle(line).textIndent)) / character.getBoundingClientRect().width;
      });
    expect([path, Math.round(indent)]).toEqual([path, characters]);
  }
});

test('on phones, the notes of a table are below the rest of their row, and nobody has to scroll', async ({ browser }) => {
  const page = await visit(browser, '/guide/migration/tsdown', PHONE);
  const measure = () =>
    page
      .locator('.has-notes')
      .first()
      .evaluate((table) => {
        const [name, , notes] = [...(table.querySelector('tbody tr')?.children ?? [])].map((cell) => cell.getBoundingClientRect());
        const scroller = table.closest('.table-scroll');
        return {
          isBelow: (notes?.top ?? 0) >= (name?.bottom ?? Infinity),
          hasWholeWidth: notes?.width === scroller?.clientWidth,
          scrolls: (scroller?.scrollWidth ?? 0) > (scroller?.clientWidth ?? 0),
        };
      });
  expect(await measure()).toEqual({ isBelow: true, hasWholeWidth: true, scrolls: false });
  await page.setViewportSize({ width: 768, height: 900 });
  expect(await measure()).toEqual({ isBelow: false, hasWholeWidth: false, scrolls: false });
});

test('the number of a step is beside the first line of its heading', async ({ browser }) => {
  const page = await visit(browser, '/guide/start/quick-start', PHONE);
  const steps = await page.locator('.steps > .heading').evaluateAll((all) =>
    all.map((step) => {
      const { top, height } = getComputedStyle(step, '::before');
      const heading = step.querySelector(':scope > :first-child');
      const [line] = heading?.getClientRects() ?? [];
      if (!line) throw new Error('no heading');
      const number = step.getBoundingClientRect().top + Number.parseFloat(top) + Number.parseFloat(height) / 2;
      return Math.abs(number - (line.top + line.bottom) / 2);
    }),
  );
  expect(steps.length).toBeGreaterThan(3);
  expect(Math.max(...steps)).toBeLessThanOrEqual(1);
});

test('on touch screens, no empty bar is above a log', async ({ browser }) => {
  const page = await visit(browser, '/config/lib/dts', { viewport: { width: 375, height: 800 }, hasTouch: true, isMobile: true });
  await waitForCodeTools(page);
  const logs = await page.locator('[data-lang="log"]').evaluateAll((all) =>
    all.map((log) => {
      const line = [...log.querySelectorAll('.line')].find((each) => each.checkVisibility());
      const tools = log.querySelector('.code-tools')?.getBoundingClientRect();
      return (line?.getBoundingClientRect().top ?? 0) < (tools?.bottom ?? 0);
    }),
  );
  expect(logs.length).toBeGreaterThan(1);
  expect(logs).not.toContain(false);
});

test('the button that unfolds a file is next to its name', async ({ browser }) => {
  const page = await visit(browser, '/config/lib/dts');
  const distances = await page.locator('.code-head > details').evaluateAll((all) =>
    all.map((details) => {
      const range = document.createRange();
      range.selectNodeContents(details.parentElement as Element);
      range.setEndBefore(details);
      return details.getBoundingClientRect().left - range.getBoundingClientRect().right;
    }),
  );
  expect(distances.length).toBeGreaterThan(2);
  expect(Math.max(...distances)).toBeLessThanOrEqual(16);
});

test('on phones, an icon is next to a long file name and keeps its width', async ({ browser }) => {
  const page = await visit(browser, '/guide/advanced/publishing');
  const head = page.locator('.code-head', { hasText: '.github/workflows/publish.yml' });
  for (const width of [320, 375]) {
    await page.setViewportSize({ width, height: 812 });
    const [icon, name] = await head.evaluate((element) => {
      const text = document.createRange();
      text.selectNodeContents([...element.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE) ?? element);
      return [element.querySelector('.file-icon'), text].map((part) => part?.getBoundingClientRect().toJSON());
    });
    expect(icon.right).toBeLessThan(name.left);
    expect(icon.top).toBeGreaterThan(name.top - 2);
    expect(icon.bottom).toBeLessThan(name.bottom + 2);
    expect(icon.width).toBe(16);
  }
});
