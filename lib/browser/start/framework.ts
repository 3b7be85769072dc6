import { isRecoverable } from '@/lib/browser/failures';
import { loadElement, loadScript } from '@/lib/browser/load-element';
import { isReady, READY_ATTRIBUTE } from '@/lib/browser/ready';
import type { LoadPayload } from '@/lib/browser/start/payloads';
import { loadOnce } from '@/lib/site/collections';

/** Time in milliseconds, once all scripts are loaded, until the start counts as failed, so that nobody waits forever. */
export const HYDRATION_LIMIT_MS = 20_000;

/** The framework's files for one kind of page. */
export interface FrameworkEntry {
  /** URLs of the scripts. */
  readonly scripts: readonly string[];
  /** URLs of the complete stylesheets, which replace the critical one of the page. */
  readonly styles: readonly string[];
  /** Record for the bundler's runtime: which chunks the entry module waits for. */
  readonly record: object;
}

/** What the framework needs to start on a page. */
export interface PageStart {
  readonly entry: FrameworkEntry;
  /** Path of the payload: the data that the framework hydrates the page with. */
  readonly payload: string;
  /** Id of the build of the page and its scripts. */
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
 * Creates functions that load and start the framework. `prefetch` only downloads it. `start` resolves when the page is hydrated. It rejects
 * if the payload or a script cannot be loaded, and may then be called again. It also rejects, from then on always, if a script of the
 * framework throws or the page is not hydrated in time.
 */
export function createFramework({ entry, payload }: PageStart, loadPayload: LoadPayload) {
  let started: Promise<void> | undefined;
  const loads = new Map<string, Promise<void>>();
  let isHandedOver = false;

  const run = async () => {
    const loading = loadPayload(payload);
    const styles = Promise.all(entry.styles.map((url) => loadOnce(loads, url, loadStyle)));
    // After a deploy, the old styles may be gone, too. The error of the payload then says why.
    await Promise.allSettled([loading, styles]);
    const data = await loading;
    await styles;
    // If both stayed, the browser would match every rule twice on each change.
    for (const link of document.querySelectorAll('link[data-critical]')) link.remove();
    // The document has been parsed, so the client closes its input as soon as it runs. The whole payload must be there by then.
    if (!isHandedOver) {
      isHandedOver = true;
      keepUrl();
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
      for (const href of entry.styles) document.head.append(createLink({ rel: 'prefetch', as: 'style', href }));
      for (const href of entry.scripts) document.head.append(createLink({ rel: 'prefetch', as: 'script', href }));
    },
    start(): Promise<void> {
      started ??= run().catch((error: unknown) => {
        // Scripts that have run cannot run again, so the start has failed for good.
        if (!entry.scripts.every((url) => loads.has(url))) started = undefined;
        throw error;
      });
      return started;
    },
  };
}

/**
 * Keeps the hash and the query when the framework writes its first history entry, with the URL that it has read when its code ran. Hydration
 * may then wait for another script, while the reader follows a link on the page or chooses an output in an explorer.
 */
function keepUrl(): void {
  const { replaceState } = history;
  history.replaceState = (state, unused, url) => {
    // Only the framework passes a path.
    const isOwnPath = typeof url === 'string' && url.split(/[?#]/)[0] === location.pathname;
    // The framework is about to replace the function with its own.
    if (isOwnPath) Reflect.deleteProperty(history, 'replaceState');
    replaceState.call(history, state, unused, isOwnPath ? location.href : url);
  };
}

/** Loads a stylesheet. React finds it by its URL and precedence, and does not load it again. */
function loadStyle(href: string): Promise<void> {
  const link = createLink({ rel: 'stylesheet', href });
  link.dataset.precedence = 'next';
  return loadElement(link, href);
}

function createLink(attributes: Partial<HTMLLinkElement>): HTMLLinkElement {
  return Object.assign(document.createElement('link'), attributes);
}

/**
 * Resolves when the page is hydrated. Rejects if one of the scripts throws an uncaught error first, or if the page is not hydrated some time
 * after all scripts are loaded, which `loaded` tells. Errors that React recovers from by rendering on the client become warnings.
 */
function waitUntilReady(scripts: readonly string[], loaded: Promise<unknown>): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = new AbortController();
    const observer = new MutationObserver(() => isReady() && finish(resolve));
    const finish = (settle: () => void) => {
      clearTimeout(timer);
      observer.disconnect();
      stop.abort();
      settle();
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const limit = () => {
      timer = setTimeout(() => finish(() => reject(new Error('The page was not hydrated in time.'))), HYDRATION_LIMIT_MS);
    };
    loaded.then(limit, () => finish(resolve));
    observer.observe(document.documentElement, { attributeFilter: [READY_ATTRIBUTE] });
    // Extensions and the browser itself also report errors here.
    const urls = new Set(scripts.map((url) => new URL(url, location.href).href));
    const onError = (event: ErrorEvent) => {
      const { error, message, filename } = event;
      if (!urls.has(filename) || isRecoverable(message)) return;
      event.preventDefault();
      // React reports an error before it tells whether it could recover by rendering on the client. If so, the page is ready in the same task.
      queueMicrotask(() => {
        if (isReady()) console.warn(error);
        else finish(() => reject(error));
      });
    };
    window.addEventListener('error', onError, { signal: stop.signal });
  });
}
