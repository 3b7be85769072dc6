import { test as base, type ConsoleMessage, type Page, type Request, type Response } from '@playwright/test';
import { recordShifts } from '@/lib/cli/measure/layout-shift';
import { findOrigin, SITES } from './sites';

interface WorkerFixtures {
  /** One page for all tests of a worker, because creating a page takes longer than a test. */
  readonly reusedPage: Page;
}

interface TestFixtures {
  /** Console errors and warnings, exceptions, failed requests and error responses of the test so far, one sentence each. */
  readonly errors: readonly string[];
  readonly watchedPage: Page;
}

declare global {
  interface Window {
    /** Violations of the content security policy. */
    policyViolations: string[];
  }
}

/** Tests with a page that is reused and watched for errors. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  reusedPage: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
      await recordShifts(context);
      await context.addInitScript(notePolicy);
      const page = await context.newPage();
      // The first visit could redirect to the language of the browser.
      for (const site of SITES) await page.goto(`${findOrigin(site)}${site.basePath}/`);
      await use(page);
      await context.close();
    },
    { scope: 'worker' },
  ],
  errors: async ({ reusedPage }, use) => {
    const list: string[] = [];
    const forget = watchErrors(reusedPage, list);
    await use(list);
    forget();
  },
  // Depends on `errors`, so that watching starts before the test loads anything.
  watchedPage: async ({ reusedPage, errors: _ }, use) => use(reusedPage),
});

/** Collects errors and warnings of a page until the returned function is called. */
function watchErrors(page: Page, list: string[]): () => void {
  const onConsole = (message: ConsoleMessage) => {
    if (['error', 'warning'].includes(message.type())) list.push(`console: ${message.text()}`);
  };
  const onException = (error: Error) => list.push(`exception: ${error.message}`);
  const onFailure = (request: Request) => {
    const reason = request.failure()?.errorText;
    // The next navigation aborts pending requests.
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

/** Runs in the page before its scripts. */
function notePolicy(): void {
  window.policyViolations = [];
  document.addEventListener('securitypolicyviolation', (event) => {
    window.policyViolations.push(`${event.violatedDirective}: ${event.blockedURI}`);
  });
}

export { expect } from '@playwright/test';
