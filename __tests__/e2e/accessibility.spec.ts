import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { waitForFrame } from '@/lib/cli/measure/layout-shift';
import { waitForTasks } from '@/lib/cli/measure/page-requests';
import { listPublicPaths, SITES } from './support/sites';
import { hydrated, visit } from './support/visits';

const [main, fixture] = SITES;

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function listViolations(page: Page, { contrast = true } = {}): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .options({
      runOnly: { type: 'tag', values: TAGS },
      // Passes are not reported and hidden elements cannot be violations; both would take long on large pages.
      resultTypes: ['violations'],
      rules: { 'color-contrast': { enabled: contrast }, 'hidden-content': { enabled: false } },
    })
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 200)}`));
}

/** Removes code tokens, which differ only in color, because they are most of the elements of a page. Runs in the page. */
function mergeTokens(): void {
  for (const code of document.querySelectorAll('pre code')) code.replaceChildren(code.textContent ?? '');
}

/** Resolves when all animations and transitions have finished. */
async function finishAnimations(page: Page): Promise<void> {
  await waitForTasks(page);
  await waitForFrame(page);
  await page.evaluate(async () => {
    const finite = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(finite.map(({ finished }) => finished));
  });
}

const paths = listPublicPaths(main);
const PARTS = 8;
/** Timeout of a test that visits many pages, in milliseconds. */
const MANY_PAGES_MS = 600_000;

for (let part = 0; part < PARTS; part++) {
  test(`axe finds no violations on any page, ${part + 1} of ${PARTS}`, async ({ browser }) => {
    test.setTimeout(MANY_PAGES_MS);
    const page = await visit(browser, '/', { reducedMotion: 'reduce' });
    const origin = new URL(page.url()).origin;
    const found: string[] = [];
    for (const path of paths.filter((_, index) => index % PARTS === part)) {
      await page.goto(origin + path);
      await hydrated(page);
      await page.evaluate(mergeTokens);
      // Colors are checked separately below, because this rule takes most of the time.
      found.push(...(await listViolations(page, { contrast: false })).map((text) => `${path} ${text}`));
    }
    expect(found).toEqual([]);
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`colors have enough contrast on every type of page (${colorScheme})`, async ({ browser }) => {
    test.setTimeout(MANY_PAGES_MS);
    const page = await visit(browser, '/', { colorScheme, reducedMotion: 'reduce' });
    const origin = new URL(page.url()).origin;
    const found: string[] = [];
    for (const path of ['/', '/zh/', '/config/', '/zh/config/lib/shims', '/guide/start/', '/blog/', '/zh/blog/introducing-rslib']) {
      await page.goto(origin + path);
      await hydrated(page);
      found.push(...(await listViolations(page)).map((text) => `${path} ${text}`));
    }
    expect(found).toEqual([]);
  });
}

const STATES: readonly [string, string, (page: Page) => Promise<unknown>, typeof main?][] = [
  ['the tool popover', '/', (page) => page.getByRole('button', { name: 'Tools', exact: true }).click()],
  ['the language menu', '/zh/config/', (page) => page.getByRole('button', { name: '语言' }).first().click()],
  ['no match of the filter', '/config/', (page) => page.getByRole('searchbox', { name: 'Filter' }).fill('nothing like it')],
  ['the page for missing addresses', '/zh/missing', () => Promise.resolve()],
  ['every component', '/zh/guide/components', () => Promise.resolve(), fixture],
  ['every notation of code', '/guide/code', () => Promise.resolve(), fixture],
  ['an open image', '/guide/components', (page) => page.getByRole('button', { name: /^Zoom image/ }).click(), fixture],
];

for (const [name, path, act, site = main] of STATES) {
  test(`axe finds no violations with ${name}`, async ({ browser }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await hydrated(await visit(browser, path, { site, colorScheme, reducedMotion: 'reduce' }));
      await act(page);
      await finishAnimations(page);
      expect(await listViolations(page)).toEqual([]);
    }
  });
}

for (const [name, button] of [
  ['menu', 'Menu'],
  ['sidebar', 'Sidebar'],
] as const) {
  test(`axe finds no violations with the ${name} on a phone`, async ({ browser }) => {
    const page = await hydrated(
      await visit(browser, '/config/lib/dts', { viewport: { width: 375, height: 812 }, hasTouch: true, reducedMotion: 'reduce' }),
    );
    await page.getByRole('button', { name: button, exact: true }).click();
    await finishAnimations(page);
    expect(await listViolations(page)).toEqual([]);
  });
}

test('at 400 % zoom, pages do not scroll horizontally', async ({ browser }) => {
  test.setTimeout(MANY_PAGES_MS);
  const page = await visit(browser, '/', { viewport: { width: 320, height: 256 } });
  const origin = new URL(page.url()).origin;
  const wide: string[] = [];
  for (const path of paths) {
    await page.goto(origin + path);
    if (await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)) wide.push(path);
  }
  expect(wide).toEqual([]);
});
