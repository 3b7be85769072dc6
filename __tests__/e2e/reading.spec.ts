import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { devices, type Page } from '@playwright/test';
import { ZOOM_SCROLL_PX } from '@/lib/browser/behaviors/zoom';
import { waitForTasks } from '@/lib/cli/measure/page-requests';
import { waitForCodeTools } from '@/lib/cli/measure/start-framework';
import { pinchOut, swipeUp } from './support/gestures';
import { findOrigin, SITES } from './support/sites';
import { expect, test } from './support/test';
import { openTab, readAddress, readClipboard, stopClock, visit, waitForHydration } from './support/visits';

const [main, fixture] = SITES;
const DTS = '/config/lib/dts';

const block = (page: Page, title: string) => page.locator('.code-block', { hasText: title }).first();

test.describe('code blocks', () => {
  test('copy exactly the code and announce it for two seconds, in both languages', async ({ browser }) => {
    for (const [path, copy, copied] of [
      ['/guide/code', 'Copy code', 'Copied'],
      ['/zh/guide/code', '复制代码', '已复制'],
    ] as const) {
      const page = await waitForHydration(await visit(browser, path, { site: fixture }));
      const tools = block(page, 'notations.ts').getByRole('button');
      await expect(tools.last()).toHaveAccessibleName(copy);
      await expect(tools.last()).toHaveAccessibleDescription('notations.ts');
      const icon = tools.last().locator('svg').locator('visible=true');
      await expect(icon.locator('use')).toHaveAttribute('href', /#copy$/);
      await stopClock(page);
      await tools.last().click();
      await expect(tools.last()).toHaveAccessibleName(copied);
      await expect(page.getByRole('status').filter({ hasText: copied })).toHaveText(copied);
      await expect(icon.locator('use')).toHaveAttribute('href', /#check$/);
      // Even if the pointer leaves, and the focus.
      await tools.last().blur();
      await page.mouse.move(1, 1);
      await expect(block(page, 'notations.ts').locator('.code-tools')).toHaveCSS('opacity', '1');
      // The timer starts after the name has changed.
      await waitForTasks(page);
      await page.clock.runFor(1999);
      await expect(tools.last()).toHaveAccessibleName(copied);
      await page.clock.runFor(1);
      await expect(tools.last()).toHaveAccessibleName(copy);
      await expect(page.getByRole('status').filter({ hasText: copied })).toHaveCount(0);
      // Removed lines of a diff are not copied.
      expect((await readClipboard(page)).split('\n').filter((line) => !line.includes('gone'))).toEqual([
        'const a = 1;',
        'const banded = 2;',
        'const here = 3;',
        'const bad = 4;',
        'const odd = 5;',
      ]);
      await page.locator('.code-block[data-lang="bash"]').first().getByRole('button', { name: copy }).click();
      await expect.poll(() => readClipboard(page)).toBe('npm install\nnpm test');
    }
  });

  test('are copied with their empty lines if they are selected', async ({ browser }) => {
    const page = await visit(browser, '/guide/upgrade/v0-to-v1');
    const differences = await page.locator('.code-block code').evaluateAll((all) =>
      all.flatMap((code) => {
        if (code.querySelector('.rest,[hidden]') || !code.checkVisibility()) return [];
        getSelection()?.selectAllChildren(code);
        const [selected, text] = [String(getSelection()).trimEnd(), code.textContent?.trimEnd()];
        return [{ isEqual: selected === text, hasEmpty: /\n\n/.test(text ?? ''), selected, text }];
      }),
    );
    expect(differences.filter(({ hasEmpty }) => hasEmpty).length).toBeGreaterThan(5);
    expect(differences.filter(({ isEqual }) => !isEqual)).toEqual([]);
  });

  test('show a prompt with the text if the clipboard is not available', async ({ browser }) => {
    const prepare = (page: Page) =>
      page.addInitScript(() => {
        Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('denied')) } });
      });
    const page = await waitForHydration(await visit(browser, '/guide/code', { site: fixture, prepare }));
    const asked = page.waitForEvent('dialog');
    // The prompt blocks the page until it is closed.
    const click = page.locator('.code-block[data-lang="bash"]').first().getByRole('button', { name: 'Copy code' }).click();
    const dialog = await asked;
    expect(dialog.message()).toMatch(/^Copy to clipboard: (Ctrl|⌘)\+C, Enter$/);
    expect(dialog.defaultValue()).toContain('npm install');
    await dialog.dismiss();
    await click;
  });

  test('wrapping can be toggled; the default is set by the site or the block', async ({ browser }) => {
    const page = await waitForHydration(await visit(browser, '/guide/code', { site: fixture, reducedMotion: 'reduce' }));
    const wrapping = (title: string) =>
      block(page, title)
        .locator('.line')
        .first()
        .evaluate((line) => getComputedStyle(line).whiteSpace);
    const toggle = (title: string) => block(page, title).getByRole('button', { name: 'Toggle code wrap' });
    expect([await wrapping('notations.ts'), await wrapping('focus.ts')]).toEqual(['pre-wrap', 'pre']);
    const readColor = () => toggle('notations.ts').evaluate((button) => getComputedStyle(button).color);
    await expect(toggle('notations.ts')).toHaveAttribute('aria-pressed', 'true');
    await toggle('notations.ts').hover();
    const pressed = await readColor();
    await toggle('notations.ts').click();
    await expect(toggle('notations.ts')).toHaveAttribute('aria-pressed', 'false');
    expect(await wrapping('notations.ts')).toBe('pre');
    expect(await readColor()).not.toBe(pressed);
  });

  for (const [path, selector] of [
    ['/zh/config/lib/dts', '.example-bar > details'],
    ['/guide/basic/output-format', '[data-slot="code"] > div:not([hidden]) > details'],
  ] as const)
    test(`the chevron of a fold shows whether it is open on ${path}`, async ({ browser }) => {
      const page = await visit(browser, path, { reducedMotion: 'reduce' });
      const summary = page.locator(`${selector} > summary`).locator('visible=true').first();
      const readTurn = () => summary.evaluate((each) => getComputedStyle(each, '::before').rotate);
      expect(await readTurn()).toBe('45deg');
      await summary.click();
      expect(await readTurn()).toBe('135deg');
    });

  test('the chevrons of open details and of the open outline are turned', async ({ browser }) => {
    const page = await visit(browser, '/guide/components', {
      site: fixture,
      viewport: { width: 375, height: 800 },
      reducedMotion: 'reduce',
    });
    for (const [summary, turn] of [
      ['details.callout > summary', '90deg'],
      ['.local-bar summary', '180deg'],
    ] as const) {
      const icon = page.locator(`${summary} .icon`);
      await expect(icon).toHaveCSS('rotate', 'none');
      await page.locator(summary).click();
      await expect(icon).toHaveCSS('rotate', turn);
    }
  });

  test('lines are numbered, and code without focus gets its colors below the pointer', async ({ browser }) => {
    const page = await visit(browser, '/guide/code', { site: fixture });
    for (const line of await block(page, 'notations.ts').locator('.line').all())
      await expect(line).toHaveCSS('counter-increment', 'line 1');
    const word = block(page, 'focus.ts').locator('.line:not(.focused) .t-k').first();
    const readColor = () => word.evaluate((each) => getComputedStyle(each).color);
    const before = await readColor();
    await block(page, 'focus.ts').hover();
    await expect.poll(readColor).not.toBe(before);
  });

  test('unfolded files of an example scroll inside it, and long names of its folders wrap', async ({ browser }) => {
    const page = await visit(browser, '/config/lib/auto-extension', { viewport: { width: 320, height: 812 } });
    const folds = page.locator('.example :is(.example-more, .example-bar) > details');
    await folds.evaluateAll((all) => all.map((fold) => fold.toggleAttribute('open', true)));
    const overflows = await folds.locator('pre, .file-tree').evaluateAll((all) =>
      all.map((part) => ({
        isFile: part instanceof HTMLPreElement,
        scrolls: part.scrollWidth > part.clientWidth,
        isCut: part.getBoundingClientRect().right > (part.closest('.example')?.getBoundingClientRect().right ?? 0),
      })),
    );
    expect(overflows).toContainEqual({ isFile: true, scrolls: true, isCut: false });
    // The keyboard could not scroll them.
    expect(overflows.filter(({ isFile, scrolls }) => scrolls && !isFile)).toEqual([]);
    expect(overflows.filter(({ isCut }) => isCut)).toEqual([]);
  });

  test('the rest of a line that wraps is indented, and the signs of a diff stay at the edge', async ({ browser }) => {
    const page = await waitForHydration(await visit(browser, '/config/lib/format', { viewport: { width: 375, height: 812 } }));
    const diff = page.locator('.code-block:has(.line.add)').first();
    const line = diff.locator('.line.remove').first();
    const readSign = () => line.evaluate((element) => getComputedStyle(element, '::before').insetInlineStart);
    const sign = await readSign();
    await diff.getByRole('button', { name: 'Toggle code wrap' }).click();
    const starts = await line.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const rows = new Map<number, number>();
      for (const { top, left } of range.getClientRects()) rows.set(top, Math.min(left, rows.get(top) ?? left));
      return [...rows].sort(([a], [b]) => a - b).map(([, left]) => left - element.getBoundingClientRect().left);
    });
    const [first = 0, second = 0] = starts;
    expect(starts.length).toBeGreaterThan(1);
    expect(second - first).toBeGreaterThan(10);
    expect(await readSign()).toBe(sign);
  });
});

