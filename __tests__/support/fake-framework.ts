import { jest } from '@jest/globals';
import { markReady, READY_ATTRIBUTE } from '@/lib/browser/ready';
import type { PageStart } from '@/lib/browser/start/framework';

export const PAGE: PageStart = {
  entry: { scripts: ['/_next/a.js', '/_next/b.js'], record: { entries: [7] } },
  payload: '/guide.txt',
  build: 'b1',
};
export const PAYLOAD = '0:{"P":null,"b":"b1"}\n';

/** Replaces network and script loading. Scripts load or fail when the test says so, and the page is hydrated by `markReady`. */
export function fakeFramework() {
  const fetched = jest.fn(async (_url: string, _init?: RequestInit) => reply(PAYLOAD));
  Object.defineProperty(globalThis, 'fetch', { value: fetched, configurable: true, writable: true });
  document.documentElement.removeAttribute(READY_ATTRIBUTE);
  for (const element of document.head.querySelectorAll('script, link')) element.remove();
  window.__next_f = undefined;
  window.TURBOPACK = undefined;
  const findScript = (name: string) =>
    [...document.head.querySelectorAll('script')].filter(({ src }) => src.endsWith(`/${name}.js`)).at(-1);
  return {
    fetched,
    listScripts: () => [...document.head.querySelectorAll('script')].map((script) => script.getAttribute('src')),
    load: (...names: readonly string[]) => {
      for (const name of names) findScript(name)?.dispatchEvent(new Event('load'));
      return settle();
    },
    fail: (name: string) => {
      findScript(name)?.dispatchEvent(new Event('error'));
      return settle();
    },
    hydrate: () => {
      markReady();
      return settle();
    },
  };
}

export function reply(text: string, status = 200): Response {
  return { ok: status < 400, status, text: async () => text } as Response;
}

/** Waits until all promises have settled that need no timer. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}

/** Fires what the browser fires for an uncaught error. */
export function throwUncaught(message: string): Error {
  const error = new Error(message);
  window.dispatchEvent(new ErrorEvent('error', { message, error, cancelable: true }));
  return error;
}
