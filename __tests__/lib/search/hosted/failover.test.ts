import { jest } from '@jest/globals';
import { createFailoverClient, DOWN_MS, SILENCE_MS } from '@/lib/search/hosted/failover';
import { buildHit, buildResponse, createFakeClient, REQUEST } from '../../../support/fake-search-client';

const HOSTED = buildResponse([buildHit('/hosted')], { queryID: 'q1' });
const OWN = buildResponse([buildHit('/own')]);
const fail = (name: string, status?: number) => Object.assign(new Error(name), { name, ...(status && { status }) });

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('returns the results of the service if it responds', async () => {
  const own = createFakeClient(OWN);
  const client = createFailoverClient(createFakeClient(HOSTED), own);
  expect(await client.search(REQUEST)).toBe(HOSTED);
  expect(own.asked).toEqual([]);
});

test('when all hosts fail, the embedded index is used for two minutes without another request', async () => {
  const hosted = createFakeClient(fail('RetryError'), HOSTED);
  const client = createFailoverClient(hosted, createFakeClient(OWN));
  expect(await client.search(REQUEST)).toBe(OWN);
  expect(await client.search(REQUEST)).toBe(OWN);
  jest.setSystemTime(Date.now() + DOWN_MS - 1);
  expect(await client.search(REQUEST)).toBe(OWN);
  expect(hosted.asked).toHaveLength(1);
  jest.setSystemTime(Date.now() + 1);
  expect(await client.search(REQUEST)).toBe(HOSTED);
});

/** A service that answers each search when the test says so. */
function createSlowService() {
  const answers: ((response: typeof HOSTED | Error) => void)[] = [];
  const search = jest.fn(
    () => new Promise<typeof HOSTED>((resolve, reject) => answers.push((each) => (each instanceof Error ? reject(each) : resolve(each)))),
  );
  return { search, answers };
}

test('the embedded index answers in the meantime if the service does not respond within 1.2 seconds', async () => {
  const hosted = createSlowService();
  const answer = createFailoverClient(hosted, createFakeClient(OWN)).search(REQUEST);
  let settled = false;
  answer.then(() => {
    settled = true;
  });
  await jest.advanceTimersByTimeAsync(SILENCE_MS - 1);
  expect(settled).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  const { results, later } = await answer;
  expect(results).toBe(OWN.results);
  // Within the timeouts of the client, which are 1 + 2 seconds for the first host.
  await jest.advanceTimersByTimeAsync(3000 - SILENCE_MS);
  hosted.answers[0]?.(HOSTED);
  expect(await later).toBe(HOSTED);
});

test('a slow service that fails replaces nothing, and is skipped for two minutes', async () => {
  const hosted = createSlowService();
  const client = createFailoverClient(hosted, createFakeClient(OWN));
  const first = client.search(REQUEST);
  await jest.advanceTimersByTimeAsync(SILENCE_MS);
  const { later } = await first;
  hosted.answers[0]?.(fail('RetryError'));
  expect(await later).toBeUndefined();
  expect(await client.search(REQUEST)).toBe(OWN);
  expect(hosted.search).toHaveBeenCalledTimes(1);
});

test('while the service is slow, the embedded index answers at once, until the service is fast again', async () => {
  const hosted = createSlowService();
  const client = createFailoverClient(hosted, createFakeClient(OWN));
  const first = client.search(REQUEST);
  await jest.advanceTimersByTimeAsync(SILENCE_MS);
  await first;
  const second = await client.search(REQUEST);
  expect(second.results).toBe(OWN.results);
  hosted.answers[1]?.(HOSTED);
  expect(await second.later).toBe(HOSTED);
  const third = client.search(REQUEST);
  hosted.answers[2]?.(HOSTED);
  expect(await third).toBe(HOSTED);
});

test.each([401, 403, 404])('status %d falls back to the embedded index and is reported once', async (status) => {
  const report = jest.spyOn(console, 'error').mockReturnValue();
  const client = createFailoverClient(createFakeClient(fail('ApiError', status)), createFakeClient(OWN));
  expect(await client.search(REQUEST)).toBe(OWN);
  jest.setSystemTime(Date.now() + DOWN_MS);
  expect(await client.search(REQUEST)).toBe(OWN);
  expect(report.mock.calls).toEqual([[expect.objectContaining({ status })]]);
  report.mockRestore();
});

test('a client module that no longer exists after a deploy, which the site owners cannot fix, is not reported', async () => {
  expect(await createFailoverClient(createFakeClient(fail('ChunkLoadError')), createFakeClient(OWN)).search(REQUEST)).toBe(OWN);
});

test('the timeout is 1.2 seconds and the pause two minutes', () => {
  expect([SILENCE_MS, DOWN_MS]).toEqual([1200, 120_000]);
});

test('when both fail, the error of the service is thrown', async () => {
  const client = createFailoverClient(createFakeClient(fail('RetryError')), createFakeClient(fail('TypeError')));
  await expect(client.search(REQUEST)).rejects.toMatchObject({ name: 'RetryError' });
  // The next search tries both again, so search recovers without a reload.
  const recovering = createFailoverClient(createFakeClient(fail('RetryError'), HOSTED), createFakeClient(fail('TypeError')));
  await expect(recovering.search(REQUEST)).rejects.toMatchObject({ name: 'RetryError' });
  expect(await recovering.search(REQUEST)).toBe(HOSTED);
});

test('waits for a slow service if the embedded index also fails', async () => {
  let resolve: (response: typeof HOSTED) => void = () => undefined;
  const hosted = { search: () => new Promise<typeof HOSTED>((done) => (resolve = done)) };
  const answer = createFailoverClient(hosted, createFakeClient(fail('TypeError'))).search(REQUEST);
  await jest.advanceTimersByTimeAsync(SILENCE_MS * 3);
  resolve(HOSTED);
  expect(await answer).toBe(HOSTED);
});