test.describe('tabs', () => {
  test('of one group are selected together, and the selection is kept after a reload', async ({ browser }) => {
    const page = await waitForHydration(await visit(browser, '/guide/components', { site: fixture }));
    const selected = async () => (await page.getByRole('tab', { selected: true }).allInnerTexts()).slice(0, 2);
    await expect.poll(selected).toEqual(['One', 'A']);
    await page.getByRole('tab', { name: 'B', exact: true }).click();
    await expect.poll(selected).toEqual(['Two', 'B']);
    await expect(page.getByRole('tabpanel', { name: 'Two' })).toBeVisible();
    await expect(page.getByRole('tabpanel', { name: 'One' })).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('rslib-docs:tabs:flavour'))).toBe('1');
    await page.reload();
    await expect(page.getByText('Second panel')).toBeVisible();
    await expect(page.getByText('First panel')).toBeHidden();
    await waitForHydration(page);
    await expect.poll(selected).toEqual(['Two', 'B']);
  });

  for (const [path, name, otherName] of [
    ['/guide/components', 'Number', 'Alternatives'],
    ['/zh/guide/components', '数字', '可选方式'],
  ] as const) {
    test(`have names in the language of the page (${path})`, async ({ browser }) => {
      const page = await visit(browser, path, { site: fixture });
      await expect(page.getByRole('tablist', { name, exact: true })).toHaveCount(1);
      await expect(page.getByRole('tablist', { name: otherName, exact: true })).toHaveCount(1);
    });
  }

  test('of commands and outputs have names in both languages', async ({ browser }) => {
    const page = await openTab(browser);
    for (const [path, names] of [
      ['/guide/start/quick-start', ['Package manager', 'Output']],
      ['/zh/guide/start/quick-start', ['包管理器', '产物代码']],
    ] as const) {
      await page.goto(findOrigin(main) + path);
      const found = await page.getByRole('tablist').evaluateAll((all) => all.map((each) => each.ariaLabel));
      expect([...new Set(found)]).toEqual(names);
    }
  });

  test('show a panel when another number is stored', async ({ browser }) => {
    const page = await waitForHydration(
      await visit(browser, '/guide/components', { site: fixture, stored: { 'rslib-docs:tabs:flavour': '7' } }),
    );
    await expect(page.getByText(/^(First|Second) panel$/).locator('visible=true')).toHaveCount(1);
  });
});

