import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
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

/** Resolves when the page answers to clicks: its scripts have taken over the exported HTML. */
export async function hydrated(page: Page): Promise<Page> {
  await page.waitForFunction(() => {
    const root = document.querySelector('main');
    return root !== null && Object.keys(root).some((key) => key.startsWith('__reactFiber'));
  });
  return page;
}
