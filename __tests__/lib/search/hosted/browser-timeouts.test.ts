import { jest } from '@jest/globals';
import { createHostedClient, type LiteModule } from '@/lib/search/hosted/hosted-client';
import { getHostedIndex } from '@/lib/search/hosted/hosted-config';
import { buildHit, REQUEST } from '../../../support/fake-search-client';

const INDEX = getHostedIndex({ appId: 'APPID', apiKey: 'key', indexName: 'docs', insights: false }, { lang: 'en', version: '' }, '');

/** Jest resolves the package to its build for Node.js; readers get this one, with another requester and other defaults. */
const BROWSER_BUILD = '../../../../node_modules/algoliasearch/dist/lite/builds/browser.js';

/** What the requester of the browser build uses of a request, answered by the tests. */
class FakeRequest {
  static readonly sent: FakeRequest[] = [];
  readonly OPENED = 1;
  readyState = 0;
  status = 0;
  responseText = '';
  isAborted = false;
  host = '';
  onreadystatechange = () => undefined;
  onload = () => undefined;

  open(_method: string, url: string): void {
    this.host = new URL(url).host;
    this.readyState = this.OPENED;
  }
  setRequestHeader(): void {}
  getAllResponseHeaders(): string {
    return '';
  }
  send(): void {
    FakeRequest.sent.push(this);
  }
  abort(): void {
    this.isAborted = true;
  }

  receiveHeaders(): void {
    this.readyState = 2;
    this.onreadystatechange();
  }
  receive(text: string): void {
    this.status = 200;
    this.responseText = text;
    this.onload();
  }
}

async function search() {
  const client = createHostedClient(INDEX, 'https://a.example', async () => (await import(BROWSER_BUILD)) as LiteModule);
  const answer = client.search(REQUEST);
  // Loading the module takes real time, to which no timer of the client belongs.
  while (FakeRequest.sent.length === 0) await new Promise((resolve) => setImmediate(resolve));
  return { answer, sent: FakeRequest.sent };
}

/** Whether the request of this number is given up after exactly this many milliseconds. */
async function isAbortedAfter(request: FakeRequest | undefined, ms: number): Promise<boolean> {
  await jest.advanceTimersByTimeAsync(ms - 1);
  const wasAborted = request?.isAborted;
  await jest.advanceTimersByTimeAsync(1);
  return wasAborted === false && request?.isAborted === true;
}

beforeEach(() => {
  FakeRequest.sent.length = 0;
  jest.useFakeTimers({ doNotFake: ['setImmediate'] });
  Object.defineProperty(globalThis, 'XMLHttpRequest', { configurable: true, value: FakeRequest });
});

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'XMLHttpRequest');
});

test('in a browser, a host without a connection is left after 1 s, the next one after 4 s', async () => {
  const { answer, sent } = await search();
  expect(await isAbortedAfter(sent[0], 1000)).toBe(true);
  expect(await isAbortedAfter(sent[1], 4000)).toBe(true);
  expect(sent.slice(0, 3).map(({ host }) => host)).toEqual([
    'appid-dsn.algolia.net',
    'appid.algolia.net',
    expect.stringMatching(/^appid-\d/),
  ]);
  sent[2]?.receiveHeaders();
  sent[2]?.receive(JSON.stringify({ results: [{ hits: [buildHit('/a')] }] }));
  await expect(answer).resolves.toMatchObject({ results: [{ nbHits: 1 }] });
});

test('in a browser, an answer that has begun has 2 s, that of the next host 8 s', async () => {
  const { answer, sent } = await search();
  sent[0]?.receiveHeaders();
  expect(await isAbortedAfter(sent[0], 2000)).toBe(true);
  sent[1]?.receiveHeaders();
  await jest.advanceTimersByTimeAsync(7999);
  sent[1]?.receive(JSON.stringify({ results: [{ hits: [buildHit('/b')] }] }));
  await expect(answer).resolves.toMatchObject({ results: [{ hits: [{ objectID: '/b|lvl1' }] }] });
  expect(sent.map(({ isAborted }) => isAborted)).toEqual([true, false]);
});
