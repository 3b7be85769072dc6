import type { Locator, Page } from '@playwright/test';
import { waitForFrame } from '@/lib/cli/measure/layout-shift';
import { waitForTasks } from '@/lib/cli/measure/page-requests';
import { expect, test } from './support/test';
import { readClipboard, visit, waitForHydration } from './support/visits';

const DTS = '/config/lib/dts';

const readHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);
const example = (page: Page, text: string) => page.locator('.example', { hasText: text }).first();

for (const [path, limit] of [
  ['/config/rsbuild/output', 11000],
  [`/zh${DTS}`, 7500],
  ['/zh/config/rsbuild/output', 11000],
] as const) {
  test(`${path} is at most ${limit} px tall at 1440 px`, async ({ browser }) => {
    expect(await readHeight(await visit(browser, path))).toBeLessThanOrEqual(limit);
  });
}

test('at 1440 px, texts and examples in a list are as wide as the list, and keep a distance', async ({ browser }) => {
  const page = await visit(browser, '/config/lib/id');
  const list = page.locator('.prose > ul', { has: page.locator('.example') });
  const lost = await list.evaluate((element) =>
    [...element.querySelectorAll(':scope > li > *')].map((part) => element.clientWidth - part.getBoundingClientRect().width),
  );
  expect(lost.length).toBeGreaterThan(5);
  // The space of the marks.
  expect(Math.max(...lost)).toBeLessThan(30);
  const item = list.locator('> li', { hasText: 'rspack.config.modern.mjs' });
  const lines = await item.locator('.file-tree li > span').evaluateAll((names) => names.map(({ clientHeight }) => clientHeight));
  expect(lines.length).toBeGreaterThan(5);
  expect(new Set(lines).size).toBe(1);
  const distance = await item.evaluate(
    ({ lastElementChild, nextElementSibling }) =>
      (nextElementSibling?.getBoundingClientRect().top ?? 0) - (lastElementChild?.getBoundingClientRect().bottom ?? 0),
  );
  expect(distance).toBe(20);
});

test.describe(`${DTS} at 1440 px`, () => {
  // The tests share one page, because it is large.
  test.describe.configure({ mode: 'default' });

  let page: Page;
  test.beforeAll(async ({ browser }) => {
    page = await visit(browser, DTS);
  });
  test.afterAll(() => page?.context().close());

  test('is at most 7500 px tall', async () => {
    expect(await readHeight(page)).toBeLessThanOrEqual(7500);
  });

  test('text after an example is next to it, so that the text column has no gap', async () => {
    const pair = page.locator('.pair', { has: page.locator('#turn-it-on') });
    const [, code, after] = await pair.locator('> *').all();
    await expect(pair.locator('> *')).toHaveCount(3);
    await expect(after ?? pair).toContainText('emits one declaration file per source file');
    const [left, right] = [await after?.boundingBox(), await code?.boundingBox()];
    const bottom = (box: typeof left) => (box ? box.y + box.height : Number.NaN);
    expect(bottom(right) - bottom(left)).toBeLessThan(150);
  });

  test('the page states once what built its examples; a card lists the tools that ran', async () => {
    const count = await page.locator('.example').count();
    await expect(page.getByText(`All ${count} examples on this page were built with @rslib/core`)).toHaveCount(1);
    const tick = page.locator('.example-proof').first();
    await expect(tick).toHaveAccessibleName(/^Ran with @rslib\/core \d+\.\d+\.\d+ · Example folder$/);
  });

  test('the copied text of a folded file is the whole file', async () => {
    const config = example(page, 'declare type Style').locator('.code-block', { hasText: 'rslib.config.ts' });
    await config.hover();
    await config.getByRole('button', { name: 'Copy code' }).click();
    await expect.poll(() => readClipboard(page)).toMatch(/^import \{ defineConfig \}[\s\S]*\}\);$/);
  });

  test('facts of an option are terms, and fields of an object link to their sections', async () => {
    const facts = page.locator('dl[data-option="lib.dts.bundle"]');
    await expect(facts.locator('dt')).toHaveText(['Type', 'Default']);
    await facts.getByRole('link', { name: 'tsconfigPath' }).click();
    await expect(page.locator('#dtsbundletsconfigpath')).toBeInViewport();
  });

  test('the outline of a wide reference page is in the local bar', async () => {
    await page.getByText('ON THIS PAGE', { exact: true }).locator('visible=true').click();
    const outline = page.getByRole('navigation', { name: 'ON THIS PAGE' }).locator('visible=true');
    await outline.getByRole('link', { name: 'dts.alias' }).click();
    await expect(page.locator('#dtsalias')).toBeInViewport();
  });
});

