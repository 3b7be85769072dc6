import { jest } from '@jest/globals';
import { readCode } from '@/lib/browser/behaviors/code-tools';
import { initExplorers } from '@/lib/browser/behaviors/explorer';
import { announcePage } from '@/lib/browser/page-change';
import { releaseInput } from '@/lib/browser/start/held-input';
import type { Axis } from '@/lib/site/explorer-names';
import { settle } from '../../../support/fake-framework';
import { find } from '../../../support/find-element';
import { trackListeners } from '../../../support/track-listeners';

const AXES: readonly Axis[] = [
  { name: 'format', values: ['esm', 'cjs', 'umd'] },
  { name: 'mode', values: ['bundle', 'bundleless'] },
];
const FILES = `
  <div data-1="1 3" data-2="1" data-lang="js"><p>dist/index.js</p><pre><code>const <span class="t-k">a</span> = 1;\nexport { a };</code></pre></div>
  <div data-1="2" data-2="1"><p>dist/index.cjs</p><pre><code>const <span class="t-k">a</span> = 1;\nexports.a = a;</code></pre></div>`;
const REST = '<div data-2="2" data-1="1 2"><p>dist/index.js</p><pre><code>export const a = 1;</code></pre></div>';

let stop: () => void;
const request = jest.fn<(url: string) => Promise<{ json: () => Promise<unknown> }>>();

/** An explorer as in the static page. `attributes` are those of an explorer that is complete, or of one that loads the rest. */
function draw(attributes: string): string {
  return `
    <figure class="explorer choices" ${attributes}>
      <fieldset data-axis="1">
        <input type="radio" name="format" value="1" checked><input type="radio" name="format" value="2">
        <input type="radio" name="format" value="3" data-blocks="2">
      </fieldset>
      <fieldset data-axis="2"><input type="checkbox" value="2"></fieldset>
      <div data-slot="kept"></div>
      <div data-slot="code">${FILES}<p data-wait data-2="2">Loading…</p></div>
      <div data-slot="types"></div>
      <div class="code-block" data-lang="bash"><pre><code>npx rslib<span data-1="2"> --format cjs</span><span data-2="2"> --no-bundle</span></code></pre></div>
      <button data-compare="Compare" data-stop="Stop">Compare</button>
      <output data-hint="Choose" data-differences="Differ: {count}" data-same="Equal"></output>
    </figure>`;
}

const COMPLETE = `data-axes='${JSON.stringify(AXES)}'`;
const PARTIAL = 'data-rest="/explorer/en.json?1" data-failed="Failed"';

beforeEach(() => {
  stop = trackListeners();
  history.replaceState({ tree: 'page' }, '', '/guide/');
  localStorage.clear();
  Element.prototype.scrollIntoView = jest.fn();
  arriveBy('navigate');
  request.mockReset().mockImplementation(async () => ({ json: async () => ({ code: REST, types: '' }) }));
  Object.assign(window, { fetch: request });
});
afterEach(() => stop());

function arriveBy(type: string) {
  Object.defineProperty(performance, 'getEntriesByType', { value: () => [{ type }], configurable: true });
}

function start(html: string) {
  document.body.innerHTML = html;
  initExplorers();
}

const input = (axis: number, value: number) => find<HTMLInputElement>(`[data-axis="${axis}"] [value="${value}"]`);
const listShown = () =>
  [...document.querySelectorAll<HTMLElement>('[data-slot="code"] > :not([hidden])')].map(
    (each) => each.querySelector('p, code')?.textContent ?? each.textContent,
  );
const listMarks = (slot: string) =>
  [...document.querySelectorAll(`[data-slot="${slot}"] .explorer-mark`)].map((each) => `${each.localName}: ${each.textContent}`);

test('shows the parts of the first values', () => {
  start(draw(COMPLETE));
  expect(listShown()).toEqual(['dist/index.js']);
});

test('the address lists the choices in the order of the axes, whatever the order of the controls', () => {
  start(draw(COMPLETE));
  find('figure').prepend(find('[data-axis="2"]'));
  input(1, 2).click();
  expect(location.hash).toBe('#explorer-cjs-bundle');
});

test('a choice changes the files, the command and the address, without a history entry', () => {
  start(draw(COMPLETE));
  const entries = history.length;
  input(1, 2).click();
  expect([listShown(), location.hash]).toEqual([['dist/index.cjs'], '#explorer-cjs-bundle']);
  expect([history.length, history.state]).toEqual([entries, { tree: 'page' }]);
  expect(readCode(find('.code-block'))).toBe('npx rslib --format cjs');
});

