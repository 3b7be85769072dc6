import { jest } from '@jest/globals';
import { createFailoverClient, DOWN_MS, SILENCE_MS } from '@/lib/search/hosted/failover';
import { buildHit, buildResponse, createFakeClient, REQUEST } from './fake-client';

const HOSTED = buildResponse([buildHit('/hosted')]);
const OWN = buildResponse([buildHit('/own')]);
const fail = (name: string) => Object.assign(new Error(name), { name });

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test.each([
  ['no host responds', fail('RetryError'), 0],
  // A tab left open across a deploy, which the site owners cannot fix.
  ['the client module no longer exists', fail('ChunkLoadError'), 0],
  ['the key is wrong', fail('ApiError'), 1],
])('where %s, the embedded index is used; only errors that the site owners can fix are reported', async (_, error, reports) => {
  const report = jest.fn();
  const client = createFailoverClient(createFakeClient(error), createFakeClient(OWN), { report });
  expect(await client.search(REQUEST)).toBe(OWN);
  expect(report.mock.calls).toEqual(Array.from({ length: reports }, () => [error]));
});

test('while a service is slow, the embedded index answers at once, and the response of the service replaces its answer', async () => {
  const hosted = createFakeClient('never', HOSTED);
  const client = createFailoverClient(hosted, createFakeClient(OWN));
  const first = client.search(REQUEST);
  await jest.advanceTimersByTimeAsync(SILENCE_MS);
  expect(await first).toEqual({ ...OWN, later: expect.any(Promise) });
  const second = await client.search(REQUEST);
  expect(second).toEqual({ ...OWN, later: expect.any(Promise) });
  expect(await second.later).toBe(HOSTED);
  expect(await client.search(REQUEST)).toBe(HOSTED);
  expect(hosted.asked).toHaveLength(3);
});

test('the timeout is 1.2 seconds and the pause two minutes', () => {
  expect([SILENCE_MS, DOWN_MS]).toEqual([1200, 120_000]);
});