test.describe('text that the page hides', () => {
  const GUIDE = '/guide/start/quick-start';
  const MARKED = '[hidden="until-found"]';

  /** Follows a link to a text that only one of the hidden lines has, on the open page. Returns the line. */
  const followLink = async (page: Page, hidden: string) => {
    await expect(page.locator(`${hidden}${MARKED}`).first()).toBeAttached();
    const text = await page.locator(`${hidden} .line`).evaluateAll((lines) => {
      const isFound = (text: string) => /^[a-z].*\w$/.test(text) && document.body.textContent?.split(text).length === 2;
      return lines.map((line) => (line.checkVisibility() ? '' : (line.textContent?.trim() ?? ''))).find(isFound) ?? '';
    });
    const line = page.locator('.line', { hasText: text });
    await expect(line).toBeHidden();
    await page.goto(`${page.url()}#:~:text=${encodeURIComponent(text).replaceAll('-', '%2D')}`);
    return line;
  };
  const listSelected = (page: Page) => page.locator('[data-group="package-manager"]').getByRole('tab', { selected: true }).allInnerTexts();

  for (const [path, chosen, stored] of [
    [GUIDE, 'npm', null],
    [`/zh${GUIDE}`, 'pnpm', '2'],
  ] as const) {
    test(`is shown by a link to it: in another tab than ${chosen}, for this page only (${path})`, async ({ browser }) => {
      const key = 'rslib-docs:tabs:package-manager';
      const page = await visit(browser, path, { stored: stored ? { [key]: stored } : undefined });
      const line = await followLink(page, '.tab-panel');
      await expect(line).toBeInViewport();
      const [label = ''] = await listSelected(page);
      expect(label).not.toBe(chosen);
      expect(new Set(await listSelected(page))).toEqual(new Set([label]));
      await waitForHydration(page);
      expect(new Set(await listSelected(page))).toEqual(new Set([label]));
      expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBe(stored);
      await page.locator('#sidebar a[href$="/guide/basic/upgrade-rslib"]').click();
      await expect(page).toHaveURL(/upgrade-rslib/);
      await expect.poll(async () => new Set(await listSelected(page))).toEqual(new Set([chosen]));
      await page.goBack();
      await expect(page).toHaveURL(/quick-start/);
      await expect.poll(async () => new Set(await listSelected(page))).toEqual(new Set([chosen]));
    });
  }

  test('is shown by a link to it: in folded code', async ({ browser }) => {
    const page = await visit(browser, `/zh${DTS}`);
    await expect(await followLink(page, '.rest')).toBeInViewport();
    await expect(page.locator('.code-block details[open]')).toHaveCount(1);
  });

  test('is shown after the framework has started, too', async ({ browser }) => {
    const page = await waitForHydration(await visit(browser, GUIDE));
    await expect(await followLink(page, '.tab-panel')).toBeInViewport();
    expect(new Set(await listSelected(page)).has('npm')).toBe(false);
  });

  test('is shown by a link to an id', async ({ browser }) => {
    const page = await visit(browser, GUIDE);
    const panel = page.locator(`.tab-panel${MARKED}`).first();
    const id = await panel.getAttribute('id');
    await page.evaluate((hash) => location.assign(hash), `#${id}`);
    await expect(page.locator(`#${id}`)).toBeVisible();
  });

  test('looks the same whether the browser searches it or not, and is printed', async ({ browser }) => {
    const measure = async (prepare?: (page: Page) => Promise<void>) => {
      const page = await visit(browser, GUIDE, { prepare });
      // The last of the behaviors that mark something has run.
      await expect(page.locator('[role=tab][aria-controls]').first()).toBeAttached();
      await waitForTasks(page);
      const marked = await page.locator(MARKED).count();
      const read = () =>
        page.evaluate(() => {
          const main = document.querySelector('main') as HTMLElement;
          const places = [...main.querySelectorAll('.tabs, .code-block, h2, p')].map((each) => {
            const { top, height } = each.getBoundingClientRect();
            return each.checkVisibility() ? `${each.className} ${top} ${height}` : '';
          });
          return places.filter(Boolean);
        });
      const screen = await read();
      await page.emulateMedia({ media: 'print' });
      return { marked, screen, print: await read() };
    };
    const { marked, ...own } = await measure();
    const { marked: none, ...others } = await measure(async (page) => {
      await page.addInitScript(() => void Reflect.deleteProperty(Document.prototype, 'onbeforematch'));
    });
    expect([marked > 1, none]).toEqual([true, 0]);
    expect(own).toEqual(others);
  });
});

