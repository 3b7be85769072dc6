import { createEngine, type Engine } from '@/lib/search/engine/engine';
import type { IndexFile } from '@/lib/search/index-file';
import type { SearchClient } from '@/lib/search/types';

export interface EmbeddedClient extends SearchClient {
  /** Fetches the index ahead; failures show when it is searched. */
  preload(): void;
}

/** Searches the index at `path`, fetched once, when it is first needed. A failed fetch is tried again by the next search. */
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
  if (!response.ok) throw new Error(`The search index ${path} answers ${response.status}.`);
  return response.text();
}
