import { expect, test } from '@playwright/test';
import { SITES } from './support/sites';
import { visit } from './support/visits';

const [MAIN, FIXTURE] = SITES;

for (const { site, expected } of [
  { site: MAIN, expected: 'light dark' },
  // `darkMode: false`
  { site: FIXTURE, expected: 'light' },
]) {
  test(`${site.name}: without scripts, a dark system finds ${expected}`, async ({ browser }) => {
    const page = await visit(browser, '/', { site, javaScriptEnabled: false, colorScheme: 'dark' });
    expect(await page.locator('html').evaluate((root) => getComputedStyle(root).colorScheme)).toBe(expected);
    const background = await page.locator('html').evaluate((root) => getComputedStyle(root).backgroundColor);
    // `lab(100 0 0)` is white.
    const [lightness] = /[\d.]+/.exec(background) ?? [];
    expect(lightness === '100').toBe(site === FIXTURE);
    expect(await page.locator('meta[name="color-scheme"]').getAttribute('content')).toBe(expected);
    // The mark of running scripts, on which style rules depend.
    expect(await page.locator('html').getAttribute('data-theme')).toBeNull();
    await page.context().close();
  });
}
