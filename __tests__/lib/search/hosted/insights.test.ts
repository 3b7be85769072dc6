/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { createInsights, type SendEvents, VIEW_DEBOUNCE_MS } from '@/lib/search/hosted/insights';

const INDEX = { appId: 'APPID', apiKey: 'key', indexName: 'docs_en', insights: true };
const ids = (from: number, count: number) => Array.from({ length: count }, (_, at) => `id${from + at}`);

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('views are sent together 400 ms after the last one, each id once, 20 ids per event', () => {
  expect(VIEW_DEBOUNCE_MS).toBe(400);
  const send = jest.fn<SendEvents>();
  const insights = createInsights(INDEX, send);
  insights.viewed(ids(0, 20));
  jest.advanceTimersByTime(VIEW_DEBOUNCE_MS - 1);
  insights.viewed(ids(15, 10));
  jest.advanceTimersByTime(VIEW_DEBOUNCE_MS - 1);
  expect(send).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  const [url, events = []] = send.mock.calls[0] ?? [];
  expect(url).toBe('https://insights.algolia.io/1/events?X-Algolia-Application-Id=APPID&X-Algolia-API-Key=key');
  expect(events.map(({ eventType, index, objectIDs }) => [eventType, index, objectIDs])).toEqual([
    ['view', 'docs_en', ids(0, 20)],
    ['view', 'docs_en', ids(20, 5)],
  ]);
  insights.viewed(ids(0, 25));
  jest.advanceTimersByTime(VIEW_DEBOUNCE_MS);
  expect(send).toHaveBeenCalledTimes(1);
});

test('views that wait are sent when the reader leaves the page, once', () => {
  const send = jest.fn<SendEvents>();
  const insights = createInsights(INDEX, send);
  insights.viewed(['a']);
  window.dispatchEvent(new Event('pagehide'));
  expect(send.mock.calls.map(([, events]) => events[0]?.objectIDs)).toEqual([['a']]);
  jest.advanceTimersByTime(VIEW_DEBOUNCE_MS);
  window.dispatchEvent(new Event('pagehide'));
  expect(send).toHaveBeenCalledTimes(1);
});

test('each page has its own user token', () => {
  const send = jest.fn<SendEvents>();
  createInsights(INDEX, send).clicked('id1', 1, 'q1');
  createInsights(INDEX, send).clicked('id1', 1, 'q1');
  const [first, second] = send.mock.calls.map(([, events]) => events[0]?.userToken);
  expect(first).not.toBe(second);
});

test('events contain their type, time and index; a click is sent at once', () => {
  jest.setSystemTime(5000);
  const send = jest.fn<SendEvents>();
  const insights = createInsights({ ...INDEX, apiKey: 'a&b', appId: 'A D' }, send);
  insights.viewed([]);
  jest.advanceTimersByTime(1000);
  expect(send).not.toHaveBeenCalled();
  insights.viewed(['a', 'b']);
  jest.advanceTimersByTime(400);
  insights.clicked('a', 2, 'q1');
  const userToken = expect.stringMatching(/^anonymous-[\da-f-]{36}$/);
  expect(send.mock.calls).toEqual([
    [
      'https://insights.algolia.io/1/events?X-Algolia-Application-Id=A%20D&X-Algolia-API-Key=a%26b',
      [{ eventType: 'view', eventName: 'Items Viewed', index: 'docs_en', userToken, timestamp: 6400, objectIDs: ['a', 'b'] }],
    ],
    [
      expect.any(String),
      [
        {
          eventType: 'click',
          eventName: 'Item Selected',
          index: 'docs_en',
          userToken,
          timestamp: 6400,
          objectIDs: ['a'],
          positions: [2],
          queryID: 'q1',
        },
      ],
    ],
  ]);
});

test('works without randomUUID, which pages without TLS do not have', () => {
  const own = Object.getOwnPropertyDescriptor(crypto, 'randomUUID');
  Object.defineProperty(crypto, 'randomUUID', { configurable: true, value: undefined });
  const send = jest.fn<SendEvents>();
  createInsights(INDEX, send).clicked('a', 1, 'q1');
  if (own) Object.defineProperty(crypto, 'randomUUID', own);
  else Reflect.deleteProperty(crypto, 'randomUUID');
  expect(send.mock.calls[0]?.[1][0]?.userToken).toMatch(/^anonymous-[\da-z]+$/);
});

test('sent events are not sent again with the next batch', () => {
  const send = jest.fn<SendEvents>();
  const insights = createInsights(INDEX, send);
  for (const id of ['a', 'b']) {
    insights.viewed([id]);
    jest.advanceTimersByTime(400);
  }
  expect(send.mock.calls.map(([, events]) => events.map(({ objectIDs }) => objectIDs))).toEqual([[['a']], [['b']]]);
});

test('events are sent with keepalive, and failures are ignored', async () => {
  jest.useRealTimers();
  const fetchBefore = globalThis.fetch;
  const send = jest.fn<typeof fetch>().mockRejectedValue(new Error('offline'));
  globalThis.fetch = send;
  createInsights(INDEX).clicked('a', 1, 'q1');
  await new Promise((resolve) => setTimeout(resolve));
  globalThis.fetch = fetchBefore;
  const [url, options] = send.mock.calls[0] ?? [];
  expect(url).toContain('https://insights.algolia.io/1/events?');
  expect([options?.method, options?.keepalive]).toEqual(['POST', true]);
  expect(JSON.parse(String(options?.body))).toMatchObject({ events: [{ eventType: 'click' }] });
});
