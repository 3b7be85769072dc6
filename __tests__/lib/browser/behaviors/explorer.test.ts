import { serveExplorers } from '@/lib/browser/behaviors/explorer';
import { announcePage } from '@/lib/browser/page-change';
import { type Axis, buildExplorerId } from '@/lib/site/explorer-names';
import { stubCssEscape } from '../../../support/browser-stubs';

const AXES: readonly Axis[] = [
  { name: 'format', values: ['esm', 'cjs'] },
  { name: 'types', values: ['js', 'd"ts'] },
];
const OTHER: readonly Axis[] = [
  { name: 'target', values: ['node', 'web'] },
  { name: 'minify', values: ['off', 'on'] },
];

let stop: AbortController;

beforeEach(() => {
  stubCssEscape();
  stop = new AbortController();
  history.replaceState({ tree: 'page' }, '', '/guide/');
  document.body.innerHTML = draw('one', AXES);
});
afterEach(() => stop.abort());

/** An explorer as on the static page: a panel for each value of the first axis, in it links to all values and a part for each state. */
function draw(id: string, axes: readonly Axis[]): string {
  const root = document.createElement('div');
  root.id = id;
  root.dataset.axes = JSON.stringify(axes);
  const [first, last] = axes as [Axis, Axis];
  for (const panelValue of first.values) {
    const panel = document.createElement('section');
    panel.dataset.panel = panelValue;
    for (const { name, values } of axes) {
      for (const value of values) {
        const link = document.createElement('a');
        Object.assign(link.dataset, { axis: name, value });
        link.href = `#${buildExplorerId(name === first.name ? [value, last.values[0] ?? ''] : [panelValue, value])}`;
        if (value === panelValue) link.setAttribute('aria-current', 'true');
        link.innerHTML = '<b></b>';
        panel.append(link);
      }
    }
    for (const state of last.values) {
      const part = document.createElement('div');
      part.dataset.state = state;
      panel.append(part);
    }
    root.append(panel);
  }
  return root.outerHTML;
}

const listShown = (id = 'one') =>
  [...document.querySelectorAll<HTMLElement>(`#${id} [data-shown]`)].map(({ dataset }) => dataset.panel ?? dataset.state);
const find = (panel: string, value: string, id = 'one') =>
  [...document.querySelectorAll<HTMLElement>(`#${id} [data-panel="${panel}"] a`)].find(
    ({ dataset }) => dataset.value === value,
  ) as HTMLElement;
/** Clicks, and returns whether the browser is prevented from following the link. */
function click(link: HTMLElement, init: MouseEventInit = {}) {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  let isPrevented = false;
  const keepPage = () => {
    isPrevented = event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', keepPage, { once: true });
  (link.firstElementChild ?? link).dispatchEvent(event);
  return isPrevented;
}
const changeHash = (hash: string) => {
  history.replaceState(history.state, '', hash);
  window.dispatchEvent(new Event('hashchange'));
};

test('shows the first values, and marks the state in every panel', () => {
  serveExplorers(stop.signal);
  expect([listShown(), document.getElementById('one')?.dataset.live]).toEqual([['esm', 'js'], 'esm js']);
  const current = [...document.querySelectorAll<HTMLElement>('[aria-current]')].map(({ dataset }) => dataset.value);
  expect(current).toEqual(['esm', 'js', 'cjs', 'js']);
});

test('a choice keeps the other values, the history and its state, and moves the focus to the same link of the new panel', () => {
  serveExplorers(stop.signal);
  const entries = history.length;
  expect(click(find('esm', 'd"ts'))).toBe(true);
  expect([listShown(), decodeURI(location.hash)]).toEqual([['esm', 'd"ts'], '#explorer-esm-d"ts']);
  expect(click(find('esm', 'cjs'))).toBe(true);
  expect([listShown(), decodeURI(location.hash)]).toEqual([['cjs', 'd"ts'], '#explorer-cjs-d"ts']);
  expect([history.length, history.state]).toEqual([entries, { tree: 'page' }]);
  expect(document.activeElement).toBe(find('cjs', 'cjs'));
  expect([...document.querySelectorAll<HTMLElement>('[aria-current]')].map(({ dataset }) => dataset.value)).toEqual([
    'esm',
    'd"ts',
    'cjs',
    'd"ts',
  ]);
});

test('a choice does not scroll', () => {
  serveExplorers(stop.signal);
  const calls: unknown[] = [];
  find('cjs', 'cjs').focus = (options) => calls.push(options);
  click(find('esm', 'cjs'));
  expect(calls).toEqual([{ preventScroll: true }]);
});

test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])('with %s, the browser follows the link', (key) => {
  serveExplorers(stop.signal);
  expect(click(find('esm', 'cjs'), { [key]: true })).toBe(false);
  expect(listShown()).toEqual(['esm', 'js']);
});

test('other links are followed', () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<a id="x" href="#a" data-axis="format" data-value="cjs">outside</a><a id="y" href="#b">plain</a>',
  );
  serveExplorers(stop.signal);
  for (const id of ['x', 'y']) expect(click(document.getElementById(id) as HTMLElement)).toBe(false);
  expect([listShown(), location.hash]).toEqual([['esm', 'js'], '']);
});

test('follows the address, at first and later', () => {
  changeHash('#explorer-cjs-js');
  serveExplorers(stop.signal);
  expect(listShown()).toEqual(['cjs', 'js']);
  changeHash('#explorer-esm-js');
  expect(listShown()).toEqual(['esm', 'js']);
  changeHash('#usage');
  changeHash('');
  expect(listShown()).toEqual(['esm', 'js']);
});

test('several explorers of a page are independent', () => {
  document.body.innerHTML += draw('two', OTHER);
  serveExplorers(stop.signal);
  click(find('node', 'web', 'two'));
  expect([listShown(), listShown('two')]).toEqual([
    ['esm', 'js'],
    ['web', 'off'],
  ]);
  click(find('esm', 'cjs'));
  expect([listShown(), listShown('two'), location.hash]).toEqual([['cjs', 'js'], ['web', 'off'], '#explorer-cjs-js']);
});

test('after a navigation, new explorers work and others keep their choice', () => {
  serveExplorers(stop.signal);
  click(find('esm', 'cjs'));
  changeHash('#explorer-web-on');
  document.body.insertAdjacentHTML('beforeend', draw('two', OTHER));
  expect(listShown('two')).toEqual([]);
  announcePage();
  expect([listShown(), listShown('two')]).toEqual([
    ['cjs', 'js'],
    ['web', 'on'],
  ]);
  click(find('web', 'off', 'two'));
  expect(listShown('two')).toEqual(['web', 'off']);
});

test('ends with its signal', () => {
  serveExplorers(stop.signal);
  stop.abort();
  expect(click(find('esm', 'cjs'))).toBe(false);
  changeHash('#explorer-cjs-js');
  announcePage();
  expect(listShown()).toEqual(['esm', 'js']);
});