test('lines that the choice changes are marked, and only those', () => {
  start(draw(COMPLETE));
  input(1, 2).click();
  expect(listMarks('code')).toEqual(['span: exports.a = a;']);
  expect(find('[data-1="2"] code').textContent).toBe('const a = 1;\nexports.a = a;');
  input(1, 1).click();
  expect(listMarks('code')).toEqual(['span: export { a };']);
  expect(find('[data-1="2"] code').innerHTML).toContain('<span class="t-k">a</span>');
});

test('what a choice rules out is disabled until another choice is made, but can have the focus', () => {
  start(draw(COMPLETE));
  const blocked = input(2, 2);
  const read = () => [blocked.getAttribute('aria-disabled'), blocked.disabled];
  expect(read()).toEqual(['false', false]);
  input(1, 3).click();
  expect(read()).toEqual(['true', false]);
  blocked.click();
  expect([blocked.checked, location.hash]).toEqual([false, '#explorer-umd-bundle']);
  input(1, 1).click();
  expect(read()).toEqual(['false', false]);
  blocked.click();
  expect([blocked.checked, location.hash]).toEqual([true, '#explorer-esm-bundleless']);
});

test.each([
  ['#explorer-cjs-bundle', ['dist/index.cjs']],
  ['#explorer-cjs%2Dbundle', ['dist/index.cjs']],
  ['#explorer-cjs-amd', ['dist/index.js']],
  ['#usage', ['dist/index.js']],
  ['#100%', ['dist/index.js']],
])('at first, follows the address %s', (hash, shown) => {
  history.replaceState(null, '', hash);
  start(draw(COMPLETE));
  expect(listShown()).toEqual(shown);
});

test.each([
  ['navigate', 1],
  ['reload', 0],
  ['back_forward', 0],
])('after a navigation of type %s, scrolls to the explorer %i times', (type, times) => {
  arriveBy(type);
  history.replaceState(null, '', '#explorer-cjs-bundle');
  start(draw(COMPLETE));
  expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(times);
  // The framework takes over the page, which must stay where the reader has scrolled.
  announcePage();
  expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(times);
  history.replaceState(null, '', '/other/#explorer-cjs-bundle');
  announcePage();
  expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(times + 1);
});

test('follows the address later', () => {
  start(draw(COMPLETE));
  history.replaceState(null, '', '#explorer-cjs-bundle');
  window.dispatchEvent(new Event('hashchange'));
  expect([listShown(), input(1, 2).checked]).toEqual([['dist/index.cjs'], true]);
  expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(1);
});

test('loads the builds that are not in the page once, and shows them', async () => {
  start(draw(PARTIAL));
  await settle();
  input(2, 2).click();
  await settle();
  expect(listShown()).toEqual(['dist/index.js']);
  expect(find('[data-slot="code"] > :not([hidden]) code').textContent).toBe('export const a = 1;');
  expect(request.mock.calls).toEqual([['/explorer/en.json?1']]);
  expect(location.hash).toBe('');
});

test('says that the builds could not be loaded, and tries again with the next choice', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  request.mockRejectedValueOnce(new Error('offline'));
  start(draw(PARTIAL));
  await settle();
  expect(find('[data-wait]').textContent).toBe('Failed');
  expect(log.mock.calls.map(String)).toEqual(['Error: offline']);
  log.mockRestore();
  input(2, 2).click();
  await settle();
  expect(document.querySelector('[data-wait]')).toBeNull();
  expect(request).toHaveBeenCalledTimes(2);
});

test('compares a kept output with the next ones', () => {
  start(draw(COMPLETE));
  find('button').click();
  expect([find('[data-slot="kept"]').textContent, find('output').textContent]).toEqual([
    'dist/index.jsconst a = 1;\nexport { a };',
    'Choose',
  ]);
  // It stays when the choice changes, and can be copied.
  expect(find('[data-slot="kept"] > div').getAttributeNames()).toEqual(['data-lang']);
  input(1, 2).click();
  expect([listMarks('kept'), listMarks('code')]).toEqual([['del: export { a };'], ['ins: exports.a = a;']]);
  expect([find('output').textContent, find('button').textContent]).toEqual(['Differ: 2', 'Stop']);
  input(1, 3).click();
  expect([find('output').textContent, listMarks('kept')]).toEqual(['Equal', []]);
  find('button').click();
  expect([find('[data-slot="kept"]').textContent, find('output').textContent, find('button').textContent]).toEqual(['', '', 'Compare']);
  expect('comparing' in find('.explorer').dataset).toBe(false);
});

