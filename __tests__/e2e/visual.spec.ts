import type { Page } from '@playwright/test';
import { waitForFrame } from '@/lib/cli/measure/layout-shift';
import { listOtherFonts, openView, type View } from './support/pictures';
import { SITES } from './support/sites';
import { test as base, expect } from './support/test';

const [, FIXTURE] = SITES;

/** Graphics processors draw edges differently from each other. */
const test = base.extend({
  launchOptions: [async ({ launchOptions }, use) => use({ ...launchOptions, args: ['--disable-gpu'] }), { scope: 'worker' }],
});

const openSearch = (query: string) => async (page: Page) => {
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill(query);
  await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
};
const openMenu = (name: RegExp) => (page: Page) => page.getByRole('button', { name }).locator('visible=true').first().click();
const scrollToEnd = async (page: Page) => {
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await waitForFrame(page);
};
/** Chooses CommonJS with one file per module and types. */
const chooseOutput = async (page: Page) => {
  const explorer = page.locator('.explorer');
  await explorer.getByRole('radio', { name: 'CJS' }).check();
  await explorer.getByRole('checkbox').first().check();
  await explorer.getByRole('checkbox').last().check();
};
/** Compares ESM with CommonJS. */
const compareOutputs = async (page: Page) => {
  const explorer = page.locator('.explorer');
  await explorer.locator('[data-compare]').click();
  await explorer.getByRole('radio', { name: 'CJS' }).check();
  await explorer.evaluate((element) => window.scrollTo(0, element.getBoundingClientRect().top + window.scrollY - 150));
};
const enlarge = async (page: Page) => {
  await page.locator('.zoom-open').first().click();
  await expect(page.locator('.zoom-close').locator('visible=true')).toBeFocused();
};

/** The views by the names of their pictures, to which language, width and theme are added. */
const VIEWS: readonly (readonly [name: string, view: View])[] = [
  ['home', { path: '/', width: 1440, theme: 'light' }],
  ['home', { path: '/', width: 375, theme: 'dark' }],
  ['home', { path: '/zh/', width: 768, theme: 'light' }],
  ['home', { path: '/zh/', width: 1920, theme: 'dark' }],
  ['home-end', { path: '/zh/', width: 1440, theme: 'light', act: scrollToEnd }],
  ['home-explorer', { path: '/', width: 1440, theme: 'dark', act: chooseOutput }],
  ['quick-start', { path: '/guide/start/quick-start', width: 1440, theme: 'light' }],
  ['quick-start', { path: '/zh/guide/start/quick-start', width: 375, theme: 'light' }],
  ['option', { path: '/config/lib/dts', width: 1440, theme: 'light' }],
  ['option', { path: '/config/lib/dts', width: 375, theme: 'dark' }],
  ['option-example', { path: '/zh/config/lib/dts#dtsbundle', width: 1920, theme: 'dark' }],
  ['option-fix', { path: '/config/lib/id#wrong-values', width: 1440, theme: 'light' }],
  ['option-fix', { path: '/zh/config/lib/id#wrong-values', width: 375, theme: 'dark' }],
  ['options', { path: '/config/', width: 1440, theme: 'dark' }],
  ['options', { path: '/zh/config/', width: 375, theme: 'light' }],
  ['guide', { path: '/zh/guide/start/', width: 1440, theme: 'light' }],
  ['explorer-compare', { path: '/zh/guide/basic/output-format', width: 1440, theme: 'light', act: compareOutputs }],
  ['glossary', { path: '/guide/start/glossary', width: 768, theme: 'dark' }],
  ['errors', { path: '/guide/faq/errors', width: 1440, theme: 'light' }],
  ['errors', { path: '/zh/guide/faq/errors', width: 375, theme: 'dark' }],
  ['api', { path: '/api/javascript-api/core', width: 1440, theme: 'dark' }],
  ['index', { path: '/search-index', width: 1440, theme: 'dark' }],
  ['blog', { path: '/blog/', width: 1440, theme: 'light' }],
  ['blog', { path: '/zh/blog/', width: 375, theme: 'dark' }],
  ['post', { path: '/zh/blog/rslib-1-0', width: 1440, theme: 'light' }],
  ['missing', { path: '/missing', width: 1440, theme: 'dark' }],
  ['missing', { path: '/zh/missing', width: 375, theme: 'light' }],
  ['components', { site: FIXTURE, path: '/guide/components', width: 768, theme: 'light' }],
  ['versions', { site: FIXTURE, path: '/guide/', width: 1440, theme: 'light', act: openMenu(/Version/) }],
  ['search', { path: '/guide/start/', width: 1440, theme: 'light', act: openSearch('dts bundle') }],
  ['search', { path: '/zh/guide/start/', width: 375, theme: 'dark', act: openSearch('类型声明') }],
  ['menu', { path: '/guide/start/', width: 375, theme: 'light', act: openMenu(/^Menu$/) }],
  ['languages', { path: '/zh/guide/start/', width: 1440, theme: 'dark', act: openMenu(/^语言$/) }],
  ['picture', { path: '/zh/guide/basic/output-structure', width: 768, theme: 'dark', act: enlarge }],
];

for (const [name, view] of VIEWS) {
  const picture = `${name}-${view.path.startsWith('/zh/') ? 'zh' : 'en'}-${view.width}-${view.theme}`;
  test(`${picture} looks as recorded`, async ({ browser }) => {
    const page = await openView(browser, view);
    expect(await listOtherFonts(page)).toEqual([]);
    await expect(page).toHaveScreenshot(`${picture}.png`);
  });
}

test('the test font has all characters: half the size wide, Chinese ones the full size', async ({ browser }) => {
  const page = await openView(browser, { path: '/zh/missing', width: 375, theme: 'light' });
  const widths = await page.evaluate(() => {
    const context = new OffscreenCanvas(1, 1).getContext('2d');
    if (!context) throw new Error('no canvas');
    const measure = (font: string, text: string) => {
      context.font = font;
      return context.measureText(text).width;
    };
    return [
      ...['Lib ', '→✓', 'ñe\u0301', '库，', '🚀', '\u200b'].map((text) => measure('100px "Test Sans"', text)),
      measure('600 100px "Test Sans"', 'Lib'),
      measure('100px "Test Mono"', 'Lib'),
      measure('700 100px "Test Mono"', '库'),
    ];
  });
  expect(widths.map(Math.round)).toEqual([200, 100, 100, 200, 100, 0, 159, 180, 100]);
});
