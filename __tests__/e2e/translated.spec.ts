import type { Page } from '@playwright/test';
import { SITES } from './support/sites';
import { expect, test } from './support/test';
import { visit, waitForHydration } from './support/visits';

/** Changes the page like the translation of Chrome, which puts each text into two `font` elements, and follows later changes. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const translateIn = (root: Element) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      for (const text of texts) {
        const words = text.nodeValue?.trim();
        const parent = text.parentElement;
        if (!words || !parent || parent.closest('font, script, style, [translate="no"]')) continue;
        const outer = document.createElement('font');
        outer.appendChild(document.createElement('font')).textContent = `«${words}»`;
        parent.replaceChild(outer, text);
      }
    };
    document.documentElement.classList.add('translated-ltr');
    translateIn(document.body);
    const follow = (records: readonly MutationRecord[]) => {
      for (const { target } of records) if (target instanceof Element && target.isConnected) translateIn(target);
    };
    new MutationObserver(follow).observe(document.body, { childList: true, subtree: true });
  });
}

test('a page that the browser has translated keeps its code, its search and its links', async ({ browser }) => {
  const page = await waitForHydration(await visit(browser, '/config/lib/dts'));
  await translate(page);
  const title = page.getByRole('heading', { level: 2 }).first();
  await expect(title).toHaveText('«Enable declaration files»');
  await expect(page.locator(':is(pre, code) font')).toHaveCount(0);

  await page.keyboard.press('Control+k');
  const input = page.getByRole('combobox');
  const results = page.getByRole('option');
  await input.fill('externals');
  await expect(results.first()).toBeVisible();
  await input.fill('qqqqzzzz');
  await expect(page.getByRole('dialog')).toContainText('No results');
  await input.fill('umdName');
  await expect(results.first()).toContainText('umdName');
  await input.press('Enter');
  await page.waitForURL('**/config/lib/umd-name**');
  await expect(page.locator('article p').first()).toHaveText(/^«.+»$/);
});

test('a translated list of options can still be filtered', async ({ browser }) => {
  const page = await waitForHydration(await visit(browser, '/config/'));
  await translate(page);
  const rows = page.locator('.overview .option-row');
  const all = await rows.count();
  const filter = page.getByRole('searchbox', { name: 'Filter' });
  await filter.fill('bundle');
  await expect(rows.locator('mark').first()).toHaveText('bundle');
  const first = await rows.count();
  expect(first).toBeLessThan(all);
  await filter.fill('bundl');
  await expect(rows.locator('mark').first()).toHaveText('bundl');
  await filter.fill('qqqq');
  await expect(page.getByText('No matching API found')).toBeVisible();
  await filter.fill('');
  await expect(rows).toHaveCount(all);
  await expect(rows.locator('p').first()).toHaveText(/^«.+»$/);
});

test('a translated page shows the version that the reader has chosen', async ({ browser }) => {
  const page = await waitForHydration(await visit(browser, '/guide/', { site: SITES[1] }));
  await translate(page);
  const button = page.locator('header').getByRole('button', { name: /Version/ });
  await expect(button).toContainText('v2');
  await button.click();
  await page.locator('header').getByRole('link', { name: 'v1' }).click();
  await page.waitForURL('**/v1/guide/');
  await expect(button).toContainText('v1');
  await expect(button).not.toContainText('v2');
});
