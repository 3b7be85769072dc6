import { loadInOrder, readShifts } from '@/lib/cli/measure/layout-shift';
import { parsePath } from '@/lib/routes/paths';
import { listViolationsOfLayouts } from './support/axe';
import { listUnreadableText } from './support/contrast';
import { isTooWide } from './support/overflow';
import { readExpectedTitle } from './support/read-title';
import { findOrigin, listGeneratedPaths, listPublicPaths, SITES } from './support/sites';
import { expect, test } from './support/watched-page';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 375, height: 812 };
/** A window of 1280 by 1024 px at a zoom of 400 %. */
const ZOOMED = { width: 320, height: 256 };

for (const site of SITES) {
  test.describe(`every page of the ${site.name} site`, () => {
    const contentPaths = listPublicPaths(site);
    for (const path of [...contentPaths, ...listGeneratedPaths(site)]) {
      test(path, async ({ watchedPage: page, errors }) => {
        test.setTimeout(300_000);
        await page.setViewportSize(DESKTOP);
        await page.emulateMedia({ colorScheme: null, reducedMotion: null });
        const answer = await loadInOrder(page, findOrigin(site) + encodeURI(site.basePath + path));
        const shifts = await readShifts(page);
        const { lang } = parsePath(path, site.rules);
        const isMissing = path.endsWith('/404');
        expect(answer?.status()).toBe(isMissing ? 404 : 200);
        expect(await page.locator('html').getAttribute('lang')).toBe(site.config.locales.find((locale) => locale.lang === lang)?.tag);
        if (contentPaths.includes(path)) expect(await page.title()).toBe(readExpectedTitle(site, path));
        expect(await page.locator('h1').count(), 'h1 elements').toBe(1);
        expect(await page.locator('main h1').count(), 'h1 elements in main').toBe(1);
        expect(await page.locator('ul:empty, ol:empty, dl:empty').count(), 'empty lists').toBe(0);
        expect(shifts, 'layout shifts').toEqual([]);
        expect(await page.evaluate(() => window.policyViolations), 'refusals of the content security policy').toEqual([]);
        // What is folded in the content is checked too. Menus stay closed, because they would cover it.
        await page.locator('.prose details').evaluateAll((all) => all.map((each) => each.toggleAttribute('open', true)));
        expect(await listUnreadableText(page)).toEqual([]);
        expect(await listViolationsOfLayouts(page, PHONE)).toEqual([]);
        await page.setViewportSize(ZOOMED);
        expect(await isTooWide(page), 'scrolls horizontally at 400 % zoom').toBe(false);
        expect(errors.filter((error) => !(isMissing && / 404\b/.test(error)))).toEqual([]);
      });
    }
  });
}
