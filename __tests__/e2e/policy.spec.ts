import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { parse } from 'parse5';
import { findAttribute, listElements } from '@/lib/export/html';
import { listFiles } from '@/lib/node/files';
import { isCodeMarkup } from '@/lib/site/code-markup';
import { findSearchInput, findThemeButton } from './support/controls';
import { COMMON_HEADERS } from './support/headers';
import { findOrigin, SITES } from './support/sites';
import { expect, test } from './support/test';
import { collectErrors, openTab, waitForHydration } from './support/visits';

const [MAIN] = SITES;

/** Opens the home page and records errors and what the policy refuses, from the start of each document. */
async function visitWatched(browser: Browser): Promise<{ page: Page; errors: string[] }> {
  const page = await openTab(browser);
  const errors = collectErrors(page, 'error', 'warning');
  await page.exposeFunction('noteRefusal', (text: string) => errors.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      Reflect.get(window, 'noteRefusal')(`${violatedDirective} ${blockedURI} ${sample}`);
    });
  });
  await page.goto(`${findOrigin(MAIN)}/`, { waitUntil: 'load' });
  return { page, errors };
}

for (const site of SITES) {
  test(`${site.name}: all files have the headers of the site`, async ({ request }) => {
    for (const file of ['/', '/zh/', '/404', '/nothing', '/favicon.svg', '/default-redirect.js', '/llms.txt', '/sitemap.xml']) {
      const answer = await request.get(`${findOrigin(site)}${site.basePath}${file}`);
      expect([file, answer.headers()]).toEqual([file, expect.objectContaining(COMMON_HEADERS)]);
      expect([file, answer.headers()['content-type']]).toEqual([file, expect.stringMatching(/; charset=utf-8$/i)]);
      expect([file, answer.headers()['cache-control']]).toEqual([file, 'no-cache']);
    }
  });

  test(`${site.name}: the HTML of all code blocks is accepted`, () => {
    let count = 0;
    const refused: string[] = [];
    for (const file of listFiles(site.outDir).filter((each) => each.endsWith('.html'))) {
      const html = readFileSync(path.join(site.outDir, file), 'utf8');
      for (const element of listElements(parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }))) {
        const { startTag, endTag } = element.sourceCodeLocation ?? {};
        if (!startTag || !endTag || !findAttribute(element, 'class')?.split(' ').includes('code-block')) continue;
        // React creates the buttons next to commands from elements.
        const code = html.slice(startTag.endOffset, endTag.startOffset).replace(/<div class="code-tools">.*$/s, '');
        if (!isCodeMarkup(code)) refused.push(`${file}: ${code}`);
        count += 1;
      }
    }
    expect(refused).toEqual([]);
    expect(count).toBeGreaterThan(10);
  });
}

test('every page has the same policy with the hash of one script', async ({ request }) => {
  const policies = new Set<string>();
  for (const path of ['/', '/config/lib/wasm', '/zh/', '/config/', '/zh/guide/basic/output-format', '/search-index', '/404']) {
    const html = await (await request.get(findOrigin(MAIN) + path)).text();
    policies.add(/http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1] ?? '');
  }
  expect(policies.size).toBe(1);
  expect([...policies][0]?.match(/'sha256-/g)).toHaveLength(1);
});

test('nothing that readers do is refused', async ({ browser }) => {
  const { page, errors } = await visitWatched(browser);
  await waitForHydration(page);
  const goTo = async (title: string, address: string) => {
    await page.locator(`a[href="${address}"]:visible`).first().click();
    await expect(page).toHaveURL(`${findOrigin(MAIN)}${address}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  };
  // Pages with code, structured data of a post, an overview.
  await goTo('Introduction', '/guide/start/');
  await goTo('Quick start', '/guide/start/quick-start');
  await page.getByRole('tab', { name: 'pnpm' }).first().click();
  await expect(page.locator('main pre').first()).toBeVisible();
  await goTo('Overview', '/blog/');
  await goTo('Introducing Rslib', '/blog/introducing-rslib');
  await goTo('Config overview', '/config/');
  await page.locator('main input').fill('dts');
  await expect(page).toHaveURL(/filter=dts/);
  // The search, whose code the bundler loads.
  await page.keyboard.press('Control+k');
  await findSearchInput(page).fill('umd');
  await page.getByRole('option').first().click();
  await expect(page).not.toHaveURL(/\/config\/(?:\?.*)?$/);
  await findThemeButton(page).click();
  // Another document, in the other language.
  await page.goto(`${findOrigin(MAIN)}/zh/guide/start/`);
  await waitForHydration(page);
  expect(errors).toEqual([]);
});

test('strings become neither HTML nor scripts', async ({ browser }) => {
  for (const kind of ['canonical', 'plain'] as const) {
    const page = await (await browser.newContext()).newPage();
    await page.goto(`${findOrigin(MAIN, kind)}/guide/start/`, { waitUntil: 'load' });
    const outcomes = await page.evaluate(() => {
      const attempts: Record<string, () => unknown> = {
        html: () => (document.body.innerHTML = '<img src=x onerror="window.ran = 1">'),
        write: () => document.write('<script>window.ran = 1</script>'),
        script: () => (document.createElement('script').text = 'window.ran = 1'),
        url: () => (document.createElement('script').src = 'https://evil.example/a.js'),
        parser: () => new DOMParser().parseFromString('<img onerror=x>', 'text/html'),
        policy: () => window.trustedTypes?.createPolicy('other', { createHTML: String, createScript: String, createScriptURL: String }),
      };
      return Object.entries(attempts).map(([name, run]) => {
        try {
          run();
          return `${name}: ran`;
        } catch (error) {
          return `${name}: ${error instanceof Error ? error.name : error}`;
        }
      });
    });
    expect(outcomes).toEqual(['html', 'write', 'script', 'url', 'parser', 'policy'].map((name) => `${name}: TypeError`));
    expect(await page.evaluate(() => Reflect.get(window, 'ran'))).toBeUndefined();
    await page.context().close();
  }
});