test('a diagram is drawn, has an accessible name, and is legible in light and dark mode', async ({ browser }) => {
  const page = await visit(browser, '/zh/guide/basic/output-structure', { reducedMotion: 'reduce' });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme);
    const diagram = page.getByRole('img', { name: 'bundle 模式把源码的四个模块合并成一个文件' });
    // Its content has no size until the referenced file is loaded.
    await expect.poll(() => diagram.locator('use').evaluate((use: SVGUseElement) => use.getBBox().width)).toBeGreaterThan(600);
    const { ground, contrast } = await page.evaluate(measureLight, (await diagram.screenshot()).toString('base64'));
    expect(ground > 0.5).toBe(colorScheme === 'light');
    expect(contrast).toBeGreaterThan(0.5);
  }
});

/** Lightness of the corner of a screenshot, and the largest difference from it, from 0 to 1. Runs in the page. */
async function measureLight(png: string): Promise<{ ground: number; contrast: number }> {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
  context?.drawImage(image, 0, 0);
  const { data } = context?.getImageData(0, 0, image.width, image.height) ?? { data: new Uint8ClampedArray() };
  const read = (at: number) => ((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0)) / 765;
  let contrast = 0;
  for (let at = 0; at < data.length; at += 4) contrast = Math.max(contrast, Math.abs(read(at) - read(0)));
  return { ground: read(0), contrast };
}

