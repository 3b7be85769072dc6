import { createServer, type RequestListener } from 'node:http';
import type { Page } from '@playwright/test';
import { READY_ATTRIBUTE } from '@/lib/browser/ready';
import { loadInOrder, readShifts, recordShifts, waitForPaint } from '@/lib/cli/measure/layout-shift';
import { createGate } from '@/lib/node/gate';
import { test as base, expect } from './support/test';

/** Pages with known shifts, to check that the measurement detects them. */
const test = base.extend<{ watched: Page; serve: (listener: RequestListener) => Promise<string> }>({
  watched: async ({ browser }, use) => {
    const context = await browser.newContext();
    await recordShifts(context);
    await use(await context.newPage());
    await context.close();
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies of a fixture from its first parameter.
  serve: async ({}, use) => {
    const server = createServer();
    await use(async (listener) => {
      await new Promise<void>((resolve) => server.on('request', listener).listen(0, 'localhost', resolve));
      const address = server.address();
      return `http://localhost:${typeof address === 'object' ? address?.port : address}/`;
    });
    server.close().closeAllConnections();
  },
});

const READY = `document.documentElement.setAttribute('${READY_ATTRIBUTE}', '');`;
const MOVE = `document.querySelector('p').style.marginTop = '200px';`;
const HEAD = '<!DOCTYPE html><html lang="en"><head><title>x</title><link rel="icon" href="data:,"></head>';
const END = '<p id="new-tab">end</p></body></html>';
const IMAGE = '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"/>';

for (const [name, moves, image, script] of [
  ['a page that only becomes ready does not shift', false, '<img src="/a.svg" alt="" width="200" height="200">', READY],
  ['a script that moves the text shifts, no matter how early it runs', true, '', MOVE + READY],
  ['waits for pending tasks of a ready page', true, '', `${READY}setTimeout(() => { ${MOVE} })`],
  ['an image without a size shifts the content below it', true, '<img src="/a.svg" alt="">', READY],
] as const) {
  test(name, async ({ watched: page, serve }) => {
    const url = await serve(({ url: path }, response) => {
      if (path === '/') {
        response.setHeader('Content-Type', 'text/html');
        response.end(`${HEAD}<body><script src="/a.js" async></script>${image}<p>text</p>${END}`);
      } else {
        response.setHeader('Content-Type', path === '/a.js' ? 'text/javascript' : 'image/svg+xml');
        response.end(path === '/a.js' ? script : IMAGE);
      }
    });
    await loadInOrder(page, url);
    const shifts = await readShifts(page);
    expect(shifts.length > 0, JSON.stringify(shifts)).toBe(moves);
  });
}

test.describe('a document whose second part shifts the first', () => {
  const FIRST = `${HEAD}<body><script>${READY}</script><div style="display:flex;flex-direction:column-reverse"><p>first</p>`;
  const SECOND = `<p>second</p></div>${END}`;

  /** Serves the first part immediately, and the second when `finish` is called. */
  async function start(serve: (listener: RequestListener) => Promise<string>): Promise<{ url: string; finish: () => void }> {
    const gate = createGate();
    const url = await serve(async (_, response) => {
      response.setHeader('Content-Type', 'text/html');
      response.write(FIRST);
      await gate.opened;
      response.end(SECOND);
    });
    return { url, finish: gate.open };
  }

  test('shifts if the browser paints the first part before the second arrives', async ({ watched: page, serve }) => {
    const { url, finish } = await start(serve);
    await page.goto(url, { waitUntil: 'commit' });
    await page.evaluate(waitForPaint);
    finish();
    await page.waitForLoadState('load');
    expect(await readShifts(page)).not.toEqual([]);
  });

  test('does not shift if it is loaded in order', async ({ watched: page, serve }) => {
    const { url, finish } = await start(serve);
    const loaded = loadInOrder(page, url);
    finish();
    await loaded;
    expect(await readShifts(page)).toEqual([]);
    expect(await page.getByText('second').count()).toBe(1);
  });
});
