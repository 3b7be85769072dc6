import type { SearchClient, SearchRequest, SearchResponse } from '@/lib/search/types';

/**
 * How long to wait for the service before the embedded index answers in the meantime, in milliseconds. The Algolia client waits longer: one
 * second for a connection and two for the answer of each host, and more with every retry.
 */
export const SILENCE_MS = 1200;
/** How long a failed service is skipped, in milliseconds. The Algolia client uses the same two minutes for each host. */
export const DOWN_MS = 2 * 60 * 1000;

/**
 * Creates a client that searches the hosted service. If it fails, the embedded index answers. If it is slow, the embedded index answers in
 * the meantime, and the response of the service (`later`) then replaces that answer. If both fail, throws the error of the service. Logs the
 * first error that only the site owners can fix, such as a wrong key or a missing index.
 */
export function createFailoverClient(hosted: SearchClient, embedded: SearchClient): SearchClient {
  let downUntil = 0;
  let isSlow = false;
  let isReported = false;

  const askHosted = async (request: SearchRequest): Promise<SearchResponse> => {
    const start = Date.now();
    try {
      const response = await hosted.search(request);
      downUntil = 0;
      isSlow = Date.now() - start >= SILENCE_MS;
      return response;
    } catch (error) {
      downUntil = Date.now() + DOWN_MS;
      if (!isReported && !isOutage(error)) {
        isReported = true;
        console.error(error);
      }
      throw error;
    }
  };

  return {
    async search(request) {
      if (Date.now() < downUntil) return embedded.search(request).catch(() => askHosted(request));
      const asked = askHosted(request);
      const outcome = asked.then(
        (response) => ({ response }),
        () => ({ response: undefined }),
      );
      const first = isSlow ? undefined : await Promise.race([outcome, waitFor(SILENCE_MS)]);
      if (first?.response) return first.response;
      isSlow = !first;
      try {
        const response = await embedded.search(request);
        return first ? response : { ...response, later: asked.catch(() => undefined) };
      } catch {
        return asked;
      }
    },
  };
}

/** Returns whether all hosts are unreachable or the client failed to load: errors that the site owners cannot fix. */
function isOutage(error: unknown): boolean {
  return error instanceof Error && ['RetryError', 'ChunkLoadError'].includes(error.name);
}

function waitFor(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
