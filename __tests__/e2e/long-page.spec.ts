import { waitForCodeTools } from '@/lib/cli/measure/start-framework';
import { findOrigin, SITES } from './support/sites';
import { expect, test } from './support/test';
import { openTab, visit } from './support/visits';

const [main] = SITES;
const PAGE = '/guide/basic/output-structure';
const SECTIONS = 1000;
const PARAGRAPHS = 10;

const section = (index: number) =>
  `<h2 id="part-${index}"><a href="#part-${index}">Part ${index}</a></h2>${'<p>A paragraph of a very long page.</p>'.repeat(PARAGRAPHS)}`;
const numbers = Array.from({ length: SECTIONS }, (_, index) => index);

/** What a frame costs is in the number of positions that it reads and of elements that it changes, on every machine. */
test('a page of 10,000 paragraphs reads few positions and changes few elements per scroll', async ({ browser }) => {
  const page = await openTab(browser);
  await page.addInitScript(() => {
    const counts = { reads: 0, writes: 0 };
    Object.assign(window, { counts });
    for (const name of ['getBoundingClientRect', 'getClientRects'] as const) {
      const original = Element.prototype[name];
      Object.defineProperty(Element.prototype, name, {
        value(this: Element) {
          counts.reads += 1;
          return Reflect.apply(original, this, []);
        },
      });
    }
    new MutationObserver((records) => {
      counts.writes += records.length;
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
  await page.route(`**${PAGE}`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const links = numbers.map((index) => `<li data-depth="2"><a href="#part-${index}">Part ${index}</a></li>`).join('');
    const body = html
      .replace(/(<nav[^>]*data-outline[^>]*>[\s\S]*?<ul[^>]*>)[\s\S]*?(<\/ul>)/g, `$1${links}$2`)
      .replace(/(<h2 id=)/, `${numbers.map(section).join('')}$1`);
    await route.fulfill({ response, body });
  });
  await page.goto(findOrigin(main) + PAGE, { waitUntil: 'load' });
  // The late script has run, and has changed all code blocks.
  await expect(page.locator('.code-block .code-tools').first()).toBeAttached();
  await waitForCodeTools(page);
  const current = page.locator('[data-outline] [aria-current]:visible');
  for (const index of [0, 1, 250, 500, 999]) {
    await page.evaluate(async (id) => {
      const heading = document.getElementById(id);
      if (!heading) throw new Error(`No heading ${id}`);
      const top = scrollY + heading.getBoundingClientRect().top - 10;
      Object.assign(Reflect.get(window, 'counts'), { reads: 0, writes: 0 });
      scrollTo({ top, behavior: 'instant' });
    }, `part-${index}`);
    await expect(current).toHaveText([`Part ${index}`]);
    await expect(current).toBeInViewport();
    const { reads, writes }: { reads: number; writes: number } = await page.evaluate(() => Reflect.get(window, 'counts'));
    // Binary search: twice ten headings for each of at most three calls, and the scroll position of the outline.
    expect(reads).toBeLessThan(100);
    expect(writes).toBeLessThan(20);
  }
});

/** The dashed lines of folds are rounded to a tenth of a line. */
const TOLERANCE = 2;

for (const width of [375, 1440]) {
  for (const path of ['/config/rsbuild/output', '/zh/guide/advanced/css'])
    test(`code outside the window has its height without being laid out, on ${path} at ${width} px`, async ({ browser }) => {
      const page = await visit(browser, path, { viewport: { width, height: 900 } });
      const { count, wrong, missing } = await page.evaluate((tolerance) => {
        const blocks = [...document.querySelectorAll('pre[data-rows]')].filter((block) => block.checkVisibility());
        const skipped = blocks.filter((block) => !block.querySelector('.line')?.checkVisibility({ contentVisibilityAuto: true }));
        getSelection()?.selectAllChildren(document.body);
        const selected = getSelection()?.toString() ?? '';
        const heights = skipped.map((block) => block.getBoundingClientRect().height);
        const sheet = new CSSStyleSheet();
        sheet.replaceSync('pre { content-visibility: visible !important }');
        document.adoptedStyleSheets.push(sheet);
        const shown = skipped.map((block) => block.getBoundingClientRect().height);
        return {
          count: skipped.length,
          wrong: skipped
            .filter((_, index) => Math.abs((heights[index] ?? 0) - (shown[index] ?? 0)) > tolerance)
            .map((block) => block.textContent),
          // What is copied from the page.
          missing: skipped
            .map((block) => block.querySelector('code > .line')?.textContent ?? '')
            .filter((line) => !selected.includes(line)),
        };
      }, TOLERANCE);
      expect(count).toBeGreaterThan(20);
      expect([wrong, missing]).toEqual([[], []]);
    });
}

for (const width of [375, 768, 1440]) {
  for (const path of ['/search-index', '/zh/search-index'])
    test(`groups outside the window have about their height without being laid out, on ${path} at ${width} px`, async ({ browser }) => {
      const page = await visit(browser, path, { viewport: { width, height: 900 } });
      const { skipped, estimated, actual, missing } = await page.evaluate(() => {
        const groups = [...document.querySelectorAll('.all-pages section')];
        const skipped = groups.filter((group) => !group.querySelector('li')?.checkVisibility({ contentVisibilityAuto: true }));
        getSelection()?.selectAllChildren(document.body);
        const selected = getSelection()?.toString() ?? '';
        const measure = () => skipped.reduce((sum, group) => sum + group.getBoundingClientRect().height, 0);
        const estimated = measure();
        const sheet = new CSSStyleSheet();
        sheet.replaceSync('.all-pages section { content-visibility: visible !important }');
        document.adoptedStyleSheets.push(sheet);
        const missing = [...document.querySelectorAll('.all-pages a')].map((link) => link.textContent ?? '');
        return {
          skipped: skipped.length,
          estimated,
          actual: measure(),
          // What is copied from the page.
          missing: missing.filter((text) => !selected.includes(text)),
        };
      });
      expect(skipped).toBeGreaterThan(10);
      // Some links need two rows.
      expect(Math.abs(estimated / actual - 1)).toBeLessThan(0.2);
      expect(missing).toEqual([]);
      await page.goto(`${findOrigin(main)}${path}#a-to-z`);
      const heading = page.locator('#a-to-z');
      await expect(heading).toBeInViewport();
      await page.locator('.all-pages a').last().focus();
      await expect(page.locator('.all-pages a').last()).toBeInViewport();
    });
}