test('a comparison ignores indentation and empty lines, and ends without marks', () => {
  start(draw(COMPLETE));
  find('[data-slot="code"] > [data-1="2"] code').textContent = '\n  const a = 1;\n\nexport { a };\n  \n';
  find('button').click();
  input(1, 2).click();
  expect([find('output').textContent, listMarks('kept'), listMarks('code')]).toEqual(['Equal', [], []]);
  input(1, 3).click();
  find('[data-slot="code"] > [data-1="1 3"] code').textContent = 'const b = 1;';
  input(1, 1).click();
  expect(listMarks('code')).toEqual(['ins: const b = 1;']);
  find('button').click();
  expect(document.querySelectorAll('.explorer-mark')).toHaveLength(0);
});

test('a comparison follows the address', () => {
  start(draw(COMPLETE));
  find('button').click();
  history.replaceState(null, '', '#explorer-cjs-bundle');
  window.dispatchEvent(new Event('hashchange'));
  expect([find('output').textContent, listMarks('code')]).toEqual(['Differ: 2', ['ins: exports.a = a;']]);
});

test('a comparison leaves no marks in outputs that are no longer shown, and keeps none of the last choice', () => {
  start(draw(COMPLETE));
  input(1, 2).click();
  expect(listMarks('code')).toHaveLength(1);
  find('button').click();
  expect(listMarks('kept')).toEqual([]);
  input(1, 1).click();
  find('button').click();
  input(1, 2).click();
  find('button').click();
  expect(document.querySelectorAll('.explorer-ins, .explorer-del')).toHaveLength(0);
});

test('an explorer without room for a comparison still shows what is chosen', () => {
  start(draw(COMPLETE));
  for (const part of document.querySelectorAll('[data-slot="kept"], output')) part.remove();
  find('button').click();
  input(1, 2).click();
  find('button').click();
  expect([listShown(), find('button').textContent]).toEqual([['dist/index.cjs'], 'Compare']);
});

test('the commands share the package manager of all tabs', () => {
  localStorage.setItem('rslib-docs:tabs:package-manager', '1');
  const inputs =
    '<input type="radio" name="pm" value="1" checked><input type="radio" name="pm" value="2"><input type="radio" name="pm" value="3">';
  const command =
    '<div class="code-block"><pre><code><span data-1="1">npm</span><span data-1="2">yarn</span><span data-1="3">pnpm</span></code></pre></div>';
  start(`<div class="choices" data-tabs="package-manager"><fieldset data-axis="1">${inputs}</fieldset>${command}</div>`);
  expect(readCode(find('.code-block'))).toBe('yarn');
  input(1, 3).click();
  expect([readCode(find('.code-block')), localStorage.getItem('rslib-docs:tabs:package-manager')]).toEqual(['pnpm', '2']);
  // Another page changes it, then the browser restores this one from its cache.
  localStorage.setItem('rslib-docs:tabs:package-manager', '0');
  window.dispatchEvent(new Event('pageshow'));
  expect([readCode(find('.code-block')), input(1, 1).checked]).toEqual(['npm', true]);
});

test('a choice that was made before the script is neither replaced by the stored one nor by the address', () => {
  localStorage.setItem('rslib-docs:tabs:package-manager', '0');
  history.replaceState({ tree: 'page' }, '', '#explorer-umd-bundle');
  const inputs = '<input type="radio" name="pm" value="1" checked><input type="radio" name="pm" value="2">';
  document.body.innerHTML = `${draw(COMPLETE)}<div class="choices" data-tabs="package-manager"><fieldset data-axis="1">${inputs}</fieldset></div>`;
  const chosen = [input(1, 2), find<HTMLInputElement>('[name="pm"][value="2"]')];
  window.heldInput = chosen.map((each) => {
    each.checked = true;
    const event = new Event('change', { bubbles: true });
    each.dispatchEvent(event);
    return event;
  });
  initExplorers();
  releaseInput();
  expect(chosen.map(({ checked }) => checked)).toEqual([true, true]);
  expect([listShown(), location.hash]).toEqual([['dist/index.cjs'], '#explorer-cjs-bundle']);
  expect(localStorage.getItem('rslib-docs:tabs:package-manager')).toBe('1');
});

test('serves the explorers of the next page', () => {
  start('<p></p>');
  document.body.innerHTML = draw(COMPLETE);
  expect(listShown()).toHaveLength(3);
  announcePage();
  expect(listShown()).toEqual(['dist/index.js']);
});
