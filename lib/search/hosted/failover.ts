import type { SearchClient, SearchRequest, SearchResponse } from '@/lib/search/types';

/** How long to wait for the service before searching the embedded index, in milliseconds. */
export const SILENCE_MS = 1200;
/** How long a failed service is left out, in milliseconds; the Algolia client uses the same two minutes for each host. */
export const DOWN_MS = 2 * 60 * 1000;

export interface FailoverOptions {
  readonly now?: () => number;
  /** Called once, for the first error that only the site owners can fix, such as a wrong key or a missing index. */
  readonly report?: (error: unknown) => void;
}

/** Searches the hosted service, or the embedded index if the service fails or is slow. If both fail, throws the error of the service. */
export function createFailoverClient(hosted: SearchClient, embedded: SearchClient, options: FailoverOptions = {}): SearchClient {
  const { now = Date.now, report = console.error } = options;
  let downUntil = 0;
  let reported = false;

  const markDown = () => {
    downUntil = now() + DOWN_MS;
  };
  const askHosted = (request: SearchRequest): Promise<SearchResponse> =>
    hosted.search(request).then(
      (response) => {
        // A response that arrives after the timeout also shows that the service is back.
        downUntil = 0;
        return response;
      },
      (error: unknown) => {
        markDown();
        if (!reported && !isOutage(error)) {
          reported = true;
          report(error);
        }
        throw error;
      },
    );

  return {
    async search(request) {
      if (now() < downUntil) return embedded.search(request).catch(() => askHosted(request));
      const asked = askHosted(request);
      const first = await Promise.race([asked.then(toOutcome, toFailure), waitFor(SILENCE_MS)]);
      if (first && 'response' in first) return first.response;
      if (!first) markDown();
      try {
        return await embedded.search(request);
      } catch {
        return asked;
      }
    },
  };
}

const toOutcome = (response: SearchResponse) => ({ response });
const toFailure = (error: unknown) => ({ error });

/** Whether all hosts are unreachable or the client failed to load: errors that the site owners cannot fix. */
function isOutage(error: unknown): boolean {
  return error instanceof Error && ['RetryError', 'ChunkLoadError'].includes(error.name);
}

function waitFor(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), ms));
}
