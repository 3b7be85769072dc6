import { jest } from '@jest/globals';
import { RULES } from '../../../support/address-cases';
import { stubBrowser } from '../../../support/browser-stubs';
import { fakeFramework, PAGE, settle, showFrame } from '../../../support/fake-framework';
import { trackListeners } from '../../../support/track-listeners';

const LATE = '/docs/_next/static/late-1.js';

let fake: ReturnType<typeof fakeFramework>;
let stop: () => void;

/** Runs the script as an element with these data attributes; undefined: not from an element. */
async function run(dataset: Readonly<Record<string, string>> | undefined) {
  const other = { scripts: ['/_next/other.js'], styles: [], record: {} };
  // The export replaces these names.
  const data = { ENTRIES: [other, PAGE.entry], BUILD: PAGE.build, RULES: { base: '/docs', ...RULES }, LATE_SCRIPT: LATE };
  Object.assign(globalThis, data);
  Object.defineProperty(document, 'currentScript', { value: dataset ? { dataset } : null, configurable: true });
  jest.resetModules();
  Object.defineProperty(document, 'readyState', { value: 'interactive', configurable: true });
  await import('@/lib/browser/start/page-script');
  await settle();
}

/** The page has loaded and is shown. */
function showPage(): Promise<void> {
  window.dispatchEvent(new Event('load'));
  return showFrame();
}

beforeEach(() => {
  stubBrowser();
  stop = trackListeners();
  fake = fakeFramework();
  Object.defineProperty(performance, 'getEntriesByType', { value: () => [{ type: 'navigate' }], configurable: true });
  history.replaceState(null, '', '/docs/guide?q=dts');
  document.body.innerHTML = `
    <a class="search-button" href="/search-index">Search</a><button data-theme-labels='{"auto":"Theme: auto"}'></button>
    <div id="code-tools" hidden><button class="code-tool">Copy</button></div><div class="code-block"><pre></pre></div>`;
});
afterEach(() => stop());

const isPrepared = () => document.querySelector('.search-button')?.getAttribute('role') === 'button';
const hasLateBehaviors = () => document.querySelector('.code-block button') !== null;

test('prepares the page, and starts the entry and the payload of its element', async () => {
  await run({ entry: '1', payload: '/docs/guide.txt' });
  expect(isPrepared()).toBe(true);
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
])('with %s, the page is prepared and the framework not started', async (_, dataset) => {
  await run(dataset);
  expect([isPrepared(), fake.fetched.mock.calls]).toEqual([true, []]);
  await showPage();
  expect(fake.listScripts()).toEqual([LATE]);
});

test('loads the late script once, after the page', async () => {
  await run(undefined);
  expect([fake.listScripts(), hasLateBehaviors()]).toEqual([[], false]);
  await showPage();
  window.dispatchEvent(new Event('pageshow'));
  await showPage();
  expect([fake.listScripts(), hasLateBehaviors()]).toEqual([[LATE], false]);
});

test.each([
  [1, 1],
  [2, 0],
])('of %i clicks on a comparison before the late script has run, %i are repeated', async (count, repeated) => {
  document.body.innerHTML += '<button data-compare="Compare"><i>Compare</i></button><b>words</b>';
  await run(undefined);
  await showPage();
  for (let number = 0; number < count; number++) document.querySelector<HTMLElement>('[data-compare] i')?.click();
  document.querySelector<HTMLElement>('b')?.click();
  const onClick = jest.fn();
  document.querySelector('[data-compare]')?.addEventListener('click', onClick);
  document.querySelector(`script[src="${LATE}"]`)?.dispatchEvent(new Event('load'));
  expect(onClick).toHaveBeenCalledTimes(repeated);
});

test('normalizes the URL by the rules of the site', async () => {
  history.replaceState({ kept: true }, '', '/docs/guide/start/index.html?q=dts#usage');
  await run(undefined);
  expect(location.pathname + location.search + location.hash).toBe('/docs/guide/start/?q=dts#usage');
  expect(history.state).toEqual({ kept: true });
});
