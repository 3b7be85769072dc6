/** Payloads kept in memory; a long one is 150 KB. */
const MAX_PAYLOADS = 20;
/** Query parameter of the framework's requests for payloads, which we use for our own as well. */
export const PAYLOAD_PARAMETER = '_rsc';

const payloads = new Map<string, Promise<string>>();
const shells = new Map<string, Promise<string>>();

/**
 * Loads the payload of a page by the path of its file, from memory if it has been loaded before. The export splits payloads
 * (`lib/export/split-payloads.ts`): a file contains the path of its shell, which most pages of a language share, and the rows of the page.
 */
export function loadPayload(path: string): Promise<string> {
  const known = payloads.get(path);
  if (known) return known;
  for (const [oldest] of payloads) if (payloads.size >= MAX_PAYLOADS) payloads.delete(oldest);
  return keep(payloads, path, joinPayload(path));
}

async function joinPayload(path: string): Promise<string> {
  const text = await loadText(path);
  const end = text.indexOf('\n');
  const shell = text.slice(0, end);
  if (!shell.startsWith('/')) return text;
  const rows = shells.get(shell) ?? keep(shells, shell, loadText(shell));
  return (await rows) + text.slice(end + 1);
}

/** Failures are forgotten, so that the next request tries again. */
function keep(cache: Map<string, Promise<string>>, key: string, value: Promise<string>): Promise<string> {
  const kept = value.catch((error: unknown) => {
    cache.delete(key);
    throw error;
  });
  cache.set(key, kept);
  return kept;
}

let fetchFromNetwork: typeof fetch = (input, init) => fetch(input, init);

async function loadText(path: string): Promise<string> {
  const response = await fetchFromNetwork(path, { priority: 'low' });
  if (!response.ok) throw new Error(`${path}: HTTP status ${response.status}`);
  return response.text();
}

/**
 * Answers the framework's requests for payloads, which would not understand the files. It has no other interface for this. A payload
 * that was requested before, by hovering over a link, needs no request.
 */
export function answerPayloadRequests(): void {
  fetchFromNetwork = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    if (url.origin !== location.origin || !url.searchParams.has(PAYLOAD_PARAMETER)) return fetchFromNetwork(input, init);
    const response = new Response(await loadPayload(url.pathname), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
    // The framework reads the URL, which is empty in responses created by scripts.
    return Object.defineProperty(response, 'url', { value: url.href });
  };
}
