import type { Page } from '@playwright/test';
import { waitForCodeTools } from '@/lib/cli/measure/start-framework';
import { SITES } from './support/sites';
import { expect, test } from './support/test';
import { visit } from './support/visits';

const [MAIN, FIXTURE] = SITES;

for (const { site, expected } of [
  { site: MAIN, expected: 'light dark' },
  // `darkMode: false`
  { site: FIXTURE, expected: 'light' },
]) {
  test(`${site.name}: without JavaScript, the color scheme on a dark system is ${expected}`, async ({ browser }) => {
    const page = await visit(browser, '/', { site, javaScriptEnabled: false, colorScheme: 'dark' });
    expect(await page.locator('html').evaluate((root) => getComputedStyle(root).colorScheme)).toBe(expected);
    // The computed color has the notation of the stylesheet; a canvas converts it to pixels.
    const background = await page.locator('html').evaluate((root) => {
      const context = document.createElement('canvas').getContext('2d');
      if (!context) throw new Error('no canvas');
      context.fillStyle = getComputedStyle(root).backgroundColor;
      context.fillRect(0, 0, 1, 1);
      return [...context.getImageData(0, 0, 1, 1).data];
    });
    expect(background.every((channel) => channel === 255)).toBe(site === FIXTURE);
    expect(await page.locator('meta[name="color-scheme"]').getAttribute('content')).toBe(expected);
    // Style rules use this attribute to detect JavaScript.
    expect(await page.locator('html').getAttribute('data-theme')).toBeNull();
  });
}

for (const [theme, width] of [
  ['light', 1440],
  ['dark', 375],
] as const) {
  test(`the complete stylesheet changes nothing that the first one has drawn: ${theme}, ${width} px`, async ({ browser }) => {
    const page = await visit(browser, '/', { viewport: { width, height: 900 }, colorScheme: theme, reducedMotion: 'reduce' });
    const { origin } = new URL(page.url());
    const complete = await findCompleteStyles(page);
    for (const path of ['/', '/zh/guide/basic/output-format', '/config/lib/dts', '/zh/config/', '/search-index', '/blog/', '/missing']) {
      await page.goto(origin + path, { waitUntil: 'load' });
      await waitForCodeTools(page);
      const first = await page.evaluate(listDrawn);
      await page.evaluate(replaceStyles, complete);
      const second = await page.evaluate(listDrawn);
      expect(first.length).toBeGreaterThan(50);
      expect([path, second.filter((each, index) => each !== first[index]).slice(0, 10)]).toEqual([path, []]);
    }
  });
}

test('phones do not enlarge text in landscape, nor does Safari, which only knows a prefixed property', async ({ browser }) => {
  const page = await visit(browser, '/config/lib/dts', { viewport: { width: 844, height: 390 }, isMobile: true });
  expect(await page.locator('html').evaluate((root) => getComputedStyle(root).getPropertyValue('text-size-adjust'))).toBe('100%');
  for (const styles of await readStyles(page)) {
    expect(styles).toContain('-webkit-text-size-adjust:100%');
  }
});

test('colors have a notation that browsers of Windows 7 know', async ({ browser }) => {
  const page = await visit(browser, '/config/lib/dts');
  for (const styles of await readStyles(page)) {
    expect(styles.match(/#[\da-f]{6}\b/gi)?.length).toBeGreaterThan(50);
    expect(styles).not.toContain('oklch(');
  }
});

/** Downloads a file that a page names. */
async function read(page: Page, url = ''): Promise<string> {
  return (await page.request.get(new URL(url, page.url()).href)).text();
}

/** Reads the critical and the complete stylesheet. */
async function readStyles(page: Page): Promise<string[]> {
  const critical = (await page.locator('link[data-critical]').getAttribute('href')) ?? '';
  return Promise.all([critical, await findCompleteStyles(page)].map((url) => read(page, url)));
}

/** URL of the stylesheet that the late script loads before the framework. Throws if the scripts name none. */
async function findCompleteStyles(page: Page): Promise<string> {
  const pageScript = await read(page, (await page.locator('script[data-payload]').getAttribute('src')) ?? '');
  const lateScript = await read(page, /"([^"]+\/late-[^"]+)"/.exec(pageScript)?.[1]);
  const [, href] = /styles:\["([^"]+)"\]/.exec(lateScript) ?? [];
  if (!href) throw new Error('The late script names no stylesheet.');
  return href;
}

/** Runs in the page. */
async function replaceStyles(href: string): Promise<void> {
  const first = document.querySelectorAll('link[data-critical]');
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  await new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = reject;
    document.head.append(link);
  });
  for (const each of first) each.remove();
}

/** Lists how each visible element looks, in document order. Runs in the page. */
function listDrawn(): string[] {
  const properties = [
    ...['color', 'background-color', 'border-top-color', 'border-bottom-width', 'fill', 'opacity', 'box-shadow'],
    ...['display', 'position', 'width', 'height', 'padding', 'margin', 'font', 'text-decoration'],
  ];
  return [...document.querySelectorAll('body *')]
    .filter((element) => element.checkVisibility())
    .map((element) => {
      const style = getComputedStyle(element);
      // Without other attributes, because scripts change them in the meantime.
      const name = `${element.tagName} ${element.id} ${element.getAttribute('class')} ${element.textContent.slice(0, 60)}`;
      return `${name} ${properties.map((each) => `${each}: ${style.getPropertyValue(each)}`).join('; ')}`;
    });
}
