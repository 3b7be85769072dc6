import type { SearchClient, SearchRequest, SearchResponse } from '@/lib/search/types';

/** So long may the service be silent before the site's own index answers, in milliseconds. */
export const SILENCE_MS = 1200;
/** So long a service that failed is not asked again, in milliseconds (spec section 9, "Host down time"). */
export const DOWN_MS = 2 * 60 * 1000;

export interface FailoverOptions {
  readonly now?: () => number;
  /** Told once of errors that only the owners of the site can mend: a wrong key, a missing index. */
  readonly report?: (error: unknown) => void;
}

/** The hosted service first, the site's own index when it fails or is silent, the service's error when both fail. */
export function createFailoverClient(hosted: SearchClient, embedded: SearchClient, options: FailoverOptions = {}): SearchClient {
  const { now = Date.now, report = console.error } = options;
  let downUntil = 0;
  let reported = false;

  const open = () => {
    downUntil = now() + DOWN_MS;
  };
  const askHosted = (request: SearchRequest): Promise<SearchResponse> =>
    hosted.search(request).then(
      (response) => {
        // Also a late answer shows that the service is back.
        downUntil = 0;
        return response;
      },
      (error: unknown) => {
        open();
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
      if (!first) open();
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

/** All hosts unreachable, or the code of the client itself: nothing that a log would help with. */
function isOutage(error: unknown): boolean {
  return error instanceof Error && ['RetryError', 'ChunkLoadError'].includes(error.name);
}

function waitFor(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), ms));
}
