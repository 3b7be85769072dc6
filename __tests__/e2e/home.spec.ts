import type { Page } from '@playwright/test';
import { READY_ATTRIBUTE } from '@/lib/browser/ready';
import { waitForCodeTools } from '@/lib/cli/measure/start-framework';
import { createGate } from '@/lib/node/gate';
import { findSearchInput } from './support/controls';
import { findOrigin, SITES } from './support/sites';
import { expect, test } from './support/test';
import { holdRequests, openTab, readClipboard, visit, waitForHydration } from './support/visits';

const [main] = SITES;
const FORMAT = '/guide/basic/output-format';

const explorer = (page: Page) => page.locator('.explorer');
/** Paths of the output files that are shown. */
const listOutput = (page: Page) => explorer(page).locator(':is([data-slot="code"], [data-slot="types"]) > div:visible > p:first-child');
const command = (page: Page) => explorer(page).locator('.code-block code');

test.describe('the explorer of the home page', () => {
  test('shows what a choice emits, in both languages', async ({ browser }) => {
    const page = await openTab(browser);
    for (const [path, perFile, types] of [
      ['/', 'Per file', 'Types'],
      ['/zh/', '逐文件', '类型声明'],
    ] as const) {
      await page.goto(findOrigin(main) + path);
      await expect(listOutput(page)).toHaveText([/^dist\/index\.js/]);
      await explorer(page).getByRole('radio', { name: 'CJS' }).check();
      await explorer(page).getByRole('checkbox', { name: types }).check();
      await expect(listOutput(page).first()).toContainText('dist/index.cjs');
      await expect(listOutput(page)).toHaveCount(5);
      await explorer(page).getByRole('checkbox', { name: perFile }).check();
      await expect(listOutput(page).filter({ hasText: '.cjs' })).toHaveCount(5);
      await expect(explorer(page).locator('[data-slot="code"] > div:visible').first()).toContainText('require("./split.cjs")');
    }
  });

  test('works with the keyboard, even after the framework has started', async ({ browser }) => {
    const page = await visit(browser, '/');
    await explorer(page).getByRole('radio', { name: 'ESM' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(listOutput(page)).toHaveText([/^dist\/index\.cjs/]);
    await waitForHydration(page);
    await expect(explorer(page).getByRole('radio', { name: 'CJS' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(explorer(page).getByRole('radio', { name: 'UMD' })).toBeChecked();
    await expect(command(page)).toHaveText('npx rslib --format umd --target web', { useInnerText: true });
    await page.keyboard.press('ArrowRight');
    await expect(listOutput(page)).toHaveText([/^dist\/page\.js/]);
    await expect(explorer(page).getByText('src/page.ts', { exact: true })).toBeVisible();
  });

  test('the slash opens the search after a click on a choice', async ({ browser }) => {
    const page = await visit(browser, '/');
    for (const [role, name] of [
      ['radio', 'CJS'],
      ['checkbox', 'Types'],
    ] as const) {
      await explorer(page).getByRole(role, { name }).check();
      await page.keyboard.press('/');
      await expect(findSearchInput(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  });

  test('a format that is always bundled disables the switch and says why; the command of a choice is copied', async ({ browser }) => {
    const page = await visit(browser, '/');
    const reason = explorer(page).getByText('UMD, IIFE and MF are always bundled.');
    await expect(reason).toBeHidden();
    await explorer(page).getByRole('radio', { name: 'MF' }).check();
    await expect(reason).toBeVisible();
    const disabled = explorer(page).getByRole('checkbox', { name: 'Per file' });
    await expect(disabled).toBeDisabled();
    // Screen readers find it in the order of Tab, and read the reason.
    await expect(disabled).toHaveAccessibleDescription('UMD, IIFE and MF are always bundled.');
    await disabled.focus();
    await page.keyboard.press('Space');
    await expect(disabled).not.toBeChecked();
    await expect(explorer(page).locator('[data-axis="2"]')).toHaveCSS('text-decoration-line', 'line-through');
    await expect(listOutput(page)).toHaveText([/^dist\/mf\/mf-manifest\.json/]);
    await explorer(page).getByRole('radio', { name: 'ESM' }).check();
    await expect(disabled).toBeEnabled();
    await explorer(page).getByRole('radio', { name: 'CJS' }).check();
    await explorer(page).getByRole('radio', { name: 'ES5' }).check();
    await explorer(page).getByRole('button', { name: 'Copy code' }).click();
    await expect.poll(() => readClipboard(page)).toBe('npx rslib --format cjs --syntax es5');
    // The choice is kept, but the tool would refuse its flag.
    await disabled.check();
    await explorer(page).getByRole('radio', { name: 'UMD' }).check();
    await expect(disabled).toBeChecked();
    await explorer(page).getByRole('button', { name: 'Copy code' }).click();
    await expect.poll(() => readClipboard(page)).toBe('npx rslib --format umd --target web --syntax es5');
  });

  test('without JavaScript, all formats and types can be chosen', async ({ browser }) => {
    const page = await visit(browser, '/', { javaScriptEnabled: false });
    for (const [name, file] of [
      ['CJS', 'dist/index.cjs'],
      ['UMD', 'dist/index.js'],
      ['IIFE', 'dist/page.js'],
      ['MF', 'dist/mf/mf-manifest.json'],
      ['ESM', 'dist/index.js'],
    ] as const) {
      await explorer(page).getByRole('radio', { name }).check();
      await expect(listOutput(page)).toHaveCount(1);
      await expect(listOutput(page)).toContainText(file);
    }
    await explorer(page).getByRole('checkbox', { name: 'Types' }).check();
    await expect(listOutput(page).nth(1)).toContainText('dist/index.d.ts');
    await expect(explorer(page).getByRole('checkbox', { name: 'Per file' })).toBeHidden();
  });
});

test('the start commands follow the package manager, which all pages share', async ({ browser }) => {
  const page = await visit(browser, '/');
  const start = page.locator('.start-commands');
  // Until the second command has its buttons, the last one belongs to the first command.
  await waitForCodeTools(page);
  await start.getByRole('radio', { name: 'pnpm' }).check();
  await start.getByRole('button', { name: 'Copy code' }).first().click();
  await expect.poll(() => readClipboard(page)).toBe('pnpm create rslib@latest');
  await start.getByRole('button', { name: 'Copy code' }).last().click();
  await expect.poll(() => readClipboard(page)).toBe('pnpm add -D @rslib/core');
  await page.reload({ waitUntil: 'load' });
  await expect(start.getByRole('radio', { name: 'pnpm' })).toBeChecked();
});

test('the home page is short on a phone, in both languages, nothing sticks out, and switches share a row', async ({ browser }) => {
  const page = await openTab(browser, { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });
  for (const path of ['/', '/zh/']) {
    await page.goto(findOrigin(main) + path);
    const { height, width } = await page.evaluate(() => ({
      height: document.documentElement.scrollHeight,
      width: document.documentElement.scrollWidth,
    }));
    expect(height).toBeLessThanOrEqual(2200);
    expect(width).toBe(375);
    const choices = await page
      .locator('.start-commands label')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
    expect(Math.min(...choices)).toBeGreaterThanOrEqual(44);
    const tops = await page.locator('.explorer-switch').evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
    expect([path, tops.length, new Set(tops).size]).toEqual([path, 2, 1]);
  }
});

for (const [width, path] of [
  [375, '/'],
  [375, FORMAT],
  [1280, FORMAT],
] as const) {
  test(`whatever is chosen, the explorer of ${path} cuts no line of code in half at ${width} px`, async ({ browser }) => {
    const page = await visit(browser, path, { viewport: { width, height: 812 } });
    // Loaded after the page.
    await expect(explorer(page).locator('[data-wait]')).toHaveCount(0);
    const rows = new Set<number>();
    for (const isChecked of [true, false]) {
      for (const name of ['Per file', 'Types']) await explorer(page).getByRole('checkbox', { name }).setChecked(isChecked);
      for (const name of ['CJS', 'UMD', 'IIFE', 'MF', 'ESM']) {
        await explorer(page).getByRole('radio', { name }).check();
        for (const shown of await listCutRows(page)) rows.add(shown);
      }
    }
    expect(rows.size).toBeGreaterThan(0);
    expect([...rows].filter((shown) => !Number.isInteger(shown))).toEqual([]);
  });
}

/** Lists how many rows are shown of each piece of code that the end of its pane cuts. */
function listCutRows(page: Page): Promise<number[]> {
  return explorer(page)
    .locator('.explorer-slot pre:visible')
    .evaluateAll((all) =>
      all.flatMap((pre) => {
        const slot = pre.closest('.explorer-slot');
        if (!slot) return [];
        const end = slot.getBoundingClientRect().top + slot.clientTop + slot.clientHeight;
        const { paddingTop, paddingBottom, lineHeight } = getComputedStyle(pre);
        const top = pre.getBoundingClientRect().top + Number.parseFloat(paddingTop);
        const bottom = pre.getBoundingClientRect().bottom - Number.parseFloat(paddingBottom);
        return top < end && end < bottom ? [Number(((end - top) / Number.parseFloat(lineHeight)).toFixed(1))] : [];
      }),
    );
}

test.describe('the explorer of the output format page', () => {
  test('follows its address, keeps its height, and changes the address', async ({ browser }) => {
    const page = await visit(browser, `${FORMAT}#explorer-cjs-bundleless-es5-dts`);
    await expect(command(page)).toHaveText('npx rslib --format cjs --no-bundle --syntax es5 --dts', { useInnerText: true });
    const readHeight = () =>
      explorer(page)
        .locator('.explorer-panes')
        .evaluate((each) => each.clientHeight);
    const before = await readHeight();
    await explorer(page).getByRole('radio', { name: 'UMD' }).check();
    expect(await readHeight()).toBe(before);
    expect(new URL(page.url()).hash).toBe('#explorer-umd-bundleless-es5-dts');
  });

  test('does not pull the reader back when the framework starts', async ({ browser }) => {
    const page = await visit(browser, FORMAT);
    await explorer(page).getByRole('radio', { name: 'UMD' }).check();
    await expect(page).toHaveURL(/#explorer-umd/);
    await page.evaluate(() => scrollTo(0, 4000));
    await waitForHydration(page);
    expect(await page.evaluate(() => scrollY)).toBe(4000);
  });

  test('keeps the choice in the URL when the framework has started, but waits for a script', async ({ browser }) => {
    const gate = createGate();
    const page = await openTab(browser);
    await page.route(/\/_next\/static\/chunks\//, async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      // The script of the shell.
      if (body.includes(READY_ATTRIBUTE)) await gate.opened;
      await route.fulfill({ response, body });
    });
    await page.goto(findOrigin(main) + FORMAT);
    await explorer(page).getByRole('radio', { name: 'CJS' }).hover();
    await page.waitForFunction(() => 'next' in window && (window.next as { router?: unknown }).router);
    await explorer(page).getByRole('radio', { name: 'UMD' }).check();
    await expect(page).toHaveURL(/#explorer-umd/);
    gate.open();
    await waitForHydration(page);
    expect(new URL(page.url()).hash).toBe('#explorer-umd-bundle-esnext-js');
  });

  test('does not lose a click before its scripts have arrived', async ({ browser }) => {
    const page = await openTab(browser);
    const release = await holdRequests(page, /\/_next\/static\/(?:page|late)-\w+\.js$/);
    await page.goto(findOrigin(main) + FORMAT, { waitUntil: 'commit' });
    await explorer(page).getByRole('button', { name: 'Compare' }).click();
    await expect(explorer(page).getByRole('status')).toHaveText('');
    release();
    await expect(explorer(page).getByRole('status')).toHaveText('Choose another output to compare it with this one.');
  });

  test('copies the whole text of a file, with its folded lines, and wraps its lines', async ({ browser }) => {
    const page = await visit(browser, FORMAT, { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });
    const file = explorer(page).locator('[data-slot="code"] > div:visible');
    const copy = file.getByRole('button', { name: 'Copy code' });
    await expect(copy).toHaveAccessibleDescription('dist/index.js');
    // The path stays in view, and so do its buttons.
    await file.getByText('export { format, parse };').scrollIntoViewIfNeeded();
    await copy.tap();
    await expect(page.locator('#code-tools + [role="status"]')).toHaveText('Copied');
    const size = Number.parseInt((await file.locator('p > span').last().textContent()) ?? '', 10);
    // The file ends with a line break, which is not copied.
    await expect.poll(async () => Buffer.byteLength(await readClipboard(page)) + 1).toBe(size);
    const readOverflow = () => file.evaluate((each) => each.scrollWidth - each.clientWidth);
    expect(await readOverflow()).toBeGreaterThan(0);
    await file.getByRole('button', { name: 'Toggle' }).focus();
    await page.keyboard.press('Enter');
    expect(await readOverflow()).toBe(0);
  });

  test('compares two outputs and marks the lines that differ', async ({ browser }) => {
    const page = await visit(browser, FORMAT);
    await explorer(page).getByRole('button', { name: 'Compare' }).click();
    await expect(explorer(page).getByRole('status')).toHaveText('Choose another output to compare it with this one.');
    await explorer(page).getByRole('radio', { name: 'CJS' }).check();
    const kept = explorer(page).locator('[data-slot="kept"]');
    await expect(kept.locator('p').first()).toContainText('dist/index.js');
    await expect(kept.locator('.explorer-del')).toHaveText(['export { format, parse };']);
    await expect(explorer(page).locator('[data-slot="code"] .explorer-ins').last()).toBeVisible();
    await explorer(page).getByRole('button', { name: 'Stop comparing' }).click();
    await expect(explorer(page).getByText('src/index.ts', { exact: true })).toBeVisible();
  });
});
