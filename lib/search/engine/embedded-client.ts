import { createEngine, type RunningEngine } from '@/lib/search/engine/engine';
import { startWorkerEngine } from '@/lib/search/engine/worker-engine';
import type { IndexFile } from '@/lib/search/index-file';
import type { SearchClient } from '@/lib/search/types';

/** Above this many characters the index is read and searched in a worker, so that typing stays smooth. */
const WORKER_LENGTH = 512 * 1024;

export interface EmbeddedClient extends SearchClient {
  /** Fetches the index ahead; failures show when it is searched. */
  preload(): void;
}

/** Searches the index at `path`, fetched once, when it is first needed. A failed fetch is tried again by the next search. */
export function createEmbeddedClient(path: string, fetchText: (path: string) => Promise<string> = fetchIndex): EmbeddedClient {
  let engine: Promise<RunningEngine> | undefined;
  const load = () => {
    engine ??= fetchText(path)
      .then(startEngine)
      .catch((error: unknown) => {
        engine = undefined;
        throw error;
      });
    return engine;
  };
  return {
    preload: () => void load().catch(() => undefined),
    async search(request) {
      return { results: [await (await load()).answer(request)] };
    },
  };
}

async function fetchIndex(path: string): Promise<string> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`The search index ${path} answers ${response.status}.`);
  return response.text();
}

function startEngine(text: string): RunningEngine {
  return (text.length > WORKER_LENGTH && startWorkerEngine(text)) || createEngine(JSON.parse(text) as IndexFile);
}
