import { expect, test } from '@playwright/test';
import { SITES } from './support/sites';
import { visit } from './support/visits';

const [MAIN, FIXTURE] = SITES;

for (const { site, expected } of [
  { site: MAIN, expected: 'light dark' },
  // `darkMode: false`
  { site: FIXTURE, expected: 'light' },
]) {
  test(`${site.name}: without JavaScript, the color scheme on a dark system is ${expected}`, async ({ browser }) => {
    const page = await visit(browser, '/', { site, javaScriptEnabled: false, colorScheme: 'dark' });
    expect(await page.locator('html').evaluate((root) => getComputedStyle(root).colorScheme)).toBe(expected);
    // The computed color has the notation of the style sheet; a canvas converts it to pixels.
    const background = await page.locator('html').evaluate((root) => {
      const context = document.createElement('canvas').getContext('2d');
      if (!context) throw new Error('no canvas');
      context.fillStyle = getComputedStyle(root).backgroundColor;
      context.fillRect(0, 0, 1, 1);
      return [...context.getImageData(0, 0, 1, 1).data];
    });
    expect(background.every((channel) => channel === 255)).toBe(site === FIXTURE);
    expect(await page.locator('meta[name="color-scheme"]').getAttribute('content')).toBe(expected);
    // Style rules use this attribute to detect JavaScript.
    expect(await page.locator('html').getAttribute('data-theme')).toBeNull();
    await page.context().close();
  });
}
