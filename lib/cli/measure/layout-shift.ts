import type { BrowserContext, Page, Response, Route } from 'playwright';
import { READY_ATTRIBUTE } from '@/lib/browser/ready';
import { waitForTasks } from '@/lib/cli/measure/page-requests';

/** A movement of what the reader saw, which no input caused. */
export interface Shift {
  /** Score of the browser, above 0. */
  readonly value: number;
  /** What moved, from where to where. */
  readonly moved: string;
}

/** An entry of the browser's record, which the DOM types lack. */
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

/** Makes all pages of a context keep a record of their shifts; before they are loaded. */
export async function recordShifts(context: BrowserContext): Promise<void> {
  await context.addInitScript(keepRecord);
}

/**
 * Loads a page in an order that does not depend on the speed of the machine: the whole document with its style sheets is painted
 * first, and only then scripts, images and everything else arrive. Left alone, a browser may paint a half-read document, or not
 * paint at all before the scripts have run. `lastId` is the id of the last element of the document.
 */
export async function loadInOrder(page: Page, url: string, lastId = 'new-tab'): Promise<Response | null> {
  let release = () => {};
  const painted = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*', async (route) => {
    const type = route.request().resourceType();
    if (type === 'document') return holdPaint(route, lastId);
    if (type !== 'stylesheet') await painted;
    return route.continue();
  });
  try {
    const response = await page.goto(url, { waitUntil: 'commit' });
    await page.evaluate(waitForPaint);
    release();
    await page.waitForLoadState('load');
    await page.locator(`html[${READY_ATTRIBUTE}]`).waitFor({ state: 'attached' });
    return response;
  } finally {
    release();
    await page.unrouteAll({ behavior: 'wait' });
  }
}

/** The shifts of a page so far, those of what it still has to do included. */
export async function readShifts(page: Page): Promise<readonly Shift[]> {
  await waitForTasks(page);
  await waitForFrame(page);
  // Without inner functions that have a name: the compiler would mark them with a helper that the page does not have.
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

/** Resolves when a frame has been drawn that shows the present state of the page. */
export async function waitForFrame(page: Page): Promise<void> {
  // The first callback comes before the frame is laid out, the second after.
  await page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))));
}

/** Delivers the document with a request to the browser not to paint before its last element is there. */
async function holdPaint(route: Route, lastId: string): Promise<void> {
  const response = await route.fetch({ maxRedirects: 0, timeout: 0 });
  const html = await response.text();
  await route.fulfill({ response, body: html.replace('<head>', `$&<link rel="expect" href="#${lastId}" blocking="render"/>`) });
}

/** Resolves when the page has been painted for the first time; runs in the page. */
export function waitForPaint(): Promise<void> {
  return new Promise((resolve) => {
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      resolve();
    }).observe({ type: 'paint', buffered: true });
  });
}

/** Runs in the page before its own scripts. */
function keepRecord(): void {
  window.shiftEntries = [];
  window.shiftObserver = new PerformanceObserver((list) => window.shiftEntries.push(...(list.getEntries() as LayoutShift[])));
  window.shiftObserver.observe({ type: 'layout-shift', buffered: true });
}
