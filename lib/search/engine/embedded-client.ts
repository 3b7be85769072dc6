import { nameSearchPart } from '@/lib/routes/output-paths';
import { createEngine } from '@/lib/search/engine/engine';
import { createSplitEngine } from '@/lib/search/engine/split-engine';
import type { IndexFile, IndexManifest, PageFile, TermFile } from '@/lib/search/index-file';
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

/** A file of the index is missing or does not fit, because another version of the site was deployed after this page was loaded. */
export class OtherIndexError extends Error {
  override readonly name = 'OtherIndexError';
}

/** Creates a client that searches the index at `path`. Its files are fetched once, on first use; after a failure, the next search tries again. */
export function createEmbeddedClient(path: string, fetchText: (path: string) => Promise<string> = fetchIndex): EmbeddedClient {
  const engines = new Map<string, Promise<Engine>>();
  const loadEngine = async (): Promise<Engine> => {
    const file = JSON.parse(await fetchText(path)) as IndexFile | IndexManifest;
    if (file.format === 3) return createEngine(file);
    if (file.format === 5) return createSplitEngine(file, (suffix) => fetchEntries(nameSearchPart(path, suffix), file.build));
    throw new OtherIndexError(`${path} is the search index of another version of the site.`);
  };
  const fetchEntries = async (name: string, build: string) => {
    try {
      const file = JSON.parse(await fetchText(name)) as TermFile | PageFile;
      if (file.build === build) return file.entries;
      throw new OtherIndexError(`${name} is part of the search index of another version of the site.`);
    } catch (error) {
      // The next search fetches the first file of that version, too, unless the page is reloaded before.
      if (error instanceof OtherIndexError) engines.delete(path);
      throw error;
    }
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
  if (response.ok) return response.text();
  const message = `Failed to fetch the search index ${path}: status ${response.status}.`;
  throw response.status === 404 ? new OtherIndexError(message) : new Error(message);
}
