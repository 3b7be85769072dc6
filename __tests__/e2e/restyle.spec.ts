import type { Browser, Page } from '@playwright/test';
import { waitForCodeTools } from '@/lib/cli/measure/start-framework';
import { expect, test } from './support/test';
import { finishAnimations, visit, waitForHydration } from './support/visits';

/** Elements that may get new styles: the added one and what is around it, at most a code block. Long pages have thousands. */
const LIMIT = 100;

/** Adds an element at the end of the first element of `selector`. Returns how many elements the browser computed styles for. */
async function countRestyled(browser: Browser, page: Page, selector: string): Promise<number> {
  await finishAnimations(page);
  const events = await traceAddition(browser, page, selector);
  const mark = events.find(({ name }) => name === 'added');
  // Tracing may begin in the process of the page after it has begun in the browser.
  if (!mark) return countRestyled(browser, page, selector);
  return events
    .filter(({ name, ts, pid }) => name === 'UpdateLayoutTree' && pid === mark.pid && ts > mark.ts)
    .reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0);
}

interface TraceEvent {
  readonly name: string;
  readonly ts: number;
  readonly pid: number;
  readonly args: { readonly elementCount?: number };
}

async function traceAddition(browser: Browser, page: Page, selector: string): Promise<readonly TraceEvent[]> {
  await browser.startTracing(page, { categories: ['devtools.timeline', 'blink.user_timing'] });
  await page.evaluate((parent) => {
    void document.body.offsetHeight;
    performance.mark('added');
    document.querySelector(parent)?.append(Object.assign(document.createElement('div'), { className: 'icon', ariaLabel: 'New' }));
    void document.body.offsetHeight;
  }, selector);
  return JSON.parse((await browser.stopTracing()).toString()).traceEvents;
}

// A selector such as `:has(+ *)` makes the browser recompute the styles of the whole page on every change of it: when the page starts, when
// a menu opens, and on each navigation.
for (const path of ['/config/lib/dts', '/zh/guide/basic/output-structure', '/'])
  test(`an added element leaves the styles of the page alone on ${path}, static and hydrated`, async ({ browser }) => {
    const page = await visit(browser, path);
    // The framework starts with more styles than the static page has.
    for (const [state, wait] of [
      ['static', waitForCodeTools],
      ['hydrated', waitForHydration],
    ] as const) {
      await wait(page);
      for (const selector of ['head', 'body', 'main', '.code-block', 'header']) {
        const count = await countRestyled(browser, page, selector);
        expect(count, `${selector}, ${state}`).toBeLessThan(LIMIT);
        // What is in the head has no styles.
        if (selector !== 'head') expect(count, `${selector}, ${state}`).toBeGreaterThan(0);
      }
    }
  });
