import { type Firefox, findFirefox, KEYS, startFirefox } from './support/firefox';
import { findOrigin, SITES } from './support/sites';
import { expect, test } from './support/test';

const [main, fixture] = SITES;
const program = findFirefox();

test.skip(!program, 'Firefox is not installed');
// The tests share one browser, which is slow to start.
test.describe.configure({ mode: 'default' });

let firefox: Firefox;
test.beforeAll(async () => {
  firefox = await startFirefox(program ?? '');
  await firefox.open(`${findOrigin(main)}/404`);
  // The first visit could redirect to the language of the browser.
  await firefox.evaluate(() => localStorage.setItem('rslib-docs:visited', '1'));
});
test.afterAll(() => firefox?.stop());

const readPath = () => firefox.evaluate(() => location.pathname);
const readHeading = () => firefox.evaluate(() => document.querySelector('h1')?.textContent);
const isReady = () => firefox.evaluate(() => document.documentElement.hasAttribute('data-ready'));
const readFocus = () => firefox.evaluate(() => document.activeElement?.localName);

/** Opens a page and starts the framework, as the pointer on a link does. */
async function openLive(path: string, site = main): Promise<void> {
  await firefox.open(findOrigin(site) + site.basePath + path);
  await firefox.evaluate(() => {
    document.querySelector('a[href^="/"]')?.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' }));
  });
  await expect.poll(isReady).toBe(true);
}

test('a page is read: outline and code', async () => {
  await firefox.open(`${findOrigin(main)}/guide/basic/output-structure`);
  await expect.poll(() => firefox.evaluate(() => document.querySelector('[data-outline] [aria-current]') !== null)).toBe(true);
  await expect.poll(() => firefox.evaluate(() => document.querySelectorAll('.code-block .code-tool').length)).toBeGreaterThan(0);
});

test('going back restores a page from the cache unchanged, in the theme chosen in the meantime', async () => {
  await openLive('/guide/start/quick-start');
  const findTab = () => firefox.evaluate(() => document.querySelector('[role=tab][aria-selected=true]')?.textContent);
  await firefox.evaluate(() => {
    Object.assign(window, { isSameDocument: true });
    document.querySelectorAll<HTMLElement>('[role=tab]')[1]?.click();
    for (const details of document.querySelectorAll('main details:not([data-menu])')) details.toggleAttribute('open', true);
    scrollTo(0, 600);
  });
  const tab = await findTab();
  const countOpen = () => firefox.evaluate(() => document.querySelectorAll('main details[open]:not([data-menu])').length);
  const open = await countOpen();
  expect(open).toBeGreaterThan(1);
  await firefox.open(`${findOrigin(main)}/config/`);
  // Until then, a click is held for the late script.
  await expect.poll(() => firefox.evaluate(() => 'heldInput' in window)).toBe(false);
  await firefox.evaluate(() => {
    const theme = document.querySelector<HTMLElement>('[data-theme-labels]');
    theme?.click();
    history.back();
  });
  await expect.poll(() => firefox.evaluate(() => 'isSameDocument' in window)).toBe(true);
  expect(await findTab()).toBe(tab);
  expect(await countOpen()).toBe(open);
  expect(await firefox.evaluate(() => scrollY)).toBe(600);
  expect(await firefox.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
  await firefox.evaluate(() => localStorage.removeItem('rslib-docs:theme'));
});

test('a picture is enlarged, and Escape leads back', async () => {
  await firefox.open(`${findOrigin(fixture)}${fixture.basePath}/guide/components`);
  const isOpen = () => firefox.evaluate(() => document.querySelector('.zoom-view')?.matches(':popover-open'));
  await firefox.click('.zoom-open');
  await expect.poll(isOpen).toBe(true);
  await expect.poll(() => firefox.evaluate(() => document.activeElement?.className)).toBe('zoom-close');
  await firefox.press(KEYS.escape);
  await expect.poll(isOpen).toBe(false);
  expect(await firefox.evaluate(() => document.activeElement?.className)).toBe('zoom-open');
});

test('links lead to pages without loading documents, and the focus follows', async () => {
  await openLive('/guide/components', fixture);
  await firefox.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await firefox.click('a[rel=next]');
  await expect.poll(readPath).not.toBe('/docs/guide/components');
  await expect.poll(readFocus).toBe('main');
  expect(await firefox.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test('the search finds a page by keys', async () => {
  await openLive('/guide/start/');
  await firefox.press('k', KEYS.control);
  await expect.poll(() => firefox.evaluate(() => document.querySelector('[role=search]') !== null)).toBe(true);
  await firefox.press('lib.dts');
  await expect.poll(() => firefox.evaluate(() => document.querySelectorAll('[role=option]').length)).toBeGreaterThan(0);
  await firefox.press(KEYS.enter);
  await expect.poll(readPath).toBe('/config/lib/dts');
  await expect.poll(readHeading).toContain('lib.dts');
});

test('the language menu leads to the translation', async () => {
  await openLive('/guide/components', fixture);
  await firefox.click('button[aria-label=Language]');
  await firefox.click('.menu-panel a[hreflang=zh-CN]');
  await expect.poll(readPath).toBe('/docs/zh/guide/components');
  expect(await firefox.evaluate(() => document.documentElement.lang)).toBe('zh-CN');
});

test('the theme changes and is kept', async () => {
  await firefox.open(`${findOrigin(main)}/config/lib/dts`);
  const step = () => firefox.click('button[data-theme-labels]');
  const readTheme = () => firefox.evaluate(() => `${document.documentElement.dataset.theme} ${document.documentElement.className}`);
  await step();
  await expect.poll(readTheme).toBe('dark dark');
  await step();
  await expect.poll(readTheme).toBe('light ');
  await firefox.open(`${findOrigin(main)}/blog/`);
  await expect.poll(readTheme).toBe('light ');
});

test('tabs of a group switch together, on the static page', async () => {
  await firefox.open(`${findOrigin(fixture)}${fixture.basePath}/guide/components`);
  const readTabs = () =>
    firefox.evaluate(() => [...document.querySelectorAll<HTMLElement>('[data-group=flavour]')].map(({ dataset }) => dataset.index));
  expect(new Set(await readTabs())).toEqual(new Set(['0']));
  await firefox.click('[data-group=flavour] [role=tab]:nth-child(2)');
  await expect.poll(async () => new Set(await readTabs())).toEqual(new Set(['1']));
});
