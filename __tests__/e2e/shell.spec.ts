import type { Browser, Locator, Page } from '@playwright/test';
import { waitForFrame } from '@/lib/cli/measure/layout-shift';
import { waitForTasks } from '@/lib/cli/measure/page-requests';
import { waitForLateScript } from '@/lib/cli/measure/start-framework';
import { findThemeButton } from './support/controls';
import { readExpanded } from './support/expanded';
import { turnWheel } from './support/gestures';
import { readExpectedTitle } from './support/read-title';
import { findOrigin, SITES, type TestedSite } from './support/sites';
import { expect, test } from './support/test';
import {
  collectErrors,
  finishAnimations,
  listDepartures,
  openTab,
  readAddress,
  stopClock,
  visit,
  waitForHydration,
} from './support/visits';

const [main, fixture] = SITES;
/** A small page with all parts of the shell. */
const PAGE = '/config/lib/wasm';
const DTS = '/config/lib/dts';
const MISSING = '/missing';

const isDark = (page: Page) => page.evaluate(() => document.documentElement.classList.contains('dark'));
const storedTheme = (page: Page) => page.evaluate(() => localStorage.getItem('rslib-docs:theme'));
/** Pauses the animation of a changed theme, which then outlasts even the slowest reader. */
const pauseAnimation = async (page: Page) => {
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBeGreaterThan(0);
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.pause();
  });
};
const isShown = (locator: Locator) => locator.evaluate((element) => element.matches(':popover-open'));

test.describe('theme', () => {
  test('follows the system and its changes', async ({ browser }) => {
    const page = await visit(browser, MISSING, { colorScheme: 'dark' });
    expect(await isDark(page)).toBe(true);
    await waitForHydration(page);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(() => isDark(page)).toBe(false);
  });

  test('cycles through its values, is stored, and applies to the next page', async ({ browser }) => {
    const page = await waitForHydration(await visit(browser, PAGE, { colorScheme: 'light', reducedMotion: 'reduce' }));
    const button = findThemeButton(page);
    await expect(button).toHaveAccessibleName('Theme: auto');
    const seen: (string | null)[] = [];
    for (let step = 0; step < 3; step++) {
      await button.click();
      seen.push(await storedTheme(page));
    }
    expect(seen).toEqual(['dark', 'light', 'auto']);
    await page.evaluate(() => localStorage.setItem('rslib-docs:theme', 'dark'));
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        sessionStorage.setItem('darkAtStart', String(document.documentElement.classList.contains('dark')));
      });
    });
    await page.reload();
    expect(await page.evaluate(() => sessionStorage.getItem('darkAtStart'))).toBe('true');
    await expect(findThemeButton(page)).toHaveAccessibleName('Theme: dark');
  });

  test('changes with each click, even while the last change is animated', async ({ browser }) => {
    for (const isStarted of [false, true]) {
      const page = await visit(browser, PAGE, { colorScheme: 'light' });
      if (isStarted) await waitForHydration(page);
      const box = await findThemeButton(page).boundingBox();
      if (!box) throw new Error('no theme button');
      const click = () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      await click();
      await pauseAnimation(page);
      await click();
      await expect.poll(() => storedTheme(page)).toBe('light');
      await expect(findThemeButton(page)).toHaveAccessibleName('Theme: light');
      await page.context().close();
    }
  });

  test("colors the browser's own bars, even on the next page", async ({ browser }) => {
    const readColor = (page: Page) =>
      page.evaluate(() => {
        const colors = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
        return colors.find(({ media }) => !media || matchMedia(media).matches)?.content;
      });
    const still = await visit(browser, PAGE, { colorScheme: 'dark', javaScriptEnabled: false });
    expect(await readColor(still)).toBe('#151210');
    const page = await visit(browser, PAGE, { colorScheme: 'light', reducedMotion: 'reduce' });
    expect(await readColor(page)).toBe('#ffffff');
    await findThemeButton(page).click();
    await expect.poll(() => readColor(page)).toBe('#151210');
    await waitForHydration(page);
    await page.getByRole('link', { name: 'lib.format', exact: true }).first().click();
    await expect(page).toHaveURL(/format$/);
    expect(await readColor(page)).toBe('#151210');
    await findThemeButton(page).click();
    await expect.poll(() => readColor(page)).toBe('#ffffff');
  });

  test('is synchronized between tabs', async ({ browser }) => {
    const first = await waitForHydration(await visit(browser, MISSING, { colorScheme: 'light', reducedMotion: 'reduce' }));
    const second = await first.context().newPage();
    await second.goto(first.url());
    await waitForHydration(second);
    while ((await storedTheme(first)) !== 'dark') await findThemeButton(first).click();
    await expect.poll(() => isDark(second)).toBe(true);
    await expect(findThemeButton(second)).toHaveAccessibleName('Theme: dark');
  });

  test('works without local storage, and stays light if dark mode is off', async ({ browser }) => {
    const page = await visit(browser, MISSING, { colorScheme: 'light', reducedMotion: 'reduce' });
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      }),
    );
    const errors = collectErrors(page);
    await page.reload();
    await waitForHydration(page);
    for (let step = 0; step < 3 && !(await isDark(page)); step++) await findThemeButton(page).click();
    expect(await isDark(page)).toBe(true);
    expect(errors).toEqual([]);
    const light = await visit(browser, '/guide/', { site: fixture, colorScheme: 'dark', stored: { 'rslib-docs:theme': 'dark' } });
    await waitForLateScript(light);
    expect(await isDark(light)).toBe(false);
    await expect(findThemeButton(light)).toHaveCount(0);
  });
});

