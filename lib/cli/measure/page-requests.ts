import type { Page, Request } from 'playwright';

/** The requests of a page since `watchRequests` was called. */
export interface RequestWatch {
  /** Addresses in the order of asking. */
  readonly urls: readonly string[];
  /** Resolves when every request has been answered and the page has dealt with the answers, which may lead to further requests. */
  readonly settle: () => Promise<void>;
  readonly stop: () => void;
}

/** Watches what a page asks for. The icon of the tab does not count: the browser asks for it when it likes. */
export function watchRequests(page: Page): RequestWatch {
  const urls: string[] = [];
  const open = new Set<Request>();
  let wake = () => {};
  const onRequest = (request: Request) => {
    if (/\/favicon\.\w+$/.test(request.url())) return;
    urls.push(request.url());
    open.add(request);
  };
  const onEnd = (request: Request) => {
    open.delete(request);
    if (open.size === 0) wake();
  };
  page.on('request', onRequest).on('requestfinished', onEnd).on('requestfailed', onEnd);

  const settle = async () => {
    do {
      if (open.size > 0) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      await waitForTasks(page);
    } while (open.size > 0);
  };
  const stop = () => {
    page.off('request', onRequest).off('requestfinished', onEnd).off('requestfailed', onEnd);
  };
  return { urls, settle, stop };
}

/**
 * Resolves when everything that the page has to do now is done: the browser runs tasks of low priority after all others. Timers
 * that are not due yet are not waited for.
 */
export async function waitForTasks(page: Page): Promise<void> {
  // Not an idle callback: the fake clock of Playwright takes those over.
  await page.evaluate(() => scheduler.postTask(() => undefined, { priority: 'background' }));
}
