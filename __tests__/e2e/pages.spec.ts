import { loadInOrder, readShifts } from '@/lib/cli/measure/layout-shift';
import { parsePath } from '@/lib/routes/paths';
import { readExpectedTitle } from './support/read-title';
import { findOrigin, listPublicPaths, SITES } from './support/sites';
import { expect, test } from './support/watched-page';

for (const site of SITES) {
  test.describe(`every page of the ${site.name} site`, () => {
    for (const path of listPublicPaths(site)) {
      test(path, async ({ watchedPage: page, troubles }) => {
        const answer = await loadInOrder(page, findOrigin(site) + encodeURI(site.basePath + path));
        const shifts = await readShifts(page);
        const { lang } = parsePath(path, site.rules);
        expect(answer?.status()).toBe(200);
        expect(await page.locator('html').getAttribute('lang')).toBe(site.config.locales.find((locale) => locale.lang === lang)?.tag);
        expect(await page.title()).toBe(readExpectedTitle(site, path));
        expect(await page.locator('h1').count(), 'h1 elements').toBe(1);
        expect(await page.locator('main h1').count(), 'h1 elements in main').toBe(1);
        expect(shifts, 'layout shifts').toEqual([]);
        expect(await page.evaluate(() => window.policyViolations), 'refusals of the content security policy').toEqual([]);
        expect(troubles).toEqual([]);
      });
    }
  });
}
