import { jest } from '@jest/globals';
import { initCodeTools } from '@/lib/browser/behaviors/code-tools';
import { announcePage } from '@/lib/browser/page-change';
import { settle } from '../../../support/fake-framework';
import { trackListeners } from '../../../support/track-listeners';

const TOOLS = `<div id="code-tools" class="code-tools" hidden data-copy="Copy" data-copied="Copied" data-copy-prompt="Press {keys}">
  <button class="code-tool" aria-label="Wrap" aria-pressed="false"><i></i></button><button class="code-tool" aria-label="Copy"><i></i></button></div><p role="status"></p>`;
const draw = (code: string, attributes = '') =>
  `<div class="code-block" data-lang="bash" ${attributes}><pre><code>${code}</code></pre></div>`;

const writeText = jest.fn<(text: string) => Promise<void>>();
let stop: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  stop = trackListeners();
  writeText.mockReset().mockResolvedValue();
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  window.prompt = jest.fn<typeof window.prompt>();
  document.body.innerHTML = TOOLS + draw('$ npm i') + draw('second', 'data-wrap');
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

const listButtons = () =>
  [...document.querySelectorAll('.code-block')].map((block) =>
    [...block.querySelectorAll('button')].map((button) => `${button.getAttribute('aria-label')} ${button.getAttribute('aria-pressed')}`),
  );
const find = (block: number, label: string) =>
  document.querySelectorAll('.code-block')[block]?.querySelector<HTMLElement>(`[aria-label="${label}"] i`) as HTMLElement;
const click = async (block: number, label: string) => {
  find(block, label).click();
  await settle();
};

test('every block has both buttons, and the first says whether lines are wrapped', () => {
  initCodeTools();
  expect(listButtons()).toEqual([
    ['Wrap false', 'Copy null'],
    ['Wrap true', 'Copy null'],
  ]);
});

test('only blocks of examples have buttons for the project', () => {
  document.body.innerHTML = `${TOOLS}${draw('a')}<div data-example="guide-a/b">${draw('b')}</div>`;
  document.getElementById('code-tools')?.insertAdjacentHTML('beforeend', '<button aria-label="Download" data-project="download"></button>');
  initCodeTools();
  expect(listButtons()).toEqual([
    ['Wrap false', 'Copy null'],
    ['Wrap false', 'Copy null', 'Download null'],
  ]);
  const tooltips = [...document.querySelectorAll<HTMLElement>('.code-block button')].map(({ dataset }) => [
    dataset.tooltip,
    dataset.placement,
  ]);
  expect(new Set(tooltips.map(String))).toEqual(new Set([',top']));
});

test.each([
  ['<div class="code-head"><i></i>a.ts<details><summary>Show all 9 lines</summary></details></div>', 'a.ts'],
  ['<div class="code-head"><i></i>a.ts</div>', 'a.ts'],
  ['<span class="code-lang">ts</span>', null],
])('the buttons of a block have its file name, if any, as their description: %s', (head, expected) => {
  document.body.innerHTML = `${TOOLS}<div class="code-block" data-lang="ts">${head}<pre><code>a</code></pre></div>`;
  initCodeTools();
  const buttons = [...document.querySelectorAll('.code-block button')];
  expect(buttons.map((button) => [button.getAttribute('aria-label'), button.getAttribute('aria-description')])).toEqual([
    ['Wrap', expected],
    ['Copy', expected],
  ]);
});

test('blocks on the next page also have buttons, and no block has them twice', async () => {
  initCodeTools();
  document.body.insertAdjacentHTML('beforeend', draw('third'));
  expect(listButtons()[2]).toEqual([]);
  announcePage();
  announcePage();
  expect(listButtons().map((buttons) => buttons.length)).toEqual([2, 2, 2]);
  await click(2, 'Copy');
  expect(writeText.mock.calls).toEqual([['third']]);
});

test('the blocks of a long page get their buttons in several frames, from the first one on', () => {
  document.body.innerHTML = TOOLS + draw('$ npm i').repeat(20);
  initCodeTools();
  const counts = [0, 1, 2, 3].map((frame) => {
    if (frame > 0) jest.advanceTimersToNextFrame();
    return listButtons().filter((buttons) => buttons.length === 2).length;
  });
  expect(counts).toEqual([8, 16, 20, 20]);
  expect(listButtons()[0]).toEqual(['Wrap false', 'Copy null']);
});

test('works after the whole page has been replaced', async () => {
  initCodeTools();
  for (const block of document.querySelectorAll('.code-block')) block.remove();
  document.body.insertAdjacentHTML('beforeend', draw('new'));
  announcePage();
  await click(0, 'Copy');
  expect(writeText.mock.calls).toEqual([['new']]);
});

