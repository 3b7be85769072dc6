import { loadOnce } from '@/lib/site/collections';

/** Maximum number of payloads kept in memory; a long one has 150 KB. */
export const MAX_PAYLOADS = 20;
/** Query parameter of the framework's requests for payloads. Our own requests use it as well. */
export const PAYLOAD_PARAMETER = '_rsc';

/** Name of `UnusablePayloadError`. */
export const UNUSABLE_PAYLOAD = 'UnusablePayloadError';

/** Loads the payload of a page by the path of its file. Rejects if the server has none, or only one of another build. */
export type LoadPayload = (path: string) => Promise<string>;

/**
 * The server sent something other than the payload of this build, so the page can only be loaded as a document. Other scripts recognize
 * the error by its name.
 */
export class UnusablePayloadError extends Error {
  override readonly name = UNUSABLE_PAYLOAD;
}

/** The payload belongs to another build than the page, which happens in tabs left open across a deploy. */
export class OtherBuildError extends UnusablePayloadError {
  constructor() {
    super('The site has been updated since this page was loaded.');
  }
}

/** Matches the first line of a payload file: id of the build, number of characters, path of the shell and its number of characters. */
const HEAD = /^([^\s<]+)(?: (\d+))?(?: (\/\S*)(?: (\d+))?)?\n/;

/**
 * Creates a function that loads payloads of a build, from memory if they have been loaded before. The export splits payloads
 * (`lib/export/split-payloads.ts`): after the first line, a file contains the rows of the page; its shell, which most pages of a language
 * share, contains the others.
 */
export function createPayloads(fetchFile: typeof fetch, build: string): LoadPayload {
  const payloads = new Map<string, Promise<string>>();
  const shells = new Map<string, Promise<string>>();

  const loadText = async (path: string) => {
    // A login page may be on another host, which a script may not read. The document is redirected there.
    const response = await fetchFile(path, { priority: 'low', redirect: 'manual' });
    // What comes with other errors is not a payload. The document of the page then says why, or redirects if the page has moved.
    if (response.status >= 500) throw new Error(`${path}: HTTP status ${response.status}`);
    return response.text().catch(() => '');
  };
  const load = async (path: string) => {
    const text = await loadText(path);
    const [head, found, length, shell, shellLength] = HEAD.exec(text) ?? [];
    if (!head) throw new UnusablePayloadError(`${path}: not the payload of a page`);
    if (found !== build) throw new OtherBuildError();
    const rows = checkLength(path, text.slice(head.length), length);
    const shared = shell ? await loadOnce(shells, shell, async () => checkLength(shell, await loadText(shell), shellLength)) : '';
    return shared + rows;
  };
  return (path) => {
    for (const [oldest] of payloads) if (payloads.size >= MAX_PAYLOADS && !payloads.has(path)) payloads.delete(oldest);
    return loadOnce(payloads, path, load);
  };
}

/** Checks that a file is complete: a proxy or a broken upload may truncate it. */
function checkLength(path: string, text: string, length = ''): string {
  if (text.length !== Number(length)) throw new UnusablePayloadError(`${path}: ${text.length} of ${length} characters`);
  return text;
}

/**
 * Answers the framework's requests for payloads, because the framework would not understand the files and has no other interface for this.
 * A payload that has been loaded before, by hovering over a link, needs no request. Returns the function that loads payloads.
 */
export function answerPayloadRequests(build: string): LoadPayload {
  const fetchFromNetwork = window.fetch.bind(window);
  const load = createPayloads(fetchFromNetwork, build);
  window.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    if (url.origin !== location.origin || !url.searchParams.has(PAYLOAD_PARAMETER)) return fetchFromNetwork(input, init);
    const response = new Response(await load(url.pathname));
    // The framework reads the URL, which is empty in a response that a script creates.
    return Object.defineProperty(response, 'url', { value: url.href });
  };
  return load;
}
