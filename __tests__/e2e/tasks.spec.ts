import { expect, test } from './support/test';
import { readAddress, visit } from './support/visits';

/** What newcomers come for, and the links that they follow from the home page: names in the page or its navigation, at most two. */
const TASKS = [
  ['', 'build a first library', ['Get Started']],
  ['', 'ship both formats with types', ['Guide', 'Declaration files']],
  ['', 'publish React components with styles', ['Guide', 'React']],
  ['/zh', '构建第一个库', ['快速上手']],
  ['/zh', '输出两种格式和类型', ['指南', '类型声明文件']],
  ['/zh', '发布带样式的 React 组件', ['指南', 'React']],
] as const;

/** The section with the answer, which the outline links to. */
const ANSWERS = [
  ['/guide/start/quick-start', '#create-a-project'],
  ['/guide/advanced/dts', '#two-formats'],
  ['/guide/solution/react', '#styles'],
] as const;

for (const [index, [prefix, task, names]] of TASKS.entries()) {
  // Links are the same with and without scripts, so each language is tested in one of these ways.
  const javaScriptEnabled = prefix === '';
  test(`from home, two clicks lead to: ${task}${javaScriptEnabled ? '' : ' (without scripts)'}`, async ({ browser }) => {
    const page = await visit(browser, `${prefix}/`, { javaScriptEnabled });
    for (const name of names) await page.getByRole('link', { name, exact: true }).first().click();
    const [path, section] = ANSWERS[index % ANSWERS.length] ?? [];
    await expect.poll(() => readAddress(page)).toBe(prefix + path);
    await expect(page.locator(`main ${section}`)).toBeVisible();
  });
}
