import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { waitForFrame } from '@/lib/cli/measure/layout-shift';
import { waitForTasks } from '@/lib/cli/measure/page-requests';
import { startFramework, waitForCodeTools } from '@/lib/cli/measure/start-framework';
import { createGate } from '@/lib/node/gate';
import { findOrigin, SITES, type TestedSite } from './sites';

/** Options of the browser context, and the storage of earlier visits. */
export interface TabOptions extends BrowserContextOptions {
  /** Initial local storage; a visited key is added by default, because the first visit could redirect to another language. */
  readonly stored?: Readonly<Record<string, string>>;
  readonly firstVisit?: boolean;
}

interface Visit extends TabOptions {
  readonly site?: TestedSite;
  /** Runs before the page loads anything. */
  readonly prepare?: (page: Page) => Promise<unknown>;
}

/** Without these, the browser would not let a test read what a button has copied. */
const PERMISSIONS = ['clipboard-read', 'clipboard-write'];

/** Opens a tab in a new browser context, without a page of the site. It is closed after the test. */
export async function openTab(browser: Browser, { stored = {}, firstVisit, ...options }: TabOptions = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, permissions: PERMISSIONS, ...options });
  const entries = { ...(firstVisit ? {} : { 'rslib-docs:visited': '1' }), ...stored };
  await context.addInitScript((pairs) => {
    // Fires as soon as a page requests another document, no matter when it arrives.
    navigation.addEventListener('navigate', ({ destination }) => {
      if (destination.sameDocument) return;
      const departures = JSON.parse(sessionStorage.getItem('departures') ?? '[]');
      sessionStorage.setItem('departures', JSON.stringify([...departures, destination.url]));
    });
    if (sessionStorage.getItem('prepared')) return;
    sessionStorage.setItem('prepared', '1');
    for (const [key, value] of Object.entries(pairs)) localStorage.setItem(key, value);
  }, entries);
  return context.newPage();
}

/** Opens `path` of a site in a new tab and returns the page. */
export async function visit(browser: Browser, path: string, { site = SITES[0], prepare, ...options }: Visit = {}): Promise<Page> {
  const page = await openTab(browser, options);
  await prepare?.(page);
  await page.goto(findOrigin(site) + site.basePath + path, { waitUntil: 'load' });
  return page;
}

/** Holds the requests to a URL until the returned function is called. */
export async function holdRequests(page: Page, url: string | RegExp): Promise<() => void> {
  const gate = createGate();
  await page.route(url, async (route) => {
    await gate.opened;
    await route.continue();
  });
  return gate.open;
}

/**
 * If called before the page loads, makes every route that is added later take effect at once. Otherwise, Chromium may confirm the first route
 * before the page sends its requests to it, and lets requests pass in the meantime.
 */
export async function interceptRequests(page: Page): Promise<void> {
  await page.route(
    () => false,
    (route) => route.continue(),
  );
}

/** Returns path, query and hash of the page, without the base path of the site. */
export function readAddress(page: Page, site: TestedSite = SITES[0]): string {
  const { pathname, search, hash } = new URL(page.url());
  return pathname.slice(site.basePath.length) + search + hash;
}

export function readClipboard(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Reads a computed style of the first element that a selector finds, or of its pseudo-element. */
export function readStyle(page: Page, selector: string, property: string, pseudo?: string): Promise<string> {
  const first = page.locator(selector).first();
  return first.evaluate((element, [name = '', part]) => getComputedStyle(element, part).getPropertyValue(name), [property, pseudo]);
}

/** Lists URLs of documents that the pages in this tab have navigated to, or tried to, except by the address bar. */
export function listDepartures(page: Page): Promise<string[]> {
  return page.evaluate(() => JSON.parse(sessionStorage.getItem('departures') ?? '[]'));
}

/** Resolves when the page handles keys, clicks and links, and its code blocks are complete. */
export async function waitForHydration(page: Page): Promise<Page> {
  await startFramework(page);
  await waitForCodeTools(page);
  return page;
}

/** Resolves when all animations and transitions have finished. */
export async function finishAnimations(page: Page): Promise<void> {
  await waitForTasks(page);
  await waitForFrame(page);
  await page.evaluate(async () => {
    const finite = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(finite.map(({ finished }) => finished));
  });
}

/** Collects the uncaught errors of a page, and what it logs on these levels, from now on. */
export function collectErrors(page: Page, ...levels: readonly ('error' | 'warning')[]): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    if (levels.some((level) => level === message.type())) errors.push(message.text());
  });
  return errors;
}

/** Connects or disconnects the page, and resolves when the page knows, which is some time after the setting. */
export async function setOnline(page: Page, isOnline: boolean): Promise<void> {
  await page.context().setOffline(!isOnline);
  await page.waitForFunction((expected) => navigator.onLine === expected, isOnline);
}

/** Stops the clock of a page; its timers then advance only by `page.clock.runFor`. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60 * 60 * 1000);
}
