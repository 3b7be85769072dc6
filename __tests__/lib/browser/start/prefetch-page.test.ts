import { jest } from '@jest/globals';
import { OtherBuildError, UnusablePayloadError } from '@/lib/browser/start/payloads';
import { loadPage, prefetchPage } from '@/lib/browser/start/prefetch-page';

const fetched = jest.fn(async (_: string) => ({}) as Response);

beforeEach(() => {
  Object.defineProperty(globalThis, 'fetch', { value: fetched, configurable: true });
  fetched.mockClear();
  history.replaceState(null, '', '/docs/guide/');
});

test.each([
  ['/docs/', '/docs/index.txt'],
  ['/docs/guide/', '/docs/guide/index.txt'],
  ['/docs/config/lib/dts', '/docs/config/lib/dts.txt'],
  ['/docs/config/lib/dts#usage', '/docs/config/lib/dts.txt'],
  ['/docs/output/?lang=1#esm', '/docs/output/index.txt'],
  ['/zh/指南', '/zh/%E6%8C%87%E5%8D%97.txt'],
  ['http://localhost/docs/blog/', '/docs/blog/index.txt'],
])('the page %s has the payload %s', (address, file) => {
  prefetchPage(address);
  expect(fetched.mock.calls).toEqual([[`${file}?_rsc`]]);
});

test('a failure is silent, because the click tries again', async () => {
  const unhandled: unknown[] = [];
  const onUnhandled = (reason: unknown) => unhandled.push(reason);
  process.on('unhandledRejection', onUnhandled);
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  prefetchPage('/docs/');
  await new Promise((resolve) => setTimeout(resolve));
  process.off('unhandledRejection', onUnhandled);
  expect(unhandled).toEqual([]);
});

describe('before a click', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  beforeEach(() => log.mockClear());
  afterAll(() => log.mockRestore());

  test('a page is loaded', async () => {
    expect(await loadPage('/docs/blog/')).toBe('loaded');
    expect(fetched.mock.calls).toEqual([['/docs/blog/index.txt?_rsc']]);
  });

  test.each([new OtherBuildError(), new UnusablePayloadError('/docs/index.txt: 5 of 10 characters')])(
    '%s makes it unusable',
    async (error) => {
      fetched.mockRejectedValueOnce(error);
      expect(await loadPage('/docs/')).toBe('unusable');
      expect(log).not.toHaveBeenCalled();
    },
  );

  test.each([new TypeError('Failed to fetch'), new Error('/docs/index.txt: HTTP status 500')])('%s is logged', async (error) => {
    fetched.mockRejectedValueOnce(error);
    expect(await loadPage('/docs/')).toBe('failed');
    expect(log.mock.calls).toEqual([[error]]);
  });
});
