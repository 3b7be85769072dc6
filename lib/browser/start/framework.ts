import { isRecoverable } from '@/lib/browser/failures';
import { READY_ATTRIBUTE } from '@/lib/browser/ready';
import { loadPayload } from '@/lib/browser/start/payloads';

/** The framework's files for one kind of page. */
export interface FrameworkEntry {
  /** URLs of the scripts. */
  readonly scripts: readonly string[];
  /** URLs of the complete style sheets, which replace the critical one of the page. */
  readonly styles: readonly string[];
  /** Record that the bundler's runtime reads: which chunks the entry module waits for. */
  readonly record: object;
}

/** What the framework needs to start on a page. */
export interface PageStart {
  readonly entry: FrameworkEntry;
  /** Path of the page's payload, the data that the framework hydrates it with. */
  readonly payload: string;
  /** Id of the build that the page and its scripts belong to. */
  readonly build: string;
}

/** The payload belongs to another build than the page, which happens in tabs left open across a deploy. */
export class OtherBuildError extends Error {
  constructor() {
    super('The site has been updated since this page was loaded.');
  }
}

declare global {
  interface Window {
    /** Input stream of the framework's client. */
    __next_f?: unknown[];
    /** Entry records of the bundler's runtime. */
    TURBOPACK?: unknown[];
  }
}

/**
 * Loads and starts the framework. `prefetch` only downloads. `start` resolves when the page is hydrated, and rejects if the payload
 * or a script cannot be loaded; it may then be called again. It also rejects, and then always, if a script throws.
 */
export function createFramework({ entry, payload, build }: PageStart) {
  let started: Promise<void> | undefined;
  const loads = new Map<string, Promise<void>>();
  let isHandedOver = false;

  const loadOnce = (url: string, load: (url: string) => Promise<void>) => {
    const loading =
      loads.get(url) ??
      load(url).catch((error: unknown) => {
        loads.delete(url);
        throw error;
      });
    loads.set(url, loading);
    return loading;
  };
  const run = async () => {
    const [data] = await Promise.all([loadOwnPayload(payload, build), ...entry.styles.map((url) => loadOnce(url, loadStyle))]);
    // The client closes its input as soon as it runs, because the document has been parsed: the whole payload must be there before.
    if (!isHandedOver) {
      isHandedOver = true;
      window.__next_f = [[0], [1, data]];
      window.TURBOPACK ??= [];
      window.TURBOPACK.push(entry.record);
    }
    await Promise.all([waitUntilReady(), ...entry.scripts.map((url) => loadOnce(url, loadScript))]);
  };
  return {
    prefetch(): void {
      loadPayload(payload).catch(() => undefined);
      for (const href of entry.styles) appendLink({ rel: 'prefetch', as: 'style', href });
      for (const href of entry.scripts) appendLink({ rel: 'prefetch', as: 'script', href });
    },
    start(): Promise<void> {
      started ??= run().catch((error: unknown) => {
        // Scripts that have run cannot run again: then the start has failed for good.
        if (!entry.scripts.every((url) => loads.has(url))) started = undefined;
        throw error;
      });
      return started;
    },
  };
}

async function loadOwnPayload(path: string, build: string): Promise<string> {
  const payload = await loadPayload(path);
  const [, found] = /"b":"([^"]+)"/.exec(payload) ?? [];
  if (found === undefined) throw new Error(`${path}: not the payload of a page`);
  if (found !== build) throw new OtherBuildError();
  return payload;
}

function loadScript(src: string): Promise<void> {
  const script = Object.assign(document.createElement('script'), { src, async: true });
  document.head.append(script);
  return waitForLoad(script, src);
}

/** React finds the style sheet by its URL and precedence and does not load it again. */
function loadStyle(href: string): Promise<void> {
  const link = appendLink({ rel: 'stylesheet', href });
  link.dataset.precedence = 'next';
  return waitForLoad(link, href);
}

function appendLink(attributes: Partial<HTMLLinkElement>): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), attributes);
  document.head.append(link);
  return link;
}

/** Removes the element if it cannot be loaded, so that it can be added again. */
function waitForLoad(element: HTMLElement, url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    element.onload = () => resolve();
    element.onerror = () => {
      element.remove();
      reject(new Error(`${url}: could not be loaded`));
    };
  });
}

/** Resolves when the page is hydrated; rejects at an uncaught error before, except those after which React renders on the client. */
function waitUntilReady(): Promise<void> {
  return new Promise((resolve, reject) => {
    const root = document.documentElement;
    const stop = new AbortController();
    const observer = new MutationObserver(() => {
      if (!root.hasAttribute(READY_ATTRIBUTE)) return;
      finish();
      resolve();
    });
    const finish = () => {
      observer.disconnect();
      stop.abort();
    };
    observer.observe(root, { attributeFilter: [READY_ATTRIBUTE] });
    window.addEventListener(
      'error',
      ({ error, message }) => {
        if (isRecoverable(message)) return;
        finish();
        reject(error);
      },
      { signal: stop.signal },
    );
  });
}