test.describe('a picture', () => {
  const open = (page: Page) => page.getByRole('button', { name: /^Zoom image|^放大图片/ }).first();
  const dialog = (page: Page) => page.getByRole('dialog').locator('visible=true');

  for (const [name, path, site] of [
    ['an image', '/guide/components', fixture],
    ['a diagram', '/zh/guide/basic/output-structure', main],
  ] as const) {
    test(`${name} is enlarged without the framework; Escape closes it and the focus returns`, async ({ browser }) => {
      const page = await visit(browser, path, { site, reducedMotion: 'reduce' });
      const before = await page.locator('.zoom').first().locator('img, svg').first().boundingBox();
      await open(page).click();
      await expect(dialog(page)).toBeVisible();
      await expect(dialog(page).getByRole('button')).toBeFocused();
      const large = await dialog(page).locator('img, svg').boundingBox();
      expect(large?.width).toBeGreaterThanOrEqual(before?.width ?? Number.POSITIVE_INFINITY);
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
      await expect(open(page)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(dialog(page)).toBeVisible();
      await dialog(page).click({ position: { x: 5, y: 5 } });
      await expect(dialog(page)).toHaveCount(0);
      await waitForTasks(page);
      expect(await page.locator('html').getAttribute('data-ready')).toBeNull();
    });
  }

  test('closes when the page is scrolled', async ({ browser }) => {
    const page = await visit(browser, '/guide/components', { site: fixture, viewport: { width: 1024, height: 500 } });
    await open(page).click();
    await expect(dialog(page).getByRole('button')).toBeFocused();
    await page.evaluate(() => window.scrollBy(0, 100));
    await expect(dialog(page)).toHaveCount(0);
  });

  test('stays open while the reader moves around in it with two fingers, and the page behind it where it is', async ({ browser }) => {
    const page = await visit(browser, '/guide/basic/output-structure', { ...devices['Pixel 5'] });
    await open(page).click();
    await expect(dialog(page).getByRole('button')).toBeFocused();
    const readPosition = () => page.evaluate(() => window.scrollY);
    const before = await readPosition();
    const center = { x: 190, y: 400 };
    await pinchOut(page, center);
    expect(await page.evaluate(() => window.visualViewport?.scale)).toBeGreaterThan(1.5);
    // More than once around the visible part, so that the browser scrolls the page.
    for (let swipe = 0; swipe < 6; swipe += 1) await swipeUp(page, { ...center, distance: 300 });
    await expect.poll(async () => Math.abs((await readPosition()) - before)).toBeLessThanOrEqual(ZOOM_SCROLL_PX);
    await expect(dialog(page)).toBeVisible();
  });

  test('is enlarged without scripts, and not at all if the query hides global UI components', async ({ browser }) => {
    const page = await visit(browser, '/guide/components', { site: fixture, javaScriptEnabled: false });
    await open(page).click();
    await expect(dialog(page)).toBeVisible();
    const hidden = await visit(browser, '/guide/components?globalUIComponents=0', { site: fixture });
    await expect(open(hidden)).toBeHidden();
  });
});

test('links to feeds are in the head of blog pages, for each language, unless the query hides global UI components', async ({
  browser,
}) => {
  const readFeeds = (page: Page) =>
    page
      .locator('head link[rel=alternate][data-feed]')
      .evaluateAll((links) => links.map((link) => `${link.getAttribute('type')} ${link.getAttribute('hreflang')}`));
  const page = await visit(browser, '/zh/blog/first', { site: fixture });
  expect(await readFeeds(page)).toEqual(
    ['en', 'zh-CN'].flatMap((tag) =>
      ['application/rss+xml', 'application/atom+xml', 'application/feed+json'].map((type) => `${type} ${tag}`),
    ),
  );
  await page.goto(`${page.url()}?globalUIComponents=0`);
  await expect.poll(() => readFeeds(page)).toEqual([]);
  await waitForHydration(page);
  expect(await readFeeds(page)).toEqual([]);
});

test('in a version, the logo and the 404 page lead to the home page of the version and language', async ({ browser }) => {
  const page = await openTab(browser);
  for (const [path, home, title] of [
    ['/v1/no/such/page', '/v1/', '404 - Fixture'],
    ['/v1/zh/no/such/page', '/v1/zh/', '404 - 样例'],
    ['/zh/no/such/page', '/zh/', '404 - 样例'],
  ] as const) {
    await page.goto(findOrigin(fixture) + fixture.basePath + path);
    expect(await page.title()).toBe(title);
    await expect(page.locator('main a').first()).toHaveAttribute('href', `/docs${home}`);
    await expect(page.locator('header a').first()).toHaveAttribute('href', `/docs${home}`);
    await waitForHydration(page);
    await page.locator('header a').first().click();
    await page.waitForURL((url) => url.pathname === `/docs${home}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('the outline marks the active heading', async ({ browser }) => {
  // From 1360 px, reference pages have their outline in the local bar.
  const page = await waitForHydration(await visit(browser, DTS, { viewport: { width: 1300, height: 900 } }));
  const current = page.locator('main').getByRole('navigation', { name: 'ON THIS PAGE' }).locator('a[aria-current]').locator('visible=true');
  await expect(current).toHaveText('Enable declaration files');
  await page.locator('#dtsalias').evaluate((heading) => window.scrollTo(0, heading.getBoundingClientRect().top + window.scrollY - 100));
  await expect(current).toHaveText('dts.alias');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(current).toHaveText('Next steps');
});

test.describe('overview', () => {
  test('filters groups, items, headings and descriptions in both languages; hyphens and dots match spaces; marks and counts', async ({
    browser,
  }) => {
    const page = await waitForHydration(await visit(browser, '/config/'));
    const filter = page.getByRole('searchbox', { name: 'Filter' });
    const items = page.locator('main .prose ~ *').getByRole('heading', { level: 3 }).locator('visible=true');
    const all = await items.count();
    expect(all).toBeGreaterThan(18);
    const status = page.locator('main p[role="status"]');
    const rows = page.locator('.option-row:has(p)');
    await filter.fill('auto-ext');
    await expect(filter).toHaveAccessibleName('Filter');
    await expect(rows.first()).toContainText('lib.autoExtension');
    await expect(page.locator('mark').first()).toHaveText('autoExt');
    await expect(status).toHaveText(/^[1-9]\d* of [5-9]\d$|^[1-9]\d* of 1\d\d$/);
    await filter.fill('dts bundle');
    await expect(page.locator('mark').first()).toHaveText('dts.bundle');
    // A description of the Chinese pages.
    await filter.fill('类型声明');
    await expect(rows.first()).toBeVisible();
    await page.getByRole('button', { name: 'Clear the filter' }).click();
    await expect(filter).toBeFocused();
    await expect(status).toBeEmpty();
    await filter.fill('import.meta.dirname');
    await expect(items).toHaveText(['lib.shims']);
    await filter.fill('no such option');
    await expect(page.locator('main')).toContainText('No matching API found');
    await expect(page.locator('main')).toContainText('no such option');
    await filter.fill('');
    await expect(items).toHaveCount(all);
    await filter.fill('no such option');
    await page.getByRole('link', { name: 'Search all pages' }).click();
    await expect(page.getByRole('combobox')).toHaveValue('no such option');
  });

  test('marks matches in links to sections as those in rows', async ({ browser }) => {
    const page = await waitForHydration(await visit(browser, '/config/?filter=declaration'));
    const [inLinks, inRows] = await Promise.all(
      ['.option-sections', '.option-row'].map(async (part) => {
        await expect(page.locator(`${part} mark`).first()).toBeVisible();
        return page.locator(`${part} mark`).evaluateAll((all) => [...new Set(all.map((mark) => getComputedStyle(mark).backgroundColor))]);
      }),
    );
    expect(inRows).toHaveLength(1);
    expect(inLinks).toEqual(inRows);
  });

  test('has no filter without scripts', async ({ browser }) => {
    const page = await visit(browser, '/config/', { javaScriptEnabled: false });
    await expect(page.locator('.overview input')).toBeHidden();
    await expect(page.locator('.overview h2').first()).toBeVisible();
  });

  test('keeps the filter in the URL, even in Chinese', async ({ browser }) => {
    const page = await waitForHydration(await visit(browser, '/zh/config/'));
    await page.getByRole('searchbox', { name: '过滤' }).fill('外部');
    await expect.poll(() => decodeURIComponent(readAddress(page))).toContain('外部');
    await page.reload();
    await expect(page.getByRole('searchbox', { name: '过滤' })).toHaveValue('外部');
  });
});

test('an unknown path has the 404 page of its language, which links to the home page', async ({ browser }) => {
  const english = await visit(browser, '/guide/start/nowhere');
  expect((await english.request.get(english.url())).status()).toBe(404);
  await expect(english.locator('html')).toHaveAttribute('lang', 'en');
  await expect(english.getByRole('heading', { level: 1 })).toHaveText('PAGE NOT FOUND');
  await expect(english.locator('main')).toContainText('404');
  await expect(english.locator('main')).toContainText('页面不存在');
  expect(await english.title()).toBe('404 - Rslib');
  await waitForHydration(english);
  await english.getByRole('link', { name: 'Take me home' }).click();
  await english.waitForURL((url) => url.pathname === '/');
  const chinese = await visit(browser, '/zh/guide/nowhere/at/all');
  expect((await chinese.request.get(chinese.url())).status()).toBe(404);
  await expect(chinese.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await expect(chinese.getByRole('heading', { level: 1 })).toHaveText('页面不存在');
  await expect(chinese.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/zh/');
});

test('edit, source, previous and next link to the right pages', async ({ browser }) => {
  const page = await visit(browser, '/zh/config/lib/dts');
  await expect(page.getByRole('link', { name: '在 GitHub 上编辑此页' })).toHaveAttribute(
    'href',
    'https://github.com/web-infra-dev/rslib/edit/main/website/content/zh/config/lib/dts.mdx',
  );
  await expect(page.getByRole('link', { name: '源码' })).toHaveAttribute(
    'href',
    'https://github.com/web-infra-dev/rslib/blob/main/website/content/zh/config/lib/dts.mdx',
  );
  const pager = page.getByRole('navigation', { name: '翻页' });
  await expect(pager.locator('a[rel="prev"]')).toHaveAttribute('href', '/zh/config/lib/footer');
  await expect(pager.locator('a[rel="next"]')).toHaveAttribute('href', '/zh/config/lib/shims');
});

test('an outdated section and an untranslated page link to the original', async ({ browser }) => {
  const changed = await visit(browser, '/zh/notes/changed', { site: fixture });
  await expect(changed.locator('main').getByText('本节译文待更新')).toHaveCount(1);
  await expect(changed.getByRole('link', { name: '阅读英文版' })).toHaveAttribute('href', '/docs/notes/changed#longer');
  const english = await visit(browser, '/zh/notes/english', { site: fixture });
  await expect(english.locator('main').getByText('本页尚无中文版')).toBeVisible();
  await expect(english.getByRole('link', { name: '打开英文版页面' })).toHaveAttribute('href', '/docs/notes/english');
  await expect(english.locator('[lang="en"]').getByRole('heading', { level: 1 })).toHaveText('English only');
  // Inside an element in English, the names of its controls are English, too.
  await expect(english.getByRole('link', { name: 'Link to this section: Part' })).toHaveAttribute('href', '#part');
});

test('the reader mode of browsers shows the headings and code that a page shows, but no outline', async ({ browser }) => {
  const source = readFileSync(createRequire(import.meta.url).resolve('@mozilla/readability/Readability.js'), 'utf8');
  const page = await openTab(browser);
  for (const path of [
    '/zh/config/lib/dts',
    '/guide/advanced/css',
    '/config/lib/external-helpers',
    '/guide/start/glossary',
    '/config/lib/banner',
    '/zh/guide/start/npm-packages',
  ]) {
    await page.goto(findOrigin(main) + path);
    await page.evaluate(source);
    const [shown, read] = await page.evaluate(() => {
      const { Readability } = globalThis as unknown as { Readability: typeof import('@mozilla/readability').Readability };
      const list = (root: ParentNode, selector: string) => [...root.querySelectorAll(selector)].map(({ textContent }) => textContent);
      const listAll = (root: ParentNode) => [list(root, 'h2, h3, h4'), list(root, 'pre')];
      const all = document.querySelector('article')?.cloneNode(true) as Element;
      for (const hidden of all.querySelectorAll('[hidden]')) hidden.remove();
      const article = new Readability(document.cloneNode(true) as Document, { serializer: (node) => node as Element }).parse();
      return [listAll(all), listAll(article?.content as Element)];
    });
    expect(read).toEqual(shown);
    expect(shown?.[0]?.length).toBeGreaterThan(3);
  }
});

test('a page that cannot be copied says so, in another color', async ({ browser }) => {
  const page = await visit(browser, '/guide/start/quick-start', { reducedMotion: 'reduce' });
  await page.route('**/*.md', (route) => route.abort());
  const button = page.getByRole('button', { name: 'Copy page as Markdown' });
  await waitForCodeTools(page);
  await button.hover();
  const read = () => button.evaluate((each) => getComputedStyle(each).color);
  const before = await read();
  await button.click();
  await expect(page.locator('.page-actions').first().getByRole('status')).not.toBeEmpty();
  expect(await read()).not.toBe(before);
});

test('a link to a footnote marks it', async ({ browser }) => {
  const page = await visit(browser, '/guide/components', { site: fixture });
  const note = page.locator('.footnotes li');
  const isMarked = () =>
    note.evaluate((each) => getComputedStyle(each).backgroundColor !== getComputedStyle(document.body).backgroundColor);
  expect(await isMarked()).toBe(false);
  await page.locator('[data-footnote-ref]').click();
  await expect.poll(isMarked).toBe(true);
});

test('on touch screens, a log has space for its buttons in the first line only if there are any', async ({ browser }) => {
  for (const [javaScriptEnabled, space] of [
    [true, '70px'],
    [false, 'auto'],
  ] as const) {
    const page = await visit(browser, '/api/start/', { hasTouch: true, isMobile: true, javaScriptEnabled });
    const line = page.locator('[data-lang="log"] > pre:first-child .line').first();
    await expect.poll(() => line.evaluate((each) => getComputedStyle(each, '::before').width)).toBe(space);
  }
});

test('without scripts, the link to report a problem has page and language', async ({ browser }) => {
  const page = await openTab(browser, { javaScriptEnabled: false });
  for (const [path, name, language] of [
    ['/config/lib/wasm', 'Report a problem', 'en'],
    ['/zh/config/lib/wasm', '反馈问题', 'zh-CN'],
  ] as const) {
    await page.goto(findOrigin(main) + path);
    await expect(page.getByRole('link', { name })).toHaveAttribute(
      'href',
      `https://github.com/web-infra-dev/rslib/issues/new?template=content.yml&language=${language}&page=https://rslib.rs${path}`,
    );
  }
});

test('without scripts, the outline of a phone does not cover the heading that it leads to', async ({ browser }) => {
  const page = await visit(browser, '/guide/basic/cli', { viewport: { width: 375, height: 812 }, javaScriptEnabled: false });
  const bar = page.locator('[data-local-bar]');
  await bar.locator('summary').click();
  await bar.getByRole('link', { name: 'Wrong flags' }).click();
  const heading = page.getByRole('heading', { name: 'Wrong flags' });
  await expect(heading).toBeInViewport();
  const isCovered = await heading.evaluate((element) => {
    const { left, top, height } = element.getBoundingClientRect();
    return !element.contains(document.elementFromPoint(left + 1, top + height / 2));
  });
  expect(isCovered).toBe(false);
});

test('the first Tab stop is the skip link to the content', async ({ browser }) => {
  const page = await waitForHydration(await visit(browser, '/zh/guide/start/'));
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: '跳到正文' })).toBeFocused();
  await page.evaluate(() => scrollTo(0, 500));
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  const [top, bottom] = await page.evaluate(() => [
    document.querySelector('main')?.getBoundingClientRect().top,
    document.querySelector('header')?.getBoundingClientRect().bottom,
  ]);
  expect(top).toBe(bottom);
});
