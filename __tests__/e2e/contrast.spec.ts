import type { Page } from '@playwright/test';
import { listViolationsOfLayouts } from './support/axe';
import { listUnreadableText } from './support/contrast';
import { expect, test } from './support/test';

/** Text is readable except `.faint` in the light theme and `.dim` in the dark one. */
const STYLES = `
  body, .card { background: #fff; color: #000 }
  .dark body { background: #000; color: #fff }
  .faint { color: #ccc }
  .dim { color: #000 }
  .dark .dim { color: #222 }
  .box { background: #eee }
  .wrapped .line { white-space: pre-wrap }
`;

/** Shows the content of a page and returns what is unreadable, without the rest of each element. */
async function check(page: Page, body: string, seen: Set<string>): Promise<string[]> {
  const head = `<head><title>x</title><style>${STYLES}</style></head>`;
  await page.setContent(`<!DOCTYPE html><html lang="en">${head}<body><main><h1>Title</h1>${body}</main></body></html>`);
  return (await listUnreadableText(page, { seen })).map((text) => text.replace(/^(\w+: [\w-]+): .*class="(\w+)".*$/s, '$1 $2'));
}

test('unreadable text is found once for each style, in both themes', async ({ browser }) => {
  const page = await browser.newPage();
  const seen = new Set<string>();
  const faint = '<p class="faint">Text</p>';
  expect(await check(page, `<p>Text</p>${faint}<p class="dim">Text</p>`, seen)).toEqual([
    'dark: color-contrast dim',
    'light: color-contrast faint',
  ]);
  expect(await check(page, `<div><div>${faint}</div></div>`, seen)).toEqual([]);
  expect(await check(page, `<div class="box">${faint}</div>`, seen)).toEqual(['dark: color-contrast faint', 'light: color-contrast faint']);
  expect(await check(page, `<div class="box"><div class="card">${faint}</div></div>`, seen)).toEqual(['dark: color-contrast faint']);
  expect(await check(page, `<div style="opacity: 0.9">${faint}</div>`, seen)).toEqual(['light: color-contrast faint']);
});

test('a link is compared with the text around it', async ({ browser }) => {
  const page = await browser.newPage();
  const link = (style: string) => `<p>Text before <a class="faintly" href="/" style="${style}">a link</a> and after it</p>`;
  const seen = new Set<string>();
  expect(await check(page, link('color: inherit'), seen)).toEqual([]);
  expect(await check(page, link('color: #555; text-decoration: none'), seen)).toEqual([
    'dark: color-contrast faintly',
    'light: link-in-text-block faintly',
  ]);
});

test('words of code are checked, and become text if their style is known', async ({ browser }) => {
  const page = await browser.newPage();
  const words = '<span class="name">const</span> <span class="name">x</span> <span class="faint">= 1;</span>';
  const code = `<pre><code><span data-line="">${words} <span title="t">y</span></span></code></pre>`;
  const seen = new Set<string>();
  expect(await check(page, code, seen)).toEqual(['light: color-contrast faint']);
  await expect(page.locator('pre')).toHaveText('const x = 1; y');
  expect(await check(page, code, seen)).toEqual([]);
  await expect(page.locator('pre')).toHaveText('const x = 1; y');
  expect(await page.locator('pre span').evaluateAll((all) => all.map((each) => each.getAttributeNames().join()))).toEqual([
    'data-line',
    'title',
  ]);
});

test('lines of code become text unless they wrap or are marked, and repeated buttons and drawings of icons are removed', async ({
  browser,
}) => {
  const page = await browser.newPage();
  const icon = '<svg aria-hidden="true"><path /></svg>';
  const tools = (file: string) => `<div class="code-tools"><button aria-label="Copy"${file}>${icon}</button></div>`;
  const block = (name: string, file = '') =>
    `<div class="code-block"><pre><code><span class="${name}">a <b class="x">b</b></span>\n<span class="line"><br></span></code></pre>${tools(file)}</div>`;
  const lines = block('line').replace(/<\/?b\b[^>]*>/g, '');
  const blocks = [lines, `<div class="wrapped">${lines}</div>`, block('line add'), block('line', ' aria-description="a.ts"')];
  const body = `${blocks.join('')}<figure class="example">${lines}</figure>`;
  const seen = new Set<string>();
  // The first time, what has a new style is marked.
  for (let time = 0; time < 2; time++) await check(page, body, seen);
  const states = await page
    .locator('.code-block')
    .evaluateAll((all) =>
      all.map((each) => [
        each.querySelectorAll('.line').length,
        each.querySelectorAll('button').length,
        each.querySelectorAll('path').length,
      ]),
    );
  expect(states).toEqual([
    [0, 1, 0],
    [2, 1, 0],
    [2, 0, 0],
    [2, 0, 0],
    [0, 1, 0],
  ]);
  await expect(page.locator('pre').first()).toHaveText('a b');
});

test('violations are found in both layouts, and once if both show them', async ({ browser }) => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const button = (name: string) => `<button class="${name}" style="width: 40px; height: 40px"></button>`;
  const small = (name: string) => `<button class="${name}" style="width: 9px; height: 9px; padding: 0">a</button>`;
  const head = `<head><title>x</title><style>
    .wide { display: block } .narrow { display: none } .scrolled { width: 400px; height: 90px; overflow: auto }
    @media (width < 500px) { .wide { display: none } .narrow { display: block } .scrolled { width: 200px } }
  </style></head>`;
  const parts = `${button('both')}<div class="wide">${button('first')}</div><div class="narrow">${button('second')}${small('a')}${small('b')}</div>`;
  const code = '<div class="scrolled"><p style="width: 300px">Text that is wider than half of the window of a phone</p></div>';
  await page.setContent(`<!DOCTYPE html><html lang="en">${head}<body><main><h1>Title</h1>${parts}${code}</main></body></html>`);
  const found = await listViolationsOfLayouts(page, { width: 375, height: 800 });
  expect(found.map((text) => text.replace(/^(.+): <.*?class="(\w+)".*$/s, '$1 $2')).sort()).toEqual([
    'at 375 px: button-name second',
    'at 375 px: scrollable-region-focusable scrolled',
    'at 375 px: target-size a',
    'at 375 px: target-size b',
    'button-name both',
    'button-name first',
  ]);
});
