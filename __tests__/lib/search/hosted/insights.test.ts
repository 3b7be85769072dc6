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

test('a click is sent at once, with its query id and position', () => {
  const send = jest.fn<SendEvents>();
  createInsights(INDEX, send).clicked('id1', 3, 'q1');
  expect(send.mock.calls[0]?.[1]).toEqual([
    expect.objectContaining({ eventType: 'click', objectIDs: ['id1'], positions: [3], queryID: 'q1' }),
  ]);
});

test('the user token is anonymous', () => {
  const send = jest.fn<SendEvents>();
  createInsights(INDEX, send).clicked('id1', 1, 'q1');
  createInsights(INDEX, send).clicked('id1', 1, 'q1');
  const [first, second] = send.mock.calls.map(([, events]) => events[0]?.userToken);
  expect(first).toMatch(/^anonymous-/);
  expect(first).not.toBe(second);
});
