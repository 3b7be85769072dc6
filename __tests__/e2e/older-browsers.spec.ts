import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import { visit } from './support/visits';

/** Replaces what a browser should not know in all stylesheets. */
const forget = (known: string | RegExp, unknown: string) => (page: Page) =>
  page.route('**/*.css', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll(known, unknown) });
  });

test.describe('without ::details-content, which Safari has since 18.4 and Firefox since 143', () => {
  for (const width of [375, 1440]) {
    test(`open files take the width of their example, below their names: ${width} px`, async ({ browser }) => {
      const page = await visit(browser, '/config/lib/dts', {
        viewport: { width, height: 900 },
        prepare: forget('::details-content', '::unknown'),
      });
      const example = page.locator('.example').first();
      const details = example.locator('.example-more details');
      const bar = example.locator('.example-bar');
      await details.locator('summary').first().click();
      await bar.locator('summary').click();
      const measure = (selector: string) =>
        example.locator(selector).evaluate((element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect();
          const outer = element.closest('.example')?.getBoundingClientRect();
          return { left: left - (outer?.left ?? 0), right: (outer?.right ?? 0) - right, top, bottom };
        });
      for (const [name, content] of [
        ['.example-more details:first-child summary', '.example-more details:first-child .code-block'],
        ['.example-bar summary', '.example-bar .file-tree'],
      ] as const) {
        const [above, below] = [await measure(name), await measure(content)];
        expect([content, below.left, below.right, below.top >= above.bottom]).toEqual([content, 1, 1, true]);
      }
      // The names of closed files share a row.
      await expect(details).toHaveCount(2);
      await details.locator('summary').first().click();
      const tops = await details.locator('summary').evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
      expect(new Set(tops).size).toBe(1);
    });
  }
});

test.describe('without alternative texts of generated content, which Safari has since 17.4', () => {
  for (const [path, contents] of [
    ['/config/lib/dts', ['"#"', '"$ "', '"≡"']],
    ['/guide/start/quick-start', ['"$ "', 'counter(step)']],
  ] as const) {
    test(`elements have the same content: ${path}`, async ({ browser }) => {
      const read = async (prepare?: (page: Page) => Promise<unknown>) => {
        const page = await visit(browser, path, { prepare, javaScriptEnabled: false });
        return page
          .locator('main *')
          .evaluateAll((all) =>
            all.flatMap((element) =>
              ['::before', '::after'].map((pseudo) => getComputedStyle(element, pseudo).content.replace(/ \/ ""$/, '')),
            ),
          );
      };
      const older = await read(forget(/content:([^;{}]*?) ?\/ ?"a?"/g, 'unknown:$1'));
      expect(older).toEqual(await read());
      expect(older).toEqual(expect.arrayContaining([...contents]));
    });
  }
});
