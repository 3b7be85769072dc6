import { expect, type Page, test } from '@playwright/test';
import { listViolationsInThemes } from './support/axe';
import { SITES } from './support/sites';
import { hydrated, visit } from './support/visits';

const [main, fixture] = SITES;

/** Timeout of a test that runs all rules several times, in milliseconds. */
const MANY_RUNS_MS = 600_000;

test('colors have enough contrast on every type of page, code included, in light and dark', async ({ browser }) => {
  test.setTimeout(MANY_RUNS_MS);
  const page = await visit(browser, '/', { reducedMotion: 'reduce' });
  const origin = new URL(page.url()).origin;
  const found: string[] = [];
  for (const path of ['/', '/zh/config/', '/zh/config/lib/shims', '/guide/start/', '/blog/', '/zh/blog/introducing-rslib']) {
    await page.goto(origin + path);
    await hydrated(page);
    found.push(...(await listViolationsInThemes(page)).map((text) => `${path} ${text}`));
  }
  expect(found).toEqual([]);
});

const search = async (page: Page, query: string) => {
  await page.keyboard.press('Control+K');
  const input = page.getByRole('dialog').getByRole('combobox');
  await expect(input).toBeFocused();
  await expect(page.getByRole('search')).toBeVisible();
  await page.keyboard.type(query);
};

interface State {
  readonly name: string;
  readonly path: string;
  readonly act: (page: Page) => Promise<unknown>;
  readonly site?: typeof main;
  /** Window widths in which the state exists. Default: phone and desktop. */
  readonly widths?: readonly number[];
}

const DESKTOP = [1440];
const PHONE = [375];
const MENUS = '/zh/missing';

const STATES: readonly State[] = [
  { name: 'the tool popover', path: MENUS, act: (page) => page.getByRole('button', { name: '工具', exact: true }).click() },
  { name: 'the language menu', path: MENUS, act: (page) => page.getByRole('button', { name: '语言' }).first().click(), widths: DESKTOP },
  {
    name: 'a tooltip',
    path: MENUS,
    widths: DESKTOP,
    act: async (page) => {
      await page.getByRole('button', { name: /^主题/ }).first().hover();
      await expect(page.getByRole('tooltip')).toBeVisible();
    },
  },
  { name: 'the menu', path: MENUS, act: (page) => page.getByRole('button', { name: '菜单', exact: true }).click(), widths: PHONE },
  {
    name: 'the sidebar',
    path: '/guide/',
    act: (page) => page.getByRole('button', { name: 'Sidebar', exact: true }).click(),
    site: fixture,
    widths: PHONE,
  },
  {
    name: 'the outline',
    path: '/guide/components',
    act: (page) => page.locator('details[data-menu] summary').click(),
    site: fixture,
    widths: PHONE,
  },
  { name: 'the search without a query', path: MENUS, act: (page) => search(page, '') },
  {
    name: 'results of the search',
    path: MENUS,
    act: async (page) => {
      await search(page, 'dts');
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  },
  {
    name: 'a search without results',
    path: MENUS,
    act: async (page) => {
      await search(page, 'qqqqqqqq');
      await expect(page.getByRole('dialog')).toContainText('qqqqqqqq');
    },
  },
  {
    name: 'no match of the filter',
    path: '/api/',
    act: (page) => page.getByRole('searchbox', { name: 'Filter' }).fill('nothing like it'),
    site: fixture,
  },
  {
    name: 'other tabs and open details',
    path: '/zh/guide/components',
    site: fixture,
    act: async (page) => {
      for (const tab of await page.locator('[role=tab]:nth-child(2)').locator('visible=true').all()) await tab.click();
      await page.locator('main details').evaluateAll((all) => {
        for (const details of all) (details as HTMLDetailsElement).open = true;
      });
    },
  },
  { name: 'every notation of code', path: '/guide/code', act: () => Promise.resolve(), site: fixture },
  {
    name: 'an open image',
    path: '/guide/components',
    act: (page) => page.getByRole('button', { name: /^Zoom image/ }).click(),
    site: fixture,
  },
];

for (const { name, path, act, site = main, widths = [...PHONE, ...DESKTOP] } of STATES) {
  test(`axe finds no violations with ${name}`, async ({ browser }) => {
    test.setTimeout(MANY_RUNS_MS);
    for (const width of widths) {
      const page = await hydrated(await visit(browser, path, { site, viewport: { width, height: 812 }, reducedMotion: 'reduce' }));
      await act(page);
      expect(await listViolationsInThemes(page)).toEqual([]);
      await page.context().close();
    }
  });
}

/** Spacing that readers may set (WCAG 1.4.12), as rules of an adopted style sheet, which the policy allows. Runs in the page. */
function spaceText(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
  );
  document.adoptedStyleSheets.push(sheet);
}

test('with more space between letters, words and lines, nothing is cut off', async ({ browser }) => {
  for (const [path, width] of [
    ['/zh/missing', 320],
    ['/config/lib/dts', 375],
    ['/zh/config/', 1440],
  ] as const) {
    const page = await visit(browser, path, { viewport: { width, height: 800 } });
    await page.evaluate(spaceText);
    // Elements that hide what does not fit, except those that scroll, are a line long, or are for screen readers only.
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll('main *, header *')]
        .filter((element) => element.checkVisibility() && element.clientHeight > 4 && !element.closest('svg, pre'))
        .filter((element) => /hidden|clip/.test(getComputedStyle(element).overflowY) && element.scrollHeight > element.clientHeight + 1)
        .map((element) => element.outerHTML.slice(0, 100)),
    );
    expect([path, cut]).toEqual([path, []]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(true);
    await page.context().close();
  }
});

test('in forced colors, buttons, links and the current entries can be told from text', async ({ browser }) => {
  const page = await visit(browser, '/guide/components', { site: fixture, forcedColors: 'active', reducedMotion: 'reduce' });
  await hydrated(page);
  const read = (selector: string, property: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
  const text = await read('main p', 'color');
  expect(await read('.prose a[href^="/"], .prose a[href^="http"]', 'color')).not.toBe(text);
  expect(await read('[role=tab][aria-selected=true]', 'text-decoration-line')).toContain('underline');
  await page.keyboard.press('Tab');
  expect(await read(':focus', 'outline-style')).not.toBe('none');
});

for (const [path, names] of [
  ['/guide/advanced/dts', ['Main', 'Sidebar', 'ON THIS PAGE', 'Pager', 'Breadcrumbs']],
  ['/zh/guide/advanced/dts', ['主导航', '侧边栏', '目录', '翻页', '当前位置']],
] as const) {
  test(`landmarks have names in the language of the page: ${path}`, async ({ browser }) => {
    const page = await visit(browser, path);
    for (const name of names)
      await expect(page.getByRole('navigation', { name, exact: true }).locator('visible=true').first()).toBeVisible();
    for (const role of ['banner', 'main', 'contentinfo'] as const) await expect(page.getByRole(role).first()).toBeVisible();
  });
}

test('after client navigation by the pager, the focus is on the content and Tab continues there', async ({ browser }) => {
  const page = await hydrated(await visit(browser, '/config/lib/dts'));
  await page.locator('a[rel=next]').click();
  await page.waitForURL('**/config/lib/shims');
  await expect(page.locator('main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});
