import type { RunningEngine } from '@/lib/search/engine/engine';
import type { SearchRequest, SearchResult } from '@/lib/search/types';

/** What goes to the worker: the text of the index once, then requests. */
export type ToWorker = { readonly text: string } | { readonly id: number; readonly request: SearchRequest };
/** What comes back: an answer, or why there is none. */
export type FromWorker = { readonly id: number; readonly result: SearchResult } | { readonly id: number; readonly error: string };

interface Waiting {
  readonly resolve: (result: SearchResult) => void;
  readonly reject: (error: Error) => void;
}

/** An engine in a worker; undefined where the browser starts none. */
export function startWorkerEngine(text: string): RunningEngine | undefined {
  if (typeof Worker === 'undefined') return undefined;
  const worker = new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, Waiting>();
  let last = 0;
  const rejectAll = (error: Error) => {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    const entry = waiting.get(data.id);
    waiting.delete(data.id);
    if ('result' in data) entry?.resolve(data.result);
    else entry?.reject(new Error(data.error));
  };
  worker.onerror = (event) => rejectAll(new Error(event.message || 'The search worker failed.'));
  worker.postMessage({ text } satisfies ToWorker);
  return {
    answer: (request) =>
      new Promise((resolve, reject) => {
        last += 1;
        waiting.set(last, { resolve, reject });
        worker.postMessage({ id: last, request } satisfies ToWorker);
      }),
  };
}
