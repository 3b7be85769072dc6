import { nameSearchPart } from '@/lib/routes/output-paths';
import { createEngine } from '@/lib/search/engine/engine';
import { createSplitEngine } from '@/lib/search/engine/split-engine';
import type { IndexFile, IndexManifest } from '@/lib/search/index-file';
import type { SearchClient, SearchRequest, SearchResult, StoredHit } from '@/lib/search/types';
import { loadOnce } from '@/lib/site/collections';

/** A client that searches an index of the site in the browser. */
export interface EmbeddedClient extends SearchClient {
  /** Fetches the index ahead of the first search. Ignores failures, which the search reports. */
  preload(): void;
  /** Lists pages for readers who have not typed anything; none if the index cannot be fetched. */
  listPopular(): Promise<readonly StoredHit[]>;
}

interface Engine {
  answer(request: SearchRequest): SearchResult | Promise<SearchResult>;
  readonly popular: readonly StoredHit[] | Promise<readonly StoredHit[]>;
}

/** The index belongs to a version of the site that was deployed after this page was loaded, and has another structure. */
export class OtherFormatError extends Error {
  override readonly name = 'OtherFormatError';
}

/** Creates a client that searches the index at `path`. Its files are fetched once, on first use; after a failure, the next search tries again. */
export function createEmbeddedClient(path: string, fetchText: (path: string) => Promise<string> = fetchIndex): EmbeddedClient {
  const engines = new Map<string, Promise<Engine>>();
  const loadEngine = async (): Promise<Engine> => {
    const file = JSON.parse(await fetchText(path)) as IndexFile | IndexManifest;
    if (file.format === 3) return createEngine(file);
    if (file.format === 4) return createSplitEngine(file, async (suffix) => JSON.parse(await fetchText(nameSearchPart(path, suffix))));
    throw new OtherFormatError(`${path} is the search index of another version of the site.`);
  };
  const load = () => loadOnce(engines, path, loadEngine);
  return {
    preload: () => void load().catch(() => undefined),
    listPopular: () =>
      load()
        .then(({ popular }) => popular)
        .catch(() => []),
    async search(request) {
      return { results: [await (await load()).answer(request)] };
    },
  };
}

async function fetchIndex(path: string): Promise<string> {
  // The name of the file stays the same when its content changes, so a copy in the cache may be outdated.
  const response = await fetch(path, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`Failed to fetch the search index ${path}: status ${response.status}.`);
  return response.text();
}
