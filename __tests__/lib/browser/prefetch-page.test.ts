import { jest } from '@jest/globals';
import { prefetchPage } from '@/lib/browser/prefetch-page';

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
