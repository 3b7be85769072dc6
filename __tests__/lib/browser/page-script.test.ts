import { jest } from '@jest/globals';
import { stubBrowser } from '../../support/browser-stubs';
import { fakeFramework, PAGE, settle } from '../../support/fake-framework';
import { trackListeners } from '../../support/track-listeners';

let fake: ReturnType<typeof fakeFramework>;
let stop: () => void;

/** Runs the script as an element with these data attributes; undefined: not from an element. */
async function run(dataset: Readonly<Record<string, string>> | undefined) {
  const other = { scripts: ['/_next/other.js'], styles: [], record: {} };
  // The export replaces both names.
  Object.assign(globalThis, { ENTRIES: [other, PAGE.entry], BUILD: PAGE.build });
  Object.defineProperty(document, 'currentScript', { value: dataset ? { dataset } : null, configurable: true });
  jest.resetModules();
  await import('@/lib/browser/page-script');
  await settle();
}

beforeEach(() => {
  stubBrowser();
  stop = trackListeners();
  fake = fakeFramework();
  Object.defineProperty(performance, 'getEntriesByType', { value: () => [{ type: 'navigate' }], configurable: true });
  history.replaceState(null, '', '/?q=dts');
  document.body.innerHTML =
    '<a class="search-button" href="/search-index">Search</a><button data-theme-labels=\'{"auto":"Theme: auto"}\'></button>';
});
afterEach(() => stop());

const hasBehaviors = () => document.querySelector('.search-button')?.getAttribute('role') === 'button';

test('runs the behaviors, and starts the entry and the payload of its element', async () => {
  await run({ entry: '1', payload: '/docs/guide.txt' });
  expect(hasBehaviors()).toBe(true);
  expect([fake.fetched.mock.calls[0]?.[0], fake.listStyles(), fake.listScripts()]).toEqual([
    '/docs/guide.txt',
    PAGE.entry.styles,
    PAGE.entry.scripts,
  ]);
  expect(document.querySelector('button')?.getAttribute('aria-label')).toBe('Theme: auto');
});

test.each([
  ['an unknown entry', { entry: '7', payload: '/guide.txt' }],
  ['no entry', { payload: '/guide.txt' }],
  ['no payload', { entry: '1' }],
  ['no element', undefined],
])('with %s, only the behaviors run', async (_, dataset) => {
  await run(dataset);
  expect([hasBehaviors(), fake.fetched.mock.calls]).toEqual([true, []]);
});
