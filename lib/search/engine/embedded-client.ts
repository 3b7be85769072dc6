import { createEngine, type Engine } from '@/lib/search/engine/engine';
import type { IndexFile } from '@/lib/search/index-file';
import type { SearchClient } from '@/lib/search/types';

export interface EmbeddedClient extends SearchClient {
  /** Fetches the index ahead of the first search. Ignores failures: the search reports them. */
  preload(): void;
}

/** Searches the index at `path`, which is fetched once, on first use. After a failed fetch, the next search tries again. */
export function createEmbeddedClient(path: string, fetchText: (path: string) => Promise<string> = fetchIndex): EmbeddedClient {
  let engine: Promise<Engine> | undefined;
  const load = () => {
    engine ??= fetchText(path)
      .then((text) => createEngine(JSON.parse(text) as IndexFile))
      .catch((error: unknown) => {
        engine = undefined;
        throw error;
      });
    return engine;
  };
  return {
    preload: () => void load().catch(() => undefined),
    async search(request) {
      return { results: [(await load()).answer(request)] };
    },
  };
}

async function fetchIndex(path: string): Promise<string> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`Failed to fetch the search index ${path}: status ${response.status}.`);
  return response.text();
}
