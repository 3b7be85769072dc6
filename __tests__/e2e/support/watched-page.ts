import { test as base, type ConsoleMessage, type Page, type Request, type Response } from '@playwright/test';
import { findOrigin, SITES } from './sites';

interface WorkerFixtures {
  /** One page for all tests of a worker: a new one for each would cost more than the test. */
  readonly reusedPage: Page;
}

interface TestFixtures {
  /** Console errors and warnings, exceptions, failed requests and bad answers of the test so far, one sentence each. */
  readonly troubles: readonly string[];
  readonly watchedPage: Page;
}

/** What the page itself notes while it loads. */
interface Notes {
  /** Movements that no input caused, with the elements that moved. */
  shifts: string[];
  /** Refusals of the content security policy. */
  violations: string[];
}

/** An entry of the browser's record of layout shifts, which the DOM types lack. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node?: Node; readonly previousRect: DOMRect; readonly currentRect: DOMRect }[];
}

declare global {
  interface Window {
    testNotes: Notes;
  }
}

/** Tests with a page that is reused and watched for troubles. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  reusedPage: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
      await context.addInitScript(noteLayoutAndPolicy);
      const page = await context.newPage();
      // A first visit may lead to the language of the browser; the tests are later ones.
      for (const site of SITES) await page.goto(`${findOrigin(site)}${site.basePath}/`);
      await use(page);
      await context.close();
    },
    { scope: 'worker' },
  ],
  troubles: async ({ reusedPage }, use) => {
    const list: string[] = [];
    const forget = watchTroubles(reusedPage, list);
    await use(list);
    forget();
  },
  // Asks for `troubles`, so that the watch stands before the test loads anything.
  watchedPage: async ({ reusedPage, troubles: _ }, use) => use(reusedPage),
});

/** Resolves when scripts have run and the page is quiet; gives what the page noted since it began to load. */
export async function settlePage(page: Page): Promise<Notes> {
  return page.evaluate(
    () =>
      new Promise<Notes>((resolve) => {
        requestIdleCallback(() => requestAnimationFrame(() => setTimeout(() => resolve(window.testNotes), 50)));
      }),
  );
}

/** Collects troubles of a page until the returned function is called. */
function watchTroubles(page: Page, list: string[]): () => void {
  const onConsole = (message: ConsoleMessage) => {
    if (['error', 'warning'].includes(message.type())) list.push(`console: ${message.text()}`);
  };
  const onException = (error: Error) => list.push(`exception: ${error.message}`);
  const onFailure = (request: Request) => {
    const reason = request.failure()?.errorText;
    // The next navigation overtakes what is still loading.
    if (reason !== 'net::ERR_ABORTED') list.push(`request: ${request.url()} ${reason}`);
  };
  const onResponse = (response: Response) => {
    if (response.status() >= 400) list.push(`answer ${response.status()}: ${response.url()}`);
  };
  page.on('console', onConsole).on('pageerror', onException).on('requestfailed', onFailure).on('response', onResponse);
  return () => {
    page.off('console', onConsole).off('pageerror', onException).off('requestfailed', onFailure).off('response', onResponse);
  };
}

/** Runs in the page before its own scripts. */
function noteLayoutAndPolicy(): void {
  const notes: Notes = { shifts: [], violations: [] };
  window.testNotes = notes;
  document.addEventListener('securitypolicyviolation', (event) => {
    notes.violations.push(`${event.violatedDirective}: ${event.blockedURI}`);
  });
  const describe = ({ node, previousRect: from, currentRect: to }: LayoutShift['sources'][number]) =>
    `<${node?.nodeName.toLowerCase()} class="${node instanceof Element ? node.className : ''}"> ${[from.x, from.y, from.width, from.height]} -> ${[to.x, to.y, to.width, to.height]}`;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
      if (!hadRecentInput) notes.shifts.push(`${value}: ${sources.map(describe).join('; ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

export { expect } from '@playwright/test';