test('a failing build says so, and its log has levels in color and a marked error', async ({ browser }) => {
  const page = await visit(browser, '/config/lib/external-helpers', { viewport: { width: 1440, height: 900 } });
  const card = page.locator('.example[data-fails]').first();
  await expect(card.getByText('Build fails with exit code 1')).toBeVisible();
  const readBorder = (place: Locator) => place.evaluate((each) => getComputedStyle(each).borderTopColor);
  expect(await readBorder(card)).not.toBe(await readBorder(page.locator('.example:not([data-fails])').first()));
  const line = card.locator('.line.error');
  await expect(line).toContainText('@swc/helpers dependency declaration was not found');
  // Wrapped text starts after the level.
  expect(await line.evaluate((each) => Number.parseFloat(getComputedStyle(each).textIndent))).toBeLessThan(-50);
});

test('from 1360 px, an example is next to its text and stays in view while the text scrolls', async ({ browser }) => {
  const page = await visit(browser, DTS, { viewport: { width: 1360, height: 900 } });
  const pair = page.locator('.pair', { has: page.locator('#dtsautoextension') });
  const code = pair.locator('> :nth-child(2)');
  const [text, box] = [await pair.locator('> :first-child > .heading').boundingBox(), await code.boundingBox()];
  expect(box?.x).toBeGreaterThan((text?.x ?? 0) + (text?.width ?? 0));
  expect(box?.y).toBe(text?.y);
  await pair.evaluate((element) => window.scrollTo(0, element.getBoundingClientRect().top + window.scrollY + 20));
  await expect.poll(async () => (await code.boundingBox())?.y).toBeGreaterThan(100);
});

test('below 1360 px, text and examples have one column in the order of the page', async ({ browser }) => {
  const page = await visit(browser, DTS, { viewport: { width: 1359, height: 900 } });
  const tops = await page
    .locator('.pair', { has: page.locator('#dtsbundle') })
    .evaluate((pair) => [...pair.children].map((part) => part.getBoundingClientRect()));
  expect(new Set(tops.map(({ x }) => x)).size).toBe(1);
  expect(tops.map(({ top }) => top)).toEqual(tops.map(({ top }) => top).sort((a, b) => a - b));
});

for (const [path, rem] of [
  ['/guide/basic/typescript', 37.5],
  ['/zh/guide/basic/typescript', 41],
] as const) {
  test(`text on ${path} is at most ${rem}rem wide, code may be wider`, async ({ browser }) => {
    const page = await visit(browser, path);
    const measure = (selector: string) =>
      page.locator(selector).evaluateAll((all) => Math.max(...all.map((each) => each.getBoundingClientRect().width)));
    expect(await measure('.prose > p')).toBeCloseTo(rem * 16, 0);
    expect(await measure('.prose .example')).toBeGreaterThan(rem * 16);
  });
}

test('an example shows configuration, command and result at once; files and folded lines unfold without scripts', async ({ browser }) => {
  const page = await visit(browser, DTS, { javaScriptEnabled: false });
  const card = example(page, 'declare type Style');
  await expect(card.getByText('rslib.config.ts')).toBeVisible();
  await expect(card.getByText('npx rslib')).toBeVisible();
  await expect(card.getByText("declare type Style = 'short' | 'long';")).toBeVisible();
  const file = card.getByText('index.d.ts', { exact: true });
  await expect(file).toBeHidden();
  const button = card.getByText(/^2 files · /);
  await button.hover();
  // In whole pixels, because code that comes into view is only then laid out, which can move the button by a fraction of one.
  const readBox = async () => Object.values((await button.boundingBox()) ?? {}).map(Math.round);
  const before = await readBox();
  await button.click();
  await expect(file).toBeVisible();
  expect(await readBox()).toEqual(before);
  const block = page.locator('.code-block', { hasText: /Show all \d+ lines/ }).first();
  const line = block.locator('.rest .line').first();
  await expect(line).toBeHidden();
  await block.getByText(/^Show all \d+ lines$/).click();
  await expect(line).toBeVisible();
});

