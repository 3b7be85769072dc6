import { isRecoverable } from '@/lib/browser/failures';
import { isReady, READY_ATTRIBUTE } from '@/lib/browser/ready';
import type { LoadPayload } from '@/lib/browser/start/payloads';
import { loadOnce } from '@/lib/site/load-once';

/** Time in milliseconds from the load of all scripts until the start counts as failed, so that nobody waits forever. */
export const HYDRATION_LIMIT_MS = 20_000;

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
 * or a script cannot be loaded; it may then be called again. It also rejects, and then always, if a script of the framework throws or
 * the page is not hydrated in time.
 */
export function createFramework({ entry, payload }: PageStart, loadPayload: LoadPayload) {
  let started: Promise<void> | undefined;
  const loads = new Map<string, Promise<void>>();
  let isHandedOver = false;

  const run = async () => {
    const own = loadPayload(payload);
    const styles = Promise.all(entry.styles.map((url) => loadOnce(loads, url, loadStyle)));
    // After a deploy, the old styles may be gone too: then the payload has the reason.
    await Promise.allSettled([own, styles]);
    const data = await own;
    await styles;
    // With both, the browser would match every rule twice on each change.
    for (const link of document.querySelectorAll('link[data-critical]')) link.remove();
    // The client closes its input as soon as it runs, because the document has been parsed: the whole payload must be there before.
    if (!isHandedOver) {
      isHandedOver = true;
      window.__next_f = [[0], [1, data]];
      window.TURBOPACK ??= [];
      window.TURBOPACK.push(entry.record);
    }
    const scripts = Promise.all(entry.scripts.map((url) => loadOnce(loads, url, loadScript)));
    await Promise.all([scripts, waitUntilReady(entry.scripts, scripts)]);
  };
  return {
    prefetch(): void {
      // The reader may need the framework before the browser is idle.
      if (started) return;
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

/**
 * Resolves when the page is hydrated. Rejects at an uncaught error of one of the scripts before, except those after which React renders
 * on the client, which become warnings, and some time after all scripts are loaded. `loaded` says when they are.
 */
function waitUntilReady(scripts: readonly string[], loaded: Promise<unknown>): Promise<void> {
  return new Promise((resolve, reject) => {
    const root = document.documentElement;
    const stop = new AbortController();
    const observer = new MutationObserver(() => {
      if (root.hasAttribute(READY_ATTRIBUTE)) finish(resolve);
    });
    const finish = (settle: () => void) => {
      observer.disconnect();
      stop.abort();
      settle();
    };
    const limit = () => {
      if (stop.signal.aborted) return;
      const timer = setTimeout(() => finish(() => reject(new Error('The page was not hydrated in time.'))), HYDRATION_LIMIT_MS);
      stop.signal.addEventListener('abort', () => clearTimeout(timer));
    };
    loaded.then(limit, () => finish(resolve));
    observer.observe(root, { attributeFilter: [READY_ATTRIBUTE] });
    // Extensions and the browser itself report errors here too.
    const urls = new Set(scripts.map((url) => new URL(url, location.href).href));
    const onError = (event: ErrorEvent) => {
      const { error, message, filename } = event;
      if (!urls.has(filename) || isRecoverable(message)) return;
      event.preventDefault();
      // React reports an error before it says whether it could recover by rendering on the client: then the page is ready in this task.
      queueMicrotask(() => {
        if (isReady()) console.warn(error);
        else finish(() => reject(error));
      });
    };
    window.addEventListener('error', onError, { signal: stop.signal });
  });
}