test('the buttons act on their own block', async () => {
  initCodeTools();
  await click(0, 'Copy');
  expect(writeText.mock.calls).toEqual([['npm i']]);
  expect(listButtons()).toEqual([
    ['Wrap false', 'Copied null'],
    ['Wrap true', 'Copy null'],
  ]);
  await click(1, 'Wrap');
  expect([...document.querySelectorAll('.code-block')].map((block) => block.hasAttribute('data-wrap'))).toEqual([false, false]);
  expect(listButtons()[1]?.[0]).toBe('Wrap false');
});

test('every copy restarts the copied state', async () => {
  initCodeTools();
  await click(0, 'Copy');
  const button = find(0, 'Copied').parentElement as HTMLElement;
  expect(button.hasAttribute('data-copied')).toBe(true);
  const status = document.querySelector('[role=status]');
  expect(status?.textContent).toBe('Copied');
  jest.advanceTimersByTime(1500);
  await click(0, 'Copied');
  jest.advanceTimersByTime(1999);
  expect(button.getAttribute('aria-label')).toBe('Copied');
  jest.advanceTimersByTime(1);
  expect([button.getAttribute('aria-label'), button.hasAttribute('data-copied')]).toEqual(['Copy', false]);
  expect(status?.textContent).toBe('');
});

test('two blocks can be in the copied state', async () => {
  initCodeTools();
  await click(0, 'Copy');
  jest.advanceTimersByTime(1000);
  await click(1, 'Copy');
  jest.advanceTimersByTime(1000);
  expect(listButtons().map(([, copy]) => copy)).toEqual(['Copy null', 'Copied null']);
});

test('shows a prompt if there is no clipboard, and does not announce a copy', async () => {
  writeText.mockRejectedValue(new Error('NotAllowedError'));
  initCodeTools();
  await click(0, 'Copy');
  expect(window.prompt).toHaveBeenCalledWith(expect.stringMatching(/^Press /), 'npm i');
  expect(listButtons()[0]?.[1]).toBe('Copy null');
});

test('the buttons are in an element of the same class at the end of the block, which is shown', () => {
  initCodeTools();
  const ends = [...document.querySelectorAll('.code-block')].map(({ lastElementChild }) => lastElementChild);
  expect(ends.map((end) => [end?.className, end?.children.length, end?.id, end?.hasAttribute('hidden')])).toEqual([
    ['code-tools', 2, '', false],
    ['code-tools', 2, '', false],
  ]);
});

test('buttons of a block inside a block are not those of the outer one', () => {
  document.querySelector('.code-block')?.insertAdjacentHTML('afterbegin', '<div><div class="code-tools"></div></div>');
  initCodeTools();
  expect(listButtons().map((buttons) => buttons.length)).toEqual([2, 2]);
});

test('files of explorers have their buttons next to their names, unless the page contains only an excerpt, and are copied as a whole', async () => {
  const name = '<p><i></i>dist/a.js<span>9 B</span></p>';
  const folded = '<details><summary>⋯ 1 more line</summary><pre><code>a();</code></pre></details><pre><code>\nb();\n</code></pre>';
  document.body.innerHTML = `${TOOLS}<div data-lang="js">${name}${folded}</div><div>${name}<pre><code>a();</code></pre></div>`;
  initCodeTools();
  announcePage();
  const buttons = [...document.querySelectorAll<HTMLElement>('div:not([id]) > button')];
  expect(buttons.map((button) => [button.ariaLabel, button.getAttribute('aria-description'), button.closest('p')?.textContent])).toEqual([
    ['Wrap', 'dist/a.js', 'dist/a.js9 B'],
    ['Copy', 'dist/a.js', 'dist/a.js9 B'],
  ]);
  for (const button of buttons) button.click();
  await settle();
  expect([writeText.mock.calls, buttons[0]?.closest('[data-wrap]')?.getAttribute('data-lang')]).toEqual([[['a();\n\nb();']], 'js']);
});

test('a page without the buttons is left alone', () => {
  document.body.innerHTML = draw('a');
  expect(() => initCodeTools()).not.toThrow();
  expect(listButtons()).toEqual([[]]);
});

test('clicks elsewhere do nothing', async () => {
  initCodeTools();
  for (const selector of ['pre', '#code-tools i', 'body']) document.querySelector<HTMLElement>(selector)?.click();
  document.dispatchEvent(new MouseEvent('click'));
  await settle();
  expect([writeText.mock.calls, document.querySelector('.code-block')?.hasAttribute('data-wrap')]).toEqual([[], false]);
});