for (const isStatic of [true, false]) {
  test(`a tab stays where it was clicked, ${isStatic ? 'before' : 'after'} the framework has started`, async ({ browser }) => {
    const page = await visit(browser, '/guide/start/quick-start', { viewport: { width: 1440, height: 600 } });
    if (!isStatic) await waitForHydration(page);
    // Makes the panels above differ in height.
    await page.locator('[data-group="package-manager"] [role="tabpanel"]:nth-child(4)').evaluateAll((panels) => {
      for (const panel of panels) panel.append(...Array.from({ length: 9 }, () => document.createElement('br')));
    });
    const tab = page.locator('[data-group="package-manager"]').last().getByRole('tab', { name: 'pnpm' });
    // What comes into view is laid out, and may move the tab.
    for (let step = 0; step < 2; step += 1) {
      await tab.scrollIntoViewIfNeeded();
      await waitForFrame(page);
    }
    const before = await tab.evaluate((each) => each.getBoundingClientRect().top);
    await tab.click();
    await waitForTasks(page);
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    expect(await tab.evaluate((each) => each.getBoundingClientRect().top)).toBeCloseTo(before, 0);
  });
}

test('the list of options has a row of about 56 px for each on phones, and sticky group titles', async ({ browser }) => {
  const page = await visit(browser, '/config/', { viewport: { width: 375, height: 800 } });
  const rows = await page
    .locator('.option-row:has(p)')
    .evaluateAll((all) => all.map((row) => [row.getBoundingClientRect().height, row.querySelector('h3, a')?.textContent] as const));
  expect(rows.length).toBeGreaterThan(50);
  // Longer than a row, so it wraps.
  expect(rows.filter(([height]) => height > 64).map(([, name]) => name)).toEqual(['seaOptions.disableExperimentalSEAWarning']);
  await expect(page.locator('.overview header').first()).toHaveCSS('position', 'sticky');
  // In front of the rows that scroll below it.
  const isInFront = await page
    .locator('.overview h2')
    .first()
    .evaluate((title) => {
      scrollTo(0, title.getBoundingClientRect().top + scrollY + 100);
      const { left, top, height } = title.getBoundingClientRect();
      return document.elementFromPoint(left + 5, top + height / 2) === title;
    });
  expect(isInFront).toBe(true);
});

test('in wide windows, the heading of a group names the columns of the list of options', async ({ browser }) => {
  const page = await visit(browser, '/config/', { viewport: { width: 1440, height: 800 } });
  const group = page.locator('.overview > div').first();
  for (const [width, heads] of [
    [1440, ['Default', 'Type', 'Description']],
    [1280, ['Default', 'Description']],
    [1024, []],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const shown = group.locator('header p').locator('visible=true');
    await expect(shown).toHaveText([...heads]);
    const readLefts = (parts: Locator) => parts.evaluateAll((all) => all.map((part) => part.getBoundingClientRect().left));
    const cells = group.locator('.option-row:has(p)').first().locator('code, p').locator('visible=true');
    if (heads.length > 0) expect(await readLefts(shown)).toEqual(await readLefts(cells));
  }
});

test('next to a sidebar, the list of options has room for the descriptions, which are below the names', async ({ browser }) => {
  const page = await visit(browser, '/config/', { viewport: { width: 1024, height: 800 } });
  const rows = await page.locator('.option-row:has(p)').evaluateAll((all) =>
    all.map((row) => {
      const [name, text] = ['a', 'p'].map((tag) => {
        const range = document.createRange();
        range.selectNodeContents(row.querySelector(tag) ?? row);
        return range.getBoundingClientRect();
      });
      return { text: name && text && [text.left - name.left, text.top >= name.bottom], width: row.querySelector('p')?.clientWidth };
    }),
  );
  expect(rows.length).toBeGreaterThan(50);
  for (const { text, width } of rows) {
    expect(text).toEqual([0, true]);
    expect(width).toBeGreaterThan(600);
  }
});
