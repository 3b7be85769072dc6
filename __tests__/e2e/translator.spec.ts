import type { Locator, Page } from '@playwright/test';
import { findOrigin, SITES } from './support/sites';
import { expect, test } from './support/test';
import { collectErrors, readStyle, visit } from './support/visits';

const PATH = '/guide/migration/tsup';
const CONFIG = "export default { entry: ['src/index.ts'], format: ['esm', 'cjs'], treeshake: true };";

const form = (page: Page) => page.locator('.translator');
const result = (page: Page) => form(page).getByRole('region');

for (const [path, button, comment] of [
  [PATH, 'Translate', '  // treeshake: no counterpart in Rslib; unused code is removed by default'],
  [`/zh${PATH}`, '转换', '  // treeshake：Rslib 没有对应项；默认移除未使用的代码'],
] as const) {
  test(`${path}: a config that is pasted before the start is translated by one click, under the policy`, async ({ browser }) => {
    const page = await visit(browser, path);
    const errors = collectErrors(page, 'error', 'warning');
    await form(page).getByRole('textbox').fill(CONFIG);
    await expect(result(page)).toBeHidden();
    await form(page).getByRole('button', { name: button }).click();
    await expect(result(page).locator('.line')).toHaveText([
      "import { defineConfig } from '@rslib/core';",
      '',
      'export default defineConfig({',
      "  source: { entry: { index: './src/index.ts' } },",
      "  lib: [{ format: 'esm' }, { format: 'cjs' }],",
      comment,
      '});',
    ]);
    await expect(form(page).getByRole('textbox')).toHaveValue(CONFIG);
    expect(errors).toEqual([]);
  });
}

test('the button looks like the main button of the home page', async ({ browser }) => {
  const page = await visit(browser, '/');
  const readLook = (button: Locator) =>
    button.evaluate((element) => {
      const { backgroundColor, color, fontWeight, height } = getComputedStyle(element);
      return { backgroundColor, color, fontWeight, height };
    });
  const look = await readLook(page.locator('.hero-actions a').first());
  await page.goto(`${findOrigin(SITES[0])}${PATH}`);
  expect(await readLook(form(page).getByRole('button', { name: 'Translate' }))).toEqual(look);
});

test('the label of the field stands out from the text around the form', async ({ browser }) => {
  const page = await visit(browser, PATH);
  const readWeight = async (selector: string) => Number(await readStyle(page, selector, 'font-weight'));
  expect(await readWeight('.translator label')).toBeGreaterThan(await readWeight('.prose > p'));
  // Not a heading, which would be in the outline.
  await expect(form(page).getByRole('heading')).toHaveCount(0);
});

test('only the first click loads the parser', async ({ browser }) => {
  const page = await visit(browser, PATH);
  await form(page).getByRole('textbox').fill(CONFIG);
  const button = form(page).getByRole('button', { name: 'Translate' });
  await button.hover();
  await expect(page.locator('html')).toHaveAttribute('data-ready');
  const listScripts = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ name }) => name),
    );
  const before = await listScripts();
  await button.click();
  await expect(result(page)).toBeVisible();
  const added = (await listScripts()).filter((name) => !before.includes(name));
  const texts = await Promise.all(added.map(async (url) => (await page.request.get(url)).text()));
  // A name of TypeScript's syntax tree, which only the parser has.
  expect(texts.filter((text) => text.includes('TSSatisfiesExpression')).length).toBeGreaterThan(0);
});

test('describes an error at the field, which keeps the text', async ({ browser }) => {
  const page = await visit(browser, PATH);
  const field = form(page).getByRole('textbox');
  await field.fill('export default {');
  await form(page).getByRole('button', { name: 'Translate' }).click();
  await expect(field).toHaveAccessibleDescription(
    'This is not valid TypeScript, JavaScript or JSON, starting at line 1, column 17. Correct it, or paste the whole file.',
  );
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('export default {');
});

test('with the keyboard, an error far below leads to its line, and after the correction Tab leads to the result', async ({ browser }) => {
  const page = await visit(browser, PATH);
  const field = form(page).getByRole('textbox');
  const lines = Array.from({ length: 99 }, (_, index) => `  name${index}: '${'long-name-'.repeat(20)}',`).join('\n');
  await field.fill(`export default {\n${lines}\n  entry: ['a'\n};`);
  await field.evaluate((element) => element.scrollTo(0, 0));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  expect(await field.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
  await page.keyboard.type(']');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(result(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(result(page).locator('pre')).toBeFocused();
});

test('without scripts, a sentence replaces the form', async ({ browser }) => {
  const page = await visit(browser, `/zh${PATH}`, { javaScriptEnabled: false });
  await expect(form(page)).toBeHidden();
  await expect(page.getByText('转换工具需要 JavaScript。本页的表格包含同样的信息。')).toBeVisible();
});
