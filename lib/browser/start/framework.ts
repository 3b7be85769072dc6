import { isRecoverable } from '@/lib/browser/failures';
import { READY_ATTRIBUTE } from '@/lib/browser/ready';

/** The framework's files for one kind of page. */
export interface FrameworkEntry {
  /** URLs of the scripts. */
  readonly scripts: readonly string[];
  /** Record that the bundler's runtime reads: which chunks the entry module waits for. */
  readonly record: object;
}

/** What the framework needs to start on a page. */
export interface PageStart {
  readonly entry: FrameworkEntry;
  /** URL of the page's payload, the data that the framework hydrates it with. */
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
  let text: Promise<string> | undefined;
  let started: Promise<void> | undefined;
  const loads = new Map<string, Promise<void>>();
  let isHandedOver = false;

  const loadPayload = () => {
    text ??= fetchPayload(payload, build).catch((error: unknown) => {
      text = undefined;
      throw error;
    });
    return text;
  };
  const loadOnce = (url: string) => {
    const load =
      loads.get(url) ??
      loadScript(url).catch((error: unknown) => {
        loads.delete(url);
        throw error;
      });
    loads.set(url, load);
    return load;
  };
  const run = async () => {
    const data = await loadPayload();
    // The client closes its input as soon as it runs, because the document has been parsed: the whole payload must be there before.
    if (!isHandedOver) {
      isHandedOver = true;
      window.__next_f = [[0], [1, data]];
      window.TURBOPACK ??= [];
      window.TURBOPACK.push(entry.record);
    }
    await Promise.all([waitUntilReady(), ...entry.scripts.map(loadOnce)]);
  };
  return {
    prefetch(): void {
      loadPayload().catch(() => undefined);
      for (const href of entry.scripts)
        document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'script', href }));
    },
    start(): Promise<void> {
      started ??= run().catch((error: unknown) => {
        // Scripts that have run cannot run again: then the start has failed for good.
        if (loads.size < entry.scripts.length) started = undefined;
        throw error;
      });
      return started;
    },
  };
}

async function fetchPayload(url: string, build: string): Promise<string> {
  const response = await fetch(url, { priority: 'low' });
  const text = await response.text();
  if (!response.ok) throw new Error(`${url}: HTTP status ${response.status}`);
  if (!text.includes(`"b":${JSON.stringify(build)}`)) {
    if (/"b":"[^"]+"/.test(text)) throw new OtherBuildError();
    throw new Error(`${url}: not the payload of a page`);
  }
  return text;
}

function loadScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src, async: true });
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(`${src}: could not be loaded`));
    };
    document.head.append(script);
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
