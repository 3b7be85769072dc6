import type { Page, Request, Response } from 'playwright';

/** Records the URLs that a page requests from now on, in order, except the favicon, because browsers request it at any time. */
export function watchRequests(page: Page) {
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

  /** Resolves when all requests are finished and the page has handled the responses, which may start more requests. */
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
  return { urls, settle };
}

/** Resolves when the page has no pending tasks, since low-priority ones run last. Does not wait for timers that are not due yet. */
export async function waitForTasks(page: Page): Promise<void> {
  // Not `requestIdleCallback`, because the fake clock of Playwright replaces it.
  await page.evaluate(() => scheduler.postTask(() => undefined, { priority: 'background' }));
}

/** Collects the responses that a page receives from now on. */
export function collectResponses(page: Page): readonly Response[] {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  return responses;
}

/** Adds up the sizes of response bodies, as sent, in KiB: of all responses, or of those whose MIME type starts with `type`. */
export async function sumSizes(responses: readonly Response[], type = ''): Promise<number> {
  const ofType = responses.filter((response) => (response.headers()['content-type'] ?? '').startsWith(type));
  // The size of a response from the browser's cache would be negative: nothing was sent, and the browser subtracts its headers.
  const sizes = await Promise.all(ofType.map(async (response) => Math.max(0, (await response.request().sizes()).responseBodySize)));
  return sizes.reduce((total, size) => total + size, 0) / 1024;
}
