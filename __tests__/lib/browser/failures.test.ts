import { jest } from '@jest/globals';
import { isChunkError, isChunkGone, RELOAD_PAUSE_MS, reloadOnce, watchFailures } from '@/lib/browser/failures';
import { forbidStorage } from '../../support/forbid-storage';
import { trackListeners } from '../../support/track-listeners';

const fail = (message: string) => {
  const event = new ErrorEvent('error', { message, error: new Error(message), cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

// The test environment fails a test for every error event that nothing listens to.
window.addEventListener('error', () => undefined);

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('recoverable hydration errors become warnings, other errors do not', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const stop = trackListeners();
  watchFailures();
  const message = 'Minified React error #418; visit https://react.dev/errors/418';
  expect(fail(message)).toBe(true);
  expect(warn).toHaveBeenCalledWith(expect.objectContaining({ message }));
  expect(fail("Hydration failed because the server rendered text didn't match the client.")).toBe(true);
  expect(fail('Minified React error #31; visit https://react.dev/errors/31')).toBe(false);
  expect(fail('x is not a function')).toBe(false);
  expect(warn).toHaveBeenCalledTimes(2);
  stop();
  expect(fail(message)).toBe(false);
});

test('a missing script reloads the page, other unhandled rejections do not', () => {
  // jsdom cannot reload; it logs an error instead.
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const reject = (reason: unknown) => window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  const chunkError = Object.assign(new Error('gone'), { name: 'ChunkLoadError' });
  const stop = trackListeners();
  watchFailures();
  reject(new Error('offline'));
  expect(sessionStorage).toHaveLength(0);
  reject(chunkError);
  expect(sessionStorage).toHaveLength(1);
  expect(log).toHaveBeenCalledWith(expect.objectContaining({ message: expect.stringContaining('navigation') }));
  stop();
  sessionStorage.clear();
  reject(chunkError);
  expect(sessionStorage).toHaveLength(0);
});

/** Builds an error of the bundler's runtime. */
function buildChunkError(message: string): Error {
  return Object.assign(new Error(message), { name: 'ChunkLoadError' });
}

test.each([
  [buildChunkError('gone'), true],
  [new Error('x is not a function'), false],
  ['ChunkLoadError', false],
])('%s is a chunk error: %j', (error, expected) => {
  expect(isChunkError(error)).toBe(expected);
});

test.each<[string, Error, number | undefined, boolean]>([
  ['is not on the server', buildChunkError('Failed to load chunk /docs/_next/static/chunks/1.js from module 2'), 404, true],
  ['is on the server', buildChunkError('Failed to load chunk /docs/_next/static/chunks/1.js from module 2'), 200, false],
  ['is on a server with an outage', buildChunkError('Failed to load chunk /docs/_next/static/chunks/1.js from module 2'), 503, false],
  ['cannot be reached', buildChunkError('Failed to load chunk /docs/_next/static/chunks/1.js from module 2'), undefined, false],
  ['has no URL', buildChunkError('Failed to load chunk.'), 404, false],
])('a chunk that %s', async (_, error, status, isGone) => {
  const requests: unknown[] = [];
  window.fetch = (...request) => {
    requests.push(request);
    return status ? Promise.resolve({ status } as Response) : Promise.reject(new TypeError('Failed to fetch'));
  };
  expect(await isChunkGone(error)).toBe(isGone);
  const asked = error.message.includes('/') ? [['/docs/_next/static/chunks/1.js', { method: 'HEAD', cache: 'no-store' }]] : [];
  expect(requests).toEqual(asked);
});

test('reloads at most once in five minutes', () => {
  const reload = jest.fn();
  const now = 1_800_000_000_000;
  expect(RELOAD_PAUSE_MS).toBe(300_000);
  expect(reloadOnce(reload, now)).toBe(true);
  expect(reloadOnce(reload, now + RELOAD_PAUSE_MS - 1)).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(reloadOnce(reload, now + RELOAD_PAUSE_MS)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('never reloads without session storage', () => {
  forbidStorage();
  const reload = jest.fn();
  expect(reloadOnce(reload)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
