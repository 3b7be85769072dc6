import { jest } from '@jest/globals';
import { stubBrowser } from '../../../support/browser-stubs';
import { fakeFramework, PAGE, settle } from '../../../support/fake-framework';
import { trackListeners } from '../../../support/track-listeners';

let fake: ReturnType<typeof fakeFramework>;
let stop: () => void;

/** Runs the script on a page whose page script has these attributes. */
async function run(attributes: string) {
  const other = { scripts: ['/_next/other.js'], styles: [], record: {} };
  // The export replaces these names.
  Object.assign(globalThis, { ENTRIES: [other, PAGE.entry], BUILD: PAGE.build, PROJECT_SCRIPT: 'example-project-1.js' });
  document.body.innerHTML = `<script type="application/json" ${attributes}></script>
    <a class="search-button" href="/search-index">Search</a><button data-theme-labels='{"auto":"Theme: auto"}'></button>
    <div id="code-tools" hidden><button class="code-tool">Copy</button></div><div class="code-block" data-lang="ts"><pre></pre></div>`;
  jest.resetModules();
  await import('@/lib/browser/start/late-script');
  await settle();
}

beforeEach(() => {
  stubBrowser();
  stop = trackListeners();
  fake = fakeFramework();
  history.replaceState(null, '', '/guide?q=dts');
});
afterEach(() => stop());

const hasBehaviors = () => document.querySelector('.code-block button')?.textContent === 'Copy';

test('runs the behaviors that may wait, and starts the entry and the payload of the page', async () => {
  await run('data-entry="1" data-payload="/docs/guide.txt"');
  expect([hasBehaviors(), document.querySelector('.search-button')?.hasAttribute('role')]).toEqual([true, false]);
  expect([fake.fetched.mock.calls[0]?.[0], fake.listStyles(), fake.listScripts()]).toEqual([
    '/docs/guide.txt',
    PAGE.entry.styles,
    PAGE.entry.scripts,
  ]);
});

test.each([
  ['an unknown entry', 'data-entry="7" data-payload="/guide.txt"'],
  ['no entry', 'data-payload="/guide.txt"'],
  ['no payload', 'data-entry="1"'],
  ['an empty payload', 'data-entry="1" data-payload=""'],
])('with %s, the behaviors run and the framework is not started', async (_, attributes) => {
  await run(attributes);
  expect([hasBehaviors(), fake.fetched.mock.calls]).toEqual([true, []]);
});

test('repeats the input that was held, when everything listens to it', async () => {
  const held = new MouseEvent('click', { bubbles: true, cancelable: true });
  window.heldInput = [held];
  // The button exists before the script runs; `run` would replace it.
  const button = Object.assign(document.createElement('button'), { type: 'button' });
  button.dataset.themeLabels = '{"dark":"Theme: dark"}';
  document.documentElement.dataset.theme = 'auto';
  document.head.append(button);
  Object.defineProperty(held, 'target', { value: button });
  await run('data-entry="1" data-payload="/guide.txt"');
  expect([document.documentElement.dataset.theme, window.heldInput]).toEqual(['dark', undefined]);
  button.remove();
});
