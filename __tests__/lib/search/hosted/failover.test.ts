import { jest } from '@jest/globals';
import { createFailoverClient, DOWN_MS, SILENCE_MS } from '@/lib/search/hosted/failover';
import { buildHit, buildResponse, createFakeClient, REQUEST } from './fake-client';

const HOSTED = buildResponse([buildHit('/hosted')], { queryID: 'q1' });
const OWN = buildResponse([buildHit('/own')]);
const fail = (name: string, status?: number) => Object.assign(new Error(name), { name, ...(status && { status }) });

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('the service answers where it can', async () => {
  const own = createFakeClient(OWN);
  const client = createFailoverClient(createFakeClient(HOSTED), own);
  expect(await client.search(REQUEST)).toBe(HOSTED);
  expect(own.asked).toEqual([]);
});

test('when all hosts fail the own index answers, for two minutes without asking the service', async () => {
  const hosted = createFakeClient(fail('RetryError'), HOSTED);
  const report = jest.fn();
  const client = createFailoverClient(hosted, createFakeClient(OWN), { report });
  expect(await client.search(REQUEST)).toBe(OWN);
  expect(await client.search(REQUEST)).toBe(OWN);
  jest.setSystemTime(Date.now() + DOWN_MS - 1);
  expect(await client.search(REQUEST)).toBe(OWN);
  expect(hosted.asked).toHaveLength(1);
  jest.setSystemTime(Date.now() + 1);
  expect(await client.search(REQUEST)).toBe(HOSTED);
  expect(report).not.toHaveBeenCalled();
});

test('a silent service is overtaken after 1.2 seconds', async () => {
  const hosted = createFakeClient('never');
  const answer = createFailoverClient(hosted, createFakeClient(OWN)).search(REQUEST);
  let settled = false;
  answer.then(() => {
    settled = true;
  });
  await jest.advanceTimersByTimeAsync(SILENCE_MS - 1);
  expect(settled).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(await answer).toBe(OWN);
});

test('a late answer shows that the service is back', async () => {
  let resolve: (response: typeof HOSTED) => void = () => undefined;
  const hosted = { search: jest.fn(() => new Promise<typeof HOSTED>((done) => (resolve = done))) };
  const client = createFailoverClient(hosted, createFakeClient(OWN));
  const first = client.search(REQUEST);
  await jest.advanceTimersByTimeAsync(SILENCE_MS);
  expect(await first).toBe(OWN);
  expect(await client.search(REQUEST)).toBe(OWN);
  expect(hosted.search).toHaveBeenCalledTimes(1);
  resolve(HOSTED);
  await jest.advanceTimersByTimeAsync(0);
  client.search(REQUEST);
  expect(hosted.search).toHaveBeenCalledTimes(2);
});

test.each([401, 403, 404])('status %d is served by the own index and reported once', async (status) => {
  const report = jest.fn();
  const client = createFailoverClient(createFakeClient(fail('ApiError', status)), createFakeClient(OWN), { report });
  expect(await client.search(REQUEST)).toBe(OWN);
  jest.setSystemTime(Date.now() + DOWN_MS);
  expect(await client.search(REQUEST)).toBe(OWN);
  expect(report).toHaveBeenCalledTimes(1);
});

test('when both fail, the error is the service’s', async () => {
  const client = createFailoverClient(createFakeClient(fail('RetryError')), createFakeClient(fail('TypeError')), { report: jest.fn() });
  await expect(client.search(REQUEST)).rejects.toMatchObject({ name: 'RetryError' });
  // The next search asks both again: it recovers without a new page.
  const recovering = createFailoverClient(createFakeClient(fail('RetryError'), HOSTED), createFakeClient(fail('TypeError')));
  await expect(recovering.search(REQUEST)).rejects.toMatchObject({ name: 'RetryError' });
  expect(await recovering.search(REQUEST)).toBe(HOSTED);
});

test('when the own index fails too, a silent service is waited for', async () => {
  let resolve: (response: typeof HOSTED) => void = () => undefined;
  const hosted = { search: () => new Promise<typeof HOSTED>((done) => (resolve = done)) };
  const answer = createFailoverClient(hosted, createFakeClient(fail('TypeError'))).search(REQUEST);
  await jest.advanceTimersByTimeAsync(SILENCE_MS * 3);
  resolve(HOSTED);
  expect(await answer).toBe(HOSTED);
});
