import { FIREFOX } from './support/firefox';
import { type InstalledBrowser, KEYS } from './support/installed-browser';
import { findOrigin, SITES } from './support/sites';
import { expect, test } from './support/test';
import { WEBKIT } from './support/webkit';

const [main, fixture] = SITES;

for (const { name, isInstalled, keepsPages, start } of [FIREFOX, WEBKIT]) {
  test.describe(name, () => {
    test.skip(!isInstalled, `${name} is not installed`);
    // The tests share one browser, which is slow to start.
    test.describe.configure({ mode: 'default' });

    let browser: InstalledBrowser;
    test.beforeAll(async () => {
      browser = await start();
      await browser.open(`${findOrigin(main)}/404`);
      // The first visit could redirect to the language of the browser.
      await browser.evaluate(() => localStorage.setItem('rslib-docs:visited', '1'));
    });
    test.afterAll(() => browser?.stop());

    const readPath = () => browser.evaluate(() => location.pathname);
    const readHeading = () => browser.evaluate(() => document.querySelector('h1')?.textContent);
    // While a page loads, a document may be empty.
    const isReady = () => browser.evaluate(() => document.documentElement?.hasAttribute('data-ready') ?? false);
    const readFocus = () => browser.evaluate(() => document.activeElement?.localName);

    /** Opens a page and starts the framework, as the pointer on a link does. */
    async function openLive(path: string, site = main): Promise<void> {
      await browser.open(findOrigin(site) + site.basePath + path);
      await browser.evaluate(() => {
        document.querySelector('a[href^="/"]')?.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' }));
      });
      await expect.poll(isReady).toBe(true);
    }

    test('a page is read: outline and code', async () => {
      await browser.open(`${findOrigin(main)}/guide/basic/output-structure`);
      await expect.poll(() => browser.evaluate(() => document.querySelector('[data-outline] [aria-current]') !== null)).toBe(true);
      await expect.poll(() => browser.evaluate(() => document.querySelectorAll('.code-block .code-tool').length)).toBeGreaterThan(0);
    });

    if (keepsPages) {
      test('going back restores a page from the cache unchanged, in the theme chosen in the meantime', async () => {
        await openLive('/guide/start/quick-start');
        const findTab = () => browser.evaluate(() => document.querySelector('[role=tab][aria-selected=true]')?.textContent);
        await browser.evaluate(() => {
          Object.assign(window, { isSameDocument: true });
          document.querySelectorAll<HTMLElement>('[role=tab]')[1]?.click();
          for (const details of document.querySelectorAll('main details:not([data-menu])')) details.toggleAttribute('open', true);
          scrollTo(0, 600);
        });
        const tab = await findTab();
        const countOpen = () => browser.evaluate(() => document.querySelectorAll('main details[open]:not([data-menu])').length);
        const open = await countOpen();
        expect(open).toBeGreaterThan(1);
        await browser.open(`${findOrigin(main)}/config/`);
        // Until then, a click is held for the late script.
        await expect.poll(() => browser.evaluate(() => 'heldInput' in window)).toBe(false);
        await browser.evaluate(() => {
          const theme = document.querySelector<HTMLElement>('[data-theme-labels]');
          theme?.click();
          history.back();
        });
        await expect.poll(() => browser.evaluate(() => 'isSameDocument' in window)).toBe(true);
        expect(await findTab()).toBe(tab);
        expect(await countOpen()).toBe(open);
        expect(await browser.evaluate(() => scrollY)).toBe(600);
        expect(await browser.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
        await browser.evaluate(() => localStorage.removeItem('rslib-docs:theme'));
      });
    }

    test('going back to a page that was left by client-side navigation, before a reload, shows it', async () => {
      await openLive('/config/lib/dts');
      await browser.evaluate(() => {
        scrollTo(0, 300);
        document.querySelector<HTMLElement>('#sidebar a[href="/config/lib/format"]')?.click();
      });
      await expect.poll(readPath).toBe('/config/lib/format');
      await browser.evaluate(() => location.reload());
      await expect.poll(isReady).toBe(false);
      await expect.poll(() => browser.evaluate(() => document.readyState)).toBe('complete');
      await browser.evaluate(() => history.back());
      await expect.poll(readHeading).toBe('lib.dts');
      expect(await readPath()).toBe('/config/lib/dts');
      await expect.poll(() => browser.evaluate(() => scrollY)).toBe(300);
    });

    test('a picture is enlarged, and Escape leads back', async () => {
      await browser.open(`${findOrigin(fixture)}${fixture.basePath}/guide/components`);
      const isOpen = () => browser.evaluate(() => document.querySelector('.zoom-view')?.matches(':popover-open'));
      await browser.click('.zoom-open');
      await expect.poll(isOpen).toBe(true);
      await expect.poll(() => browser.evaluate(() => document.activeElement?.className)).toBe('zoom-close');
      await browser.press(KEYS.escape);
      await expect.poll(isOpen).toBe(false);
      expect(await browser.evaluate(() => document.activeElement?.className)).toBe('zoom-open');
    });

    test('links lead to pages without loading documents, and the focus follows', async () => {
      await openLive('/guide/components', fixture);
      await browser.evaluate(() => void Object.assign(window, { isSameDocument: true }));
      await browser.click('a[rel=next]');
      await expect.poll(readPath).not.toBe('/docs/guide/components');
      await expect.poll(readFocus).toBe('main');
      expect(await browser.evaluate(() => 'isSameDocument' in window)).toBe(true);
    });

    test('the search finds a page by keys', async () => {
      await openLive('/guide/start/');
      await browser.press('k', KEYS.control);
      await expect.poll(() => browser.evaluate(() => document.querySelector('[role=search]') !== null)).toBe(true);
      await browser.press('lib.dts');
      await expect.poll(() => browser.evaluate(() => document.querySelectorAll('[role=option]').length)).toBeGreaterThan(0);
      await browser.press(KEYS.enter);
      await expect.poll(readPath).toBe('/config/lib/dts');
      await expect.poll(readHeading).toContain('lib.dts');
    });

    test('Escape closes the search, and the page stays where it was', async () => {
      await openLive('/guide/start/quick-start');
      await browser.evaluate(() => scrollTo(0, 500));
      const hasSearch = () => browser.evaluate(() => document.querySelector('[role=search]') !== null);
      await browser.press('k', KEYS.control);
      await expect.poll(hasSearch).toBe(true);
      await browser.press(KEYS.escape);
      await expect.poll(hasSearch).toBe(false);
      // A jump would be visible after two frames.
      await browser.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))));
      expect(await browser.evaluate(() => scrollY)).toBe(500);
    });

    test('the language menu leads to the translation', async () => {
      await openLive('/guide/components', fixture);
      await browser.click('button[aria-label=Language]');
      await browser.click('.menu-panel a[hreflang=zh-CN]');
      await expect.poll(readPath).toBe('/docs/zh/guide/components');
      expect(await browser.evaluate(() => document.documentElement.lang)).toBe('zh-CN');
    });

    test('the theme changes and is kept', async () => {
      await browser.open(`${findOrigin(main)}/config/lib/dts`);
      const step = () => browser.click('button[data-theme-labels]');
      const readTheme = () => browser.evaluate(() => `${document.documentElement.dataset.theme} ${document.documentElement.className}`);
      await step();
      await expect.poll(readTheme).toBe('dark dark');
      await step();
      await expect.poll(readTheme).toBe('light ');
      await browser.open(`${findOrigin(main)}/blog/`);
      await expect.poll(readTheme).toBe('light ');
    });

    test('tabs of a group switch together, on the static page', async () => {
      await browser.open(`${findOrigin(fixture)}${fixture.basePath}/guide/components`);
      const readTabs = () =>
        browser.evaluate(() => [...document.querySelectorAll<HTMLElement>('[data-group=flavour]')].map(({ dataset }) => dataset.index));
      expect(new Set(await readTabs())).toEqual(new Set(['0']));
      await browser.click('[data-group=flavour] [role=tab]:nth-child(2)');
      await expect.poll(async () => new Set(await readTabs())).toEqual(new Set(['1']));
    });

    test('the search of the browser finds text in another tab, and selects it', async () => {
      await browser.open(`${findOrigin(fixture)}${fixture.basePath}/guide/components`);
      const countHidden = () => browser.evaluate(() => document.querySelectorAll('[data-group=flavour] > [hidden]').length);
      await expect.poll(countHidden).toBe(2);
      // Unlike that of Chromium, this function looks into hidden parts, as the reader's search does.
      const find = (text: string) => browser.evaluate((each) => (window as unknown as { find(text: string): boolean }).find(each), text);
      expect(await find('Second panel')).toBe(true);
      const isShown = () =>
        browser.evaluate(() =>
          [...document.querySelectorAll('p')].some((each) => each.textContent === 'Second panel' && each.checkVisibility()),
        );
      await expect.poll(isShown).toBe(true);
    });
  });
}