test('sidebar, outline and menu button are shown from the required widths, below a bar of the required height', async ({ browser }) => {
  const page = await visit(browser, PAGE);
  const height = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => element.getBoundingClientRect().height);
  const sidebar = page.getByRole('navigation', { name: 'Sidebar' });
  const outline = page.locator('main').getByRole('navigation', { name: 'ON THIS PAGE' });
  const read = async () => ({
    bar: await height('header'),
    sidebar: await sidebar.isVisible(),
    outline: (await outline.locator('visible=true').count()) > 0,
    menu: await page.getByRole('button', { name: 'Menu', exact: true }).isVisible(),
  });
  for (const [width, expected] of [
    [1280, { bar: 72, sidebar: true, outline: true, menu: false }],
    [1279, { bar: 72, sidebar: true, outline: false, menu: false }],
    [960, { bar: 72, sidebar: true, outline: false, menu: false }],
    [959, { bar: 72, sidebar: false, outline: false, menu: false }],
    [769, { bar: 72, sidebar: false, outline: false, menu: false }],
    [768, { bar: 56, sidebar: false, outline: false, menu: false }],
    [767, { bar: 56, sidebar: false, outline: false, menu: true }],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    // The sidebar becomes a drawer, which fades out.
    await expect.poll(read, `at ${width} px`).toEqual(expected);
  }
  expect(await height('[data-local-bar]')).toBe(46);
});

