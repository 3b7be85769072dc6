import type { BrowserContext, Page, Response, Route } from 'playwright';
import { waitForTasks } from '@/lib/cli/measure/page-requests';
import { startFramework, waitForCodeTools } from '@/lib/cli/measure/start-framework';
import { createGate } from '@/lib/node/gate';

/** A `LayoutShift` entry of the Performance API, which the DOM types lack. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node?: Node; readonly previousRect: DOMRect; readonly currentRect: DOMRect }[];
}

declare global {
  interface Window {
    shiftEntries: LayoutShift[];
    shiftObserver: PerformanceObserver;
  }
}

/** Records the layout shifts of all pages in a context. Call it before pages are loaded. */
export async function recordShifts(context: BrowserContext): Promise<void> {
  await context.addInitScript(keepRecord);
}

/**
 * Loads a page in an order that does not depend on the speed of the machine: the browser first paints the whole document with its
 * stylesheets, then loads scripts, images and everything else, and starts the framework. Otherwise, a browser may paint an incomplete
 * document, or not paint before scripts have run.
 */
export async function loadInOrder(page: Page, url: string): Promise<Response | null> {
  const paint = createGate();
  // If scripts that block the parser were held back, the last element would never arrive.
  const blocking = new Set<string>();
  await page.route('**/*', async (route) => {
    const request = route.request();
    const type = request.resourceType();
    if (type === 'document') return delayPaint(route, blocking);
    if (type !== 'stylesheet' && !blocking.has(request.url())) await paint.opened;
    return route.continue();
  });
  let response: Response | null;
  try {
    response = await page.goto(url, { waitUntil: 'commit' });
    await page.evaluate(waitForPaint);
    paint.open();
    await page.waitForLoadState('load');
  } finally {
    paint.open();
    await page.unrouteAll({ behavior: 'wait' });
  }
  // Not earlier: while requests are intercepted, the browser caches nothing.
  await startFramework(page);
  await waitForCodeTools(page);
  return response;
}

/**
 * Waits for pending tasks of a page and returns all of its shifts without user input: their scores, above 0, as computed by the browser, and
 * the moved elements with old and new position.
 */
export async function readShifts(page: Page) {
  await waitForTasks(page);
  await waitForFrame(page);
  // No named inner functions: the compiler would add calls to a helper that does not exist in the page.
  return page.evaluate(() => {
    window.shiftEntries.push(...(window.shiftObserver.takeRecords() as LayoutShift[]));
    return window.shiftEntries
      .filter(({ hadRecentInput }) => !hadRecentInput)
      .map(({ value, sources }) => ({
        value,
        moved: sources
          .map(({ node, previousRect: from, currentRect: to }) => {
            const name = `<${node?.nodeName.toLowerCase()} class="${node instanceof Element ? node.className : ''}">`;
            return `${name} ${[from.x, from.y, from.width, from.height]} -> ${[to.x, to.y, to.width, to.height]}`;
          })
          .join('; '),
      }));
  });
}

/** Resolves when the browser has rendered a frame with the current state of the page. */
export async function waitForFrame(page: Page): Promise<void> {
  // The first callback runs before layout, the second after it.
  await page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))));
}

/** Serves the document with markup that blocks rendering until its last element is parsed. Adds the scripts that block the parser to `blocking`. */
async function delayPaint(route: Route, blocking: Set<string>): Promise<void> {
  const response = await route.fetch({ maxRedirects: 0, timeout: 0 });
  const html = await response.text();
  for (const [, src = ''] of html.matchAll(/<script\b(?=[^>]*\ssrc="([^"]+)")(?![^>]*\s(?:defer|async|type)\b)/g)) {
    blocking.add(new URL(src, response.url()).href);
  }
  // `new-tab` is the id of the last element, see components/shell/shell.tsx.
  await route.fulfill({ response, body: html.replace('<head>', '$&<link rel="expect" href="#new-tab" blocking="render"/>') });
}

/** Resolves after the first paint. Runs in the page. */
export function waitForPaint(): Promise<void> {
  return new Promise((resolve) => {
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      resolve();
    }).observe({ type: 'paint', buffered: true });
  });
}

/** Runs in the page before its scripts. */
function keepRecord(): void {
  window.shiftEntries = [];
  window.shiftObserver = new PerformanceObserver((list) => window.shiftEntries.push(...(list.getEntries() as LayoutShift[])));
  window.shiftObserver.observe({ type: 'layout-shift', buffered: true });
}
