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

declare global {
  interface Window {
    /** Addresses of other documents to which this one has tried to go. */
    departures: string[];
  }
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
    window.departures = [];
    // Fires at once when a script asks for another document, whenever that one arrives.
    navigation.addEventListener('navigate', ({ destination }) => {
      if (!destination.sameDocument) window.departures.push(destination.url);
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
