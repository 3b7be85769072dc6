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
  ['no host answers', fail('RetryError'), 0],
  // A tab left open across a deploy: the owners of the site can do nothing about it.
  ['the code of the client is gone', fail('ChunkLoadError'), 0],
  ['the key is wrong', fail('ApiError'), 1],
])('where %s, the own index answers; only what the owners can fix is reported', async (_, error, reports) => {
  const report = jest.fn();
  const client = createFailoverClient(createFakeClient(error), createFakeClient(OWN), { report });
  expect(await client.search(REQUEST)).toBe(OWN);
  expect(report.mock.calls).toEqual(Array.from({ length: reports }, () => [error]));
});

test('a service that was too slow is left alone for two minutes', async () => {
  const hosted = createFakeClient('never', HOSTED);
  const client = createFailoverClient(hosted, createFakeClient(OWN));
  const first = client.search(REQUEST);
  await jest.advanceTimersByTimeAsync(SILENCE_MS);
  expect(await first).toBe(OWN);
  jest.setSystemTime(Date.now() + DOWN_MS - 1);
  expect(await client.search(REQUEST)).toBe(OWN);
  expect(hosted.asked).toHaveLength(1);
  jest.setSystemTime(Date.now() + 1);
  expect(await client.search(REQUEST)).toBe(HOSTED);
});

test('readers wait 1.2 seconds for the service, and it rests for two minutes', () => {
  expect([SILENCE_MS, DOWN_MS]).toEqual([1200, 120_000]);
});
