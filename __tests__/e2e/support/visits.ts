import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { READY_ATTRIBUTE } from '@/lib/browser/ready';
import { findOrigin, SITES, type TestedSite } from './sites';

/** How a reader comes: the options of a browser context, and what the site keeps of earlier visits. */
interface Visit extends BrowserContextOptions {
  readonly site?: TestedSite;
  /** Local storage at the start; a visited key is added, since a first visit may lead to another language. */
  readonly stored?: Readonly<Record<string, string>>;
  readonly firstVisit?: boolean;
}

/** Opens `path` of a site as a reader of his own and gives the page; closing the browser closes it. */
export async function visit(
  browser: Browser,
  path: string,
  { site = SITES[0], stored = {}, firstVisit, ...options }: Visit = {},
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
  const entries = { ...(firstVisit ? {} : { 'rslib-docs:visited': '1' }), ...stored };
  await context.addInitScript((pairs) => {
    // Fires at once when a page asks for another document, whenever that one arrives.
    navigation.addEventListener('navigate', ({ destination }) => {
      if (destination.sameDocument) return;
      const departures = JSON.parse(sessionStorage.getItem('departures') ?? '[]');
      sessionStorage.setItem('departures', JSON.stringify([...departures, destination.url]));
    });
    if (sessionStorage.getItem('prepared')) return;
    sessionStorage.setItem('prepared', '1');
    for (const [key, value] of Object.entries(pairs)) localStorage.setItem(key, value);
  }, entries);
  const page = await context.newPage();
  await page.goto(findOrigin(site) + site.basePath + path, { waitUntil: 'load' });
  return page;
}

/** Path, query and hash of the page, without the base path of the site. */
export function readAddress(page: Page, site: TestedSite = SITES[0]): string {
  const { pathname, search, hash } = new URL(page.url());
  return pathname.slice(site.basePath.length) + search + hash;
}

/** Addresses of other documents to which the pages of this tab have gone by themselves, or tried to. */
export function listDepartures(page: Page): Promise<string[]> {
  return page.evaluate(() => JSON.parse(sessionStorage.getItem('departures') ?? '[]'));
}

/** Resolves when the page answers to keys, clicks and links. */
export async function hydrated(page: Page): Promise<Page> {
  await page.locator(`html[${READY_ATTRIBUTE}]`).waitFor({ state: 'attached' });
  return page;
}

/** Stops the clock of a page: from now on its timers wait for `page.clock.runFor`. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60 * 60 * 1000);
}
