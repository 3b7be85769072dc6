import { splitHref } from '@/lib/routes/paths';

/** Payloads kept in memory; a long one is 200 KB. */
const MAX_PAYLOADS = 20;

/** Payloads by path; undefined if it could not be loaded. */
const payloads = new Map<string, Promise<string | undefined>>();

/**
 * Downloads the payload of a page, so that a click on its link needs no request. The prefetching of the framework is not used: it
 * makes up to ten requests for a page, and downloads the shell again for each.
 */
export function prefetchPage(address: string): void {
  const path = buildPayloadPath(address);
  if (payloads.has(path)) return;
  if (payloads.size === 0) answerFromMemory();
  for (const [oldest] of payloads) if (payloads.size >= MAX_PAYLOADS) payloads.delete(oldest);
  payloads.set(path, load(path));
}

/** `/guide/` -> `/guide/index.txt`, `/guide/x?a=b#c` -> `/guide/x.txt`, as the framework requests it in an export. */
function buildPayloadPath(address: string): string {
  const { path } = splitHref(address);
  return `${path}${path.endsWith('/') ? 'index' : ''}.txt`;
}

async function load(path: string): Promise<string | undefined> {
  try {
    const response = await fetch(path, { credentials: 'same-origin' });
    if (response.ok) return await response.text();
  } catch {
    // The click will try again, and reports the error.
  }
  payloads.delete(path);
  return undefined;
}

let isInstalled = false;

/** Answers the framework's requests for payloads that are in memory. It offers no other way to give it a payload. */
function answerFromMemory(): void {
  if (isInstalled) return;
  isInstalled = true;
  const fetchFromNetwork = window.fetch;
  window.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    // Only the framework adds this parameter.
    const payload = url.searchParams.has('_rsc') ? await payloads.get(url.pathname) : undefined;
    if (payload === undefined) return fetchFromNetwork.call(window, input, init);
    const response = new Response(payload, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
    // The framework reads the URL, which is empty in responses created by scripts.
    return Object.defineProperty(response, 'url', { value: url.href });
  };
}
