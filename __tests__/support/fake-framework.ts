import { jest } from '@jest/globals';
import { markReady, READY_ATTRIBUTE } from '@/lib/browser/ready';
import type { PageStart } from '@/lib/browser/start/framework';

export const PAGE: PageStart = {
  entry: { scripts: ['/_next/a.js', '/_next/b.js'], styles: ['/_next/all.css'], record: { entries: [7] } },
  payload: '/guide.txt',
  build: 'b1',
};
export const PAYLOAD = '0:{"P":null,"b":"b1"}\n';
/** The file of the payload. */
export const PAYLOAD_FILE = `b1 ${PAYLOAD.length}\n${PAYLOAD}`;

interface FakeOptions {
  /** Whether stylesheets load by themselves; otherwise when the test says so. */
  readonly loadStyles?: boolean;
}

/** Replaces network and loading. Scripts load or fail when the test says so, and the page is hydrated by `markReady`. */
export function fakeFramework({ loadStyles = true }: FakeOptions = {}) {
  const fetched = jest.fn(async (_url: string, _init?: RequestInit) => reply(PAYLOAD_FILE));
  // jsdom has none.
  Object.assign(globalThis, { Request: class {} });
  Object.defineProperty(globalThis, 'fetch', { value: fetched, configurable: true, writable: true });
  document.documentElement.removeAttribute(READY_ATTRIBUTE);
  for (const element of document.head.querySelectorAll('script, link')) element.remove();
  window.__next_f = undefined;
  window.TURBOPACK = undefined;
  const findScript = (name: string) =>
    [...document.head.querySelectorAll('script')].filter(({ src }) => src.endsWith(`/${name}.js`)).at(-1);
  const listStyles = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  const append = Element.prototype.append.bind(document.head);
  document.head.append = (...nodes) => {
    append(...nodes);
    for (const node of nodes) {
      const isStyle = node instanceof HTMLLinkElement && node.rel === 'stylesheet';
      if (isStyle && loadStyles) Promise.resolve().then(() => node.dispatchEvent(new Event('load')));
    }
  };
  return {
    fetched,
    listStyles: () => listStyles().map((link) => link.getAttribute('href')),
    endStyles: (event: 'load' | 'error') => {
      for (const link of listStyles()) link.dispatchEvent(new Event(event));
      return settle();
    },
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
  for (let turn = 0; turn < 40; turn += 1) await Promise.resolve();
}

/** Waits until a frame has been shown, and what waits for that has run. */
export function showFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/** Fires what the browser fires for an uncaught error, by default of a script of the framework. */
export function throwUncaught(message: string, filename = 'http://localhost/_next/b.js'): Error {
  const error = new Error(message);
  window.dispatchEvent(new ErrorEvent('error', { message, error, filename, cancelable: true }));
  return error;
}
