import { PAYLOAD_PARAMETER } from '@/lib/browser/start/payloads';

/**
 * Loads the payload of a page, so that a click on its link needs no request. `address` is that of the link, with base path. The page
 * script answers the request and keeps the payload. The prefetching of the framework is not used: it makes up to ten requests for a
 * page, and downloads the shell again for each.
 */
export function prefetchPage(address: string): void {
  const { pathname } = new URL(address, location.href);
  const file = `${pathname}${pathname.endsWith('/') ? 'index' : ''}.txt`;
  // A click tries again, and the framework reports the error.
  fetch(`${file}?${PAYLOAD_PARAMETER}`).catch(() => undefined);
}