test.describe('languages', () => {
  test('the menu keeps page, query and hash', async ({ browser }) => {
    const page = await waitForHydration(await visit(browser, `${PAGE}?a=1#wasmmode`));
    await page.getByRole('button', { name: 'Language' }).first().click();
    const link = page.getByRole('link', { name: '简体中文' }).locator('visible=true').first();
    await expect(link).toHaveAttribute('hreflang', 'zh-CN');
    await expect(link).toHaveAttribute('lang', 'zh-CN');
    // A click on a moving element is retried after the page has been scrolled elsewhere.
    await finishAnimations(page);
    await link.click();
    await page.waitForURL('**/zh/**');
    expect(readAddress(page)).toBe(`/zh${PAGE}?a=1#wasmmode`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  });

  for (const [name, viewport, button, panel] of [
    ['menu', { width: 1440, height: 900 }, 'Language', '.menu-panel:has(a[hreflang=zh-CN])'],
    ['drawer', { width: 390, height: 800 }, 'Menu', '#sidebar'],
  ] as const) {
    test(`a page left by a link in the ${name} has it closed, should the browser restore the page`, async ({ browser }) => {
      const page = await waitForHydration(await visit(browser, PAGE, { viewport }));
      // The browser requests the other page, but stays on this one.
      await page.route('**/zh/**', (route) => route.fulfill({ status: 204 }));
      await page.getByRole('button', { name: button, exact: true }).click();
      const link = page.locator(`${panel} a[hreflang=zh-CN]`);
      await finishAnimations(page);
      const [request] = await Promise.all([page.waitForRequest('**/zh/**'), link.click()]);
      expect(request.isNavigationRequest()).toBe(true);
      await expect(page.locator(panel)).toBeHidden();
    });
  }

  test('the first visit redirects to the language of the browser, once, with query and hash', async ({ browser }) => {
    const page = await visit(browser, `${PAGE}?a=1#wasmmode`, { locale: 'zh-CN', firstVisit: true });
    await page.waitForURL('**/zh/**');
    expect(readAddress(page)).toBe(`/zh${PAGE}?a=1#wasmmode`);
    await page.goto(page.url().replace('/zh/', '/'));
    await waitForHydration(page);
    expect(await listDepartures(page)).toEqual([page.url().replace(PAGE, `/zh${PAGE}`)]);
    expect(readAddress(page)).toBe(`${PAGE}?a=1#wasmmode`);
  });

  test('no redirect for search engines', async ({ browser }) => {
    const userAgent = 'Mozilla/5.0 (compatible; Googlebot/2.1)';
    const page = await waitForHydration(await visit(browser, '/', { locale: 'zh-CN', userAgent, firstVisit: true }));
    expect(await listDepartures(page)).toEqual([]);
    expect(readAddress(page)).toBe('/');
  });

  test('no redirect if the configuration is never', async ({ browser }) => {
    const page = await waitForHydration(await visit(browser, '/guide/', { site: fixture, locale: 'zh-CN', firstVisit: true }));
    expect(await listDepartures(page)).toEqual([]);
    expect(readAddress(page, fixture)).toBe('/guide/');
  });
});

test('query parameters hide only their parts of the shell, before the first paint', async ({ browser }) => {
  const page = await openTab(browser);
  const parts = {
    navbar: [page.locator('header')],
    sidebar: [page.getByRole('navigation', { name: 'Sidebar' })],
    outline: [page.locator('main').getByRole('navigation', { name: 'ON THIS PAGE' }).first()],
    // That of the page and that of the site.
    footer: [page.locator('footer').nth(0), page.locator('footer').nth(1)],
  };
  for (const hidden of [
    ['navbar', 'outline'],
    ['sidebar', 'footer'],
  ]) {
    const query = hidden.map((name) => `${name}=0`).join('&');
    // Reference pages have their outline in the local bar.
    await page.goto(`${findOrigin(main)}/guide/advanced/dts?${query}`);
    for (const [name, elements] of Object.entries(parts))
      for (const element of elements) await expect(element, `${name} with ${query}`).toBeVisible({ visible: !hidden.includes(name) });
  }
});

test.describe('on a phone', () => {
  const phone = { viewport: { width: 375, height: 812 }, hasTouch: true };

  test('the mobile menu covers the page, traps the focus, locks scrolling and restores the focus', async ({ browser }) => {
    const page = await waitForHydration(await visit(browser, PAGE, phone));
    const button = page.getByRole('button', { name: 'Menu', exact: true });
    const scrollBy = async (distance: number) => {
      await turnWheel(page, { x: 180, y: 600, distance });
      return page.evaluate(() => scrollY);
    };
    expect(await scrollBy(600)).toBeGreaterThan(0);
    expect(await scrollBy(-2000)).toBe(0);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(await isShown(page.locator('#sidebar'))).toBe(true);
    expect(await scrollBy(600)).toBe(0);
    for (let step = 0; step < 20; step++) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('#sidebar') !== null)).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect.poll(() => isShown(page.locator('#sidebar'))).toBe(false);
    await expect(button).toBeFocused();
  });

  test('the theme changes with each press in the mobile menu, which stays open, also while the last change is animated', async ({
    browser,
  }) => {
    for (const hasTouch of [true, false]) {
      const page = await waitForHydration(await visit(browser, PAGE, { ...phone, hasTouch, colorScheme: 'light' }));
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await finishAnimations(page);
      const box = await page
        .locator('#sidebar')
        .getByRole('button', { name: /^Theme/ })
        .boundingBox();
      if (!box) throw new Error('no theme button');
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      for (const theme of ['dark', 'light', 'auto']) {
        await (hasTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
        await expect.poll(() => storedTheme(page)).toBe(theme);
        await pauseAnimation(page);
      }
      expect(await isShown(page.locator('#sidebar'))).toBe(true);
      await page.context().close();
    }
  });

  test('the mobile menu closes on navigation and when the window reaches 768 px', async ({ browser }) => {
    const page = await waitForHydration(await visit(browser, PAGE, phone));
    const menu = page.locator('#sidebar');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await menu.getByRole('link', { name: 'Guide', exact: true }).click();
    await page.waitForURL('**/guide/start/');
    await expect.poll(() => isShown(menu)).toBe(false);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.setViewportSize({ width: 767, height: 812 });
    await expect.poll(() => page.evaluate(() => innerWidth)).toBe(767);
    await waitForFrame(page);
    expect(await isShown(menu)).toBe(true);
    await page.setViewportSize({ width: 768, height: 812 });
    await expect.poll(() => isShown(menu)).toBe(false);
  });

  for (const [prefix, menu, close, sections, sidebar, texts] of [
    ['', 'Menu', 'Close menu', ['Guide', 'Config', 'API', 'Blog'], 'Sidebar', { theme: /^Theme: / }],
    ['/zh', '菜单', '关闭菜单', ['指南', '配置', 'API', '博客'], '侧边栏', { theme: /^主题：/ }],
  ] as const) {
    test(`one drawer has the sections, the sidebar, the languages and the theme below a fixed bar (${menu})`, async ({ browser }) => {
      const page = await waitForHydration(await visit(browser, `${prefix}${PAGE}`, phone));
      await page.getByRole('button', { name: menu, exact: true }).click();
      const drawer = page.getByRole('dialog', { name: menu });
      await expect(drawer.getByRole('navigation').first().getByRole('link')).toHaveText([...sections]);
      const tree = drawer.getByRole('navigation', { name: sidebar });
      await expect(tree.getByRole('link', { name: 'lib.wasm', exact: true })).toBeFocused();
      await expect(drawer.getByRole('link', { name: '简体中文' })).toBeVisible();
      await expect(drawer.getByRole('button', { name: texts.theme })).toBeVisible();
      const button = drawer.getByRole('button', { name: close });
      await finishAnimations(page);
      const before = await button.boundingBox();
      await turnWheel(page, { x: 180, y: 500, distance: 3000 });
      await expect.poll(() => tree.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
      expect(await button.boundingBox()).toEqual(before);
      // Rows end below the bar and the sections.
      const top = await tree.evaluate((element) => element.getBoundingClientRect().top);
      expect(top).toBeGreaterThan((before?.y ?? 0) + (before?.height ?? 0));
      await button.click();
      await expect(drawer).toHaveCount(0);
      await expect(page.getByRole('button', { name: menu, exact: true })).toBeFocused();
    });
  }

  test('on pages without a sidebar, the drawer has the sections', async ({ browser }) => {
    const page = await waitForHydration(await visit(browser, '/', phone));
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await expect(drawer.getByRole('link', { name: 'Config', exact: true })).toBeVisible();
    await expect(drawer.getByRole('navigation', { name: 'Sidebar' })).toHaveCount(0);
  });

  test('the sidebar is a drawer that closes on navigation', async ({ browser }) => {
    const page = await waitForHydration(await visit(browser, '/zh/config/lib/dts', phone));
    const button = page.getByRole('button', { name: '侧边栏', exact: true });
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.getByRole('navigation', { name: '侧边栏' }).getByRole('link', { name: 'lib.shims' }).click();
    await page.waitForURL('**/zh/config/lib/shims');
    await expect(page.getByRole('navigation', { name: '侧边栏' })).toBeHidden();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  test('the outline menu closes on a link and on a click outside', async ({ browser }) => {
    const page = await waitForHydration(await visit(browser, PAGE, phone));
    const menu = page.locator('[data-local-bar] details');
    const summary = menu.locator('summary');
    await summary.click();
    await menu.getByRole('link', { name: 'Compile' }).click();
    await expect(menu).not.toHaveAttribute('open');
    await expect.poll(() => readAddress(page)).toBe(`${PAGE}#compile`);
    await summary.click();
    await expect(menu).toHaveAttribute('open');
    // The margin of the page, below the panel.
    await page.mouse.click(3, 780);
    await expect(menu).not.toHaveAttribute('open');
  });
});

test.describe('sidebar', () => {
  test('marks the current page and scrolls to it', async ({ browser }) => {
    const page = await waitForHydration(await visit(browser, '/guide/faq/features', { viewport: { width: 1440, height: 500 } }));
    const current = page.getByRole('navigation', { name: 'Sidebar' }).locator('[aria-current="page"]');
    await expect(current).toHaveCount(1);
    await expect(current).toBeInViewport();
  });

  test('groups expand and collapse with the required durations and keep their state on navigation', async ({ browser }) => {
    const page = await waitForHydration(await visit(browser, '/guide/start/'));
    const sidebar = page.getByRole('navigation', { name: 'Sidebar' });
    const group = sidebar.locator('details', { hasText: 'Advanced' }).first();
    await expect(group).toHaveAttribute('open');
    await group.locator('summary').click();
    await expect(group).not.toHaveAttribute('open');
    const duration = (open: boolean) =>
      group.evaluate((element, state) => {
        (element as HTMLDetailsElement).open = state;
        return getComputedStyle(element, '::details-content').transitionDuration.split(',')[0]?.trim();
      }, open);
    expect([await duration(true), await duration(false)]).toEqual(['0.3s', '0.5s']);
    await sidebar.getByRole('link', { name: 'Glossary' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Glossary');
    await waitForTasks(page);
    await expect(group).not.toHaveAttribute('open');
  });

  test('keeps its scroll position on navigation', async ({ browser }) => {
    const page = await waitForHydration(await visit(browser, '/guide/start/', { viewport: { width: 1440, height: 500 } }));
    const sidebar = page.getByRole('navigation', { name: 'Sidebar' });
    const link = sidebar.getByRole('link', { name: 'SVGR' });
    await link.scrollIntoViewIfNeeded();
    const top = () => link.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    const before = await top();
    await link.click();
    await page.waitForURL('**/svgr-files');
    await expect(link).toHaveAttribute('aria-current', 'page');
    await waitForTasks(page);
    expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
  });
});

test.describe('links', () => {
  test('external links open in a new tab without an opener', async ({ browser }) => {
    const page = await visit(browser, '/guide/start/');
    const links = page.locator('a[href^="http"]');
    expect(await links.count()).toBeGreaterThan(5);
    const wrong = await links.evaluateAll((all) =>
      all
        .filter((each) => each.getAttribute('target') !== '_blank' || !each.getAttribute('rel')?.includes('noopener'))
        .map((each) => each.outerHTML),
    );
    expect(wrong).toEqual([]);
  });

  test('clicks with modifiers are left to the browser', async ({ browser }) => {
    const page = await waitForHydration(await visit(browser, '/guide/start/'));
    const opened = page.context().waitForEvent('page');
    await page
      .getByRole('navigation', { name: 'Sidebar' })
      .getByRole('link', { name: 'Glossary' })
      .click({ modifiers: ['ControlOrMeta'] });
    await (await opened).waitForURL('**/guide/start/glossary');
    expect(readAddress(page)).toBe('/guide/start/');
  });

  test('a hash in the URL scrolls to its heading, and back restores the scroll position', async ({ browser }) => {
    const page = await waitForHydration(await visit(browser, `${DTS}#dtsisolated`));
    await expect(page.locator('#dtsisolated')).toBeInViewport();
    // The page scrolls to its hash again after it has loaded.
    await waitForTasks(page);
    const before = await page.evaluate(() => scrollY);
    await page.getByRole('navigation', { name: 'Sidebar' }).getByRole('link', { name: 'lib.shims' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('lib.shims');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('lib.dts');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
    expect(readAddress(page)).toBe(`${DTS}#dtsisolated`);
  });

  /** Notes the path and the title of the document after each change. */
  const noteTitles = () => {
    const states = new Set<string>();
    const note = () => states.add(`${location.pathname} ${document.title}`);
    note();
    new MutationObserver(note).observe(document, { childList: true, subtree: true, characterData: true });
    Object.assign(window, { readStates: () => [...states] });
  };

  test('back on the list of all pages, the title is never that of another page', async ({ browser }) => {
    const page = await waitForHydration(await visit(browser, '/search-index'));
    const title = await page.title();
    await page.evaluate(noteTitles);
    await page.locator('main a[href="/guide/start/quick-start"]').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quick start');
    const quickStart = await page.title();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Index');
    await expect(page).toHaveTitle(title);
    expect(await page.evaluate('readStates()')).toEqual([`/search-index ${title}`, `/guide/start/quick-start ${quickStart}`]);
  });

  test('the title changes with the page, and screen readers hear it', async ({ browser }) => {
    const page = await waitForHydration(await visit(browser, PAGE));
    await page.evaluate(noteTitles);
    const readState = () => page.evaluate(() => `${location.pathname} ${document.title}`);
    const seen = [await readState()];
    for (let step = 0; step < 3; step += 1) {
      const before = await page.title();
      await page.locator('main a[rel="next"]').click();
      await expect(page).not.toHaveTitle(before);
      seen.push(await readState());
      await expect(page.locator('next-route-announcer [role=alert]')).toHaveText(await page.title());
    }
    expect(await page.evaluate('readStates()')).toEqual(seen);
  });

  test.describe('back to an entry that an earlier document of the tab has created', () => {
    /** A client-side navigation between two pages, after which the document is loaded again, such as on return from another site. */
    const navigateAndReload = async (browser: Browser, site: TestedSite, from: string, top: number, to: string) => {
      const page = await waitForHydration(await visit(browser, from, { site }));
      await page.evaluate((position) => scrollTo(0, position), top);
      await page.locator(`#sidebar a[href="${site.basePath}${to}"]`).evaluate((link: HTMLElement) => link.click());
      await page.waitForURL(`**${to}`);
      await page.reload();
      return page;
    };

    // Only the framework adds the base path to addresses. The first position is below the end of the other page.
    for (const [site, isStarted, from, top, to] of [
      [main, false, '/zh/guide/faq/errors', 20_000, '/zh/guide/start/ai'],
      [fixture, true, '/guide/components', 300, '/guide/code'],
    ] as const) {
      test(`shows its page, ${isStarted ? 'with' : 'before'} the framework, ${site.name} site`, async ({ browser }) => {
        const page = await navigateAndReload(browser, site, from, top, to);
        if (isStarted) await waitForHydration(page);
        await page.goBack();
        await expect.poll(() => page.title()).toBe(readExpectedTitle(site, from));
        expect(readAddress(page, site)).toBe(from);
        // Chromium restores the position relative to an element, which may round it.
        await expect.poll(() => page.evaluate((position) => Math.abs(scrollY - position), top)).toBeLessThanOrEqual(1);
        if (!isStarted) await waitForHydration(page);
        await page.goForward();
        await expect.poll(() => page.title()).toBe(readExpectedTitle(site, to));
        expect(readAddress(page, site)).toBe(to);
      });
    }
  });

  test('back opens what was unfolded, so that the reader sees the same part of the page', async ({ browser }) => {
    const page = await waitForHydration(await visit(browser, '/config/lib/dts'));
    const folds = page.locator('.code-block details');
    const count = await folds.evaluateAll((all) => all.slice(0, 8).map((fold) => fold.toggleAttribute('open')).length);
    const last = page.locator('article :is(h2, h3)').last();
    await last.scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollBy(0, -200));
    const readTop = () => last.evaluate((heading) => Math.round(heading.getBoundingClientRect().top));
    const top = await readTop();
    await page.locator('#sidebar a[href$="/config/lib/format"]').evaluate((link: HTMLElement) => link.click());
    await page.waitForURL('**/config/lib/format');
    await page.goBack();
    await page.waitForURL('**/config/lib/dts');
    await expect.poll(readTop).toBe(top);
    expect(await folds.evaluateAll((all) => all.filter((fold) => fold.hasAttribute('open')).length)).toBe(count);
  });

  test('a link shows the top of its page, even of the current one, or after scrolling by less than the height of the bar', async ({
    browser,
  }) => {
    const page = await waitForHydration(await visit(browser, DTS));
    for (const [name, top] of [
      ['lib.dts', 1000],
      ['lib.shims', 50],
    ] as const) {
      await page.evaluate((position) => scrollTo(0, position), top);
      await page.getByRole('navigation', { name: 'Sidebar' }).getByRole('link', { name, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    }
  });

  test('a link to a heading of another page scrolls to the heading', async ({ browser }) => {
    const page = await waitForHydration(await visit(browser, '/config/'));
    await page.locator('main').getByRole('link', { name: 'shims.esm', exact: true }).first().click();
    await page.waitForURL('**/config/lib/shims#*');
    await expect(page.getByRole('heading', { name: 'shims.esm', exact: true })).toBeInViewport();
  });

  test('a link to the same overview and back change its filter', async ({ browser }) => {
    const page = await waitForHydration(await visit(browser, '/config/?filter=dts'));
    const filter = page.getByRole('searchbox', { name: 'Filter' });
    const shims = page.locator('main').getByRole('link', { name: 'lib.shims', exact: true });
    await expect(filter).toHaveValue('dts');
    await expect(shims).toHaveCount(0);
    await page.locator('header').getByRole('link', { name: 'Config', exact: true }).click();
    await expect(filter).toHaveValue('');
    await expect(shims).toBeVisible();
    expect(readAddress(page)).toBe('/config/');
    await filter.fill('shims');
    await page.goBack();
    await expect(filter).toHaveValue('dts');
    await expect(shims).toHaveCount(0);
    expect(readAddress(page)).toBe('/config/?filter=dts');
  });
});

test('the tools menu has seven links with logos below its button and closes on Escape', async ({ browser }) => {
  const page = await openTab(browser);
  for (const [path, name, words] of [
    [MISSING, 'Tools', 'Bundler'],
    [`/zh${MISSING}`, '工具', '打包'],
  ] as const) {
    await page.goto(findOrigin(main) + path);
    await waitForHydration(page);
    const button = page.getByRole('button', { name, exact: true });
    await button.click();
    const links = page.locator('.menu-wide a').locator('visible=true');
    await expect(links).toHaveCount(7);
    await finishAnimations(page);
    const [from, panel] = [await button.boundingBox(), await page.locator('.menu-wide').boundingBox()];
    expect(panel?.x).toBe(from?.x);
    expect(panel?.y).toBeGreaterThanOrEqual((from?.y ?? 0) + (from?.height ?? 0));
    expect(((await links.first().textContent()) ?? '').toLowerCase()).toContain(words.toLowerCase());
    // Once loaded, an image has the proportions of its file.
    const sizes = () =>
      links.locator('img').evaluateAll((all) => all.map((logo) => logo instanceof HTMLImageElement && logo.complete && logo.offsetHeight));
    await expect.poll(sizes).toEqual(Array.from({ length: 7 }, () => 32));
    await page.keyboard.press('Escape');
    await expect(links).toHaveCount(0);
  }
});

test('the next click opens a menu that Escape has closed below the pointer', async ({ browser }) => {
  const page = await waitForHydration(await visit(browser, MISSING));
  const button = page.getByRole('button', { name: 'Tools', exact: true });
  const isOpen = () => readExpanded(page, 'Tools');
  await button.hover();
  await expect.poll(isOpen).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(isOpen).toBe(false);
  await button.click();
  await expect.poll(isOpen).toBe(true);
});

test('without JavaScript, buttons also say whether their menu is open, and look like it', async ({ browser }) => {
  const page = await visit(browser, MISSING, { javaScriptEnabled: false });
  const button = page.getByRole('button', { name: 'Tools', exact: true });
  const readColor = () => button.evaluate((element) => getComputedStyle(element).backgroundColor);
  const closed = [await readExpanded(page, 'Tools'), await readColor()];
  await button.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => readExpanded(page, 'Tools')).toBe(true);
  await expect.poll(readColor).not.toBe(closed[1]);
  await page.keyboard.press('Escape');
  await expect.poll(async () => [await readExpanded(page, 'Tools'), await readColor()]).toEqual([false, closed[1]]);
});

test('the scroll-to-top button is shown only past the top', async ({ browser }) => {
  // A page without controls at the right edge, which the button would not cover.
  const page = await waitForHydration(await visit(browser, '/blog/introducing-rslib'));
  const button = page.getByRole('button', { name: 'Scroll to top' });
  await expect(button).toBeHidden();
  await page.mouse.wheel(0, 101);
  await expect(button).toBeVisible();
  await button.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(button).toBeHidden();
});

test.describe('settings that our own site does not use', () => {
  test('a navigation group opens on hover and closes 150 ms after the pointer has left', async ({ browser }) => {
    const page = await waitForHydration(await visit(browser, '/guide/', { site: fixture }));
    await stopClock(page);
    const link = page.locator('header').getByRole('link', { name: 'Overview' });
    await page.locator('header').getByRole('button', { name: /More/ }).first().hover();
    await expect(link).toBeVisible();
    await page.mouse.move(700, 600);
    await expect(page.locator('header:hover')).toHaveCount(0);
    await waitForTasks(page);
    await page.clock.runFor(149);
    expect(await link.isVisible()).toBe(true);
    await page.clock.runFor(1);
    await expect(link).toBeHidden();
  });

  test('social links after the fifth are in a menu', async ({ browser }) => {
    const page = await waitForHydration(await visit(browser, '/guide/', { site: fixture }));
    const more = page.locator('header').getByRole('button', { name: 'More links' });
    await expect(page.locator('header .social-links').first().locator('> li')).toHaveCount(6);
    await more.hover();
    await expect(page.locator('header a[href="https://example.com/seventh"]')).toBeVisible();
  });

  test('the navigation bar hides when scrolling down and returns when scrolling up', async ({ browser }) => {
    const page = await waitForHydration(
      await visit(browser, '/guide/components', { site: fixture, viewport: { width: 1440, height: 500 } }),
    );
    const bar = page.locator('header');
    await expect(bar).toBeInViewport();
    const readTop = () => page.locator('#sidebar').evaluate((sidebar) => sidebar.getBoundingClientRect().top);
    await page.mouse.wheel(0, 700);
    await expect(bar).not.toBeInViewport();
    // What is sticky takes its place.
    await expect.poll(readTop).toBe(0);
    await page.mouse.wheel(0, -300);
    await expect(bar).toBeInViewport();
    await expect.poll(readTop).toBe(72);
  });

  test('the focus shows a navigation bar that is hidden', async ({ browser }) => {
    const page = await visit(browser, '/guide/components', { site: fixture, viewport: { width: 1440, height: 500 } });
    await waitForHydration(page);
    await page.mouse.wheel(0, 700);
    await expect(page.locator('header')).not.toBeInViewport();
    await page.locator('.home-link').evaluate((link) => link.focus({ preventScroll: true }));
    await expect(page.locator('.home-link')).toBeInViewport();
  });

  test('without a navigation bar, the sidebar begins at the top', async ({ browser }) => {
    const page = await visit(browser, PAGE, { reducedMotion: 'reduce' });
    await page.locator('header').evaluate((bar) => bar.remove());
    await page.evaluate(() => scrollTo(0, 300));
    expect(await page.locator('#sidebar').evaluate((sidebar) => sidebar.getBoundingClientRect().top)).toBe(0);
  });

  test('the group of the current page is underlined, even in forced colors', async ({ browser }) => {
    const page = await openTab(browser);
    for (const [path, width, line] of [
      ['/api/', '2px', 'underline'],
      ['/guide/', '0px', 'none'],
    ] as const) {
      await page.emulateMedia({ forcedColors: 'none' });
      await page.goto(findOrigin(fixture) + fixture.basePath + path);
      const group = page.locator('header nav').getByRole('button', { name: 'More new' });
      expect(await group.evaluate((button) => getComputedStyle(button, '::after').borderBottomWidth)).toBe(width);
      await page.emulateMedia({ forcedColors: 'active' });
      await expect(group).toHaveCSS('text-decoration-line', line);
    }
  });

  test('the version menu and the notice of a version link to the page in the other version, or to its home page', async ({ browser }) => {
    const page = await waitForHydration(await visit(browser, '/zh/guide/', { site: fixture }));
    await page.locator('header').getByRole('button', { name: /版本/ }).click();
    await page.getByRole('link', { name: 'v1' }).locator('visible=true').first().click();
    await page.waitForURL('**/v1/zh/guide/');
    await expect(page.getByRole('navigation', { name: '侧边栏' }).getByRole('link')).toHaveText(['介绍 v1', '旧页面']);
    const notice = page.getByRole('note').filter({ hasText: '本页是 v1 的文档' });
    await expect(notice).toContainText('当前版本为 v2。');
    await notice.getByRole('link', { name: '查看当前版本的文档' }).click();
    await page.waitForURL('**/docs/zh/guide/');
    await expect(page.getByRole('note').filter({ hasText: /的文档$/ })).toHaveCount(0);
    await page.goto(`${findOrigin(fixture)}${fixture.basePath}/guide/code`);
    await waitForHydration(page);
    await page
      .locator('header')
      .getByRole('button', { name: /Version/ })
      .click();
    await page.getByRole('link', { name: 'v1' }).locator('visible=true').first().click();
    await page.waitForURL('**/docs/v1/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fixture');
  });

  test('blank pages have only their content; custom pages also have the navigation bar', async ({ browser }) => {
    const blank = await visit(browser, '/plain/blank', { site: fixture });
    await expect(blank.locator('header')).toBeHidden();
    await expect(blank.locator('body')).toHaveAttribute('data-page-type', 'blank');
    const custom = await visit(browser, '/zh/plain/custom', { site: fixture });
    await expect(custom.locator('header')).toBeVisible();
    await expect(custom.getByRole('navigation', { name: '侧边栏' })).toHaveCount(0);
    await expect(custom.locator('body')).toHaveAttribute('data-page-type', 'custom');
    for (const page of [blank, custom]) {
      await page.evaluate(() => {
        document.body.style.minHeight = '300vh';
      });
      await page.mouse.wheel(0, 300);
      await expect(page.locator('.scroll-to-top')).toHaveAttribute('data-shown');
      // For a moment, a button that appears is still hidden.
      await expect(page.locator('.scroll-to-top')).toHaveCSS('display', 'none');
      await expect(page.locator('.site-footer')).toHaveCSS('display', 'none');
    }
  });
});

test('without JavaScript, menus, sidebar and tabs work', async ({ browser }) => {
  const page = await visit(browser, `/zh${DTS}`, {
    javaScriptEnabled: false,
    viewport: { width: 375, height: 812 },
    colorScheme: 'dark',
  });
  expect(await page.locator('body').evaluate((body) => getComputedStyle(body).colorScheme)).toContain('dark');
  for (const command of ['npm install -D typescript@^6', 'yarn add -D typescript@^6', 'deno add -D npm:typescript@^6']) {
    await expect(page.getByText(command, { exact: true }).locator('visible=true')).toHaveCount(1);
  }
  await page.getByRole('button', { name: '菜单', exact: true }).click();
  await expect(page.locator('#sidebar').getByRole('link').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '侧边栏', exact: true }).click();
  await page.getByRole('navigation', { name: '侧边栏' }).getByRole('link', { name: 'lib.shims' }).click();
  await page.waitForURL('**/config/lib/shims');
});
