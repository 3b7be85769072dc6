import { PAYLOAD_PARAMETER, UNUSABLE_PAYLOAD } from '@/lib/browser/start/payloads';
import { toFileStem } from '@/lib/routes/paths';

/**
 * Loads the payload of a page so that a click on its link needs no request. `address` is that of the link, with base path. The late script
 * answers the request and keeps the payload. The framework's own prefetching is not used: it makes up to ten requests for a page, and
 * downloads the shell again for each.
 */
export function prefetchPage(address: string): void {
  // A click tries again and reports the error.
  requestPayload(address).catch(() => undefined);
}

/**
 * Loads the payload of a page before the framework asks for it, because the framework would leave the page on any failure. `unusable`: only
 * the document of the page can be loaded, because the site has been updated or the payload is truncated. `failed`: nothing can be loaded
 * now; the error is logged.
 */
export async function loadPage(address: string): Promise<'loaded' | 'unusable' | 'failed'> {
  try {
    await requestPayload(address);
    return 'loaded';
  } catch (error) {
    if (error instanceof Error && error.name === UNUSABLE_PAYLOAD) return 'unusable';
    console.error(error);
    return 'failed';
  }
}

function requestPayload(address: string): Promise<Response> {
  const { pathname } = new URL(address, location.href);
  return fetch(`${toFileStem(pathname)}.txt?${PAYLOAD_PARAMETER}`);
}
