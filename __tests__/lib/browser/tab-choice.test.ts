import { jest } from '@jest/globals';
import { chooseTab, findTabByKey, readTabChoice, restoreTabs, showTab, watchTabChoice } from '@/lib/browser/tab-choice';

const KEY = 'rslib-docs:tabs:pm';

/** What a change in another window does to this one. */
function storeElsewhere(value: string | null): void {
  if (value === null) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, value);
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
}

let stop = () => {};
const listener = jest.fn();
beforeEach(() => {
  localStorage.clear();
  stop = watchTabChoice(listener);
  storeElsewhere(null);
  listener.mockClear();
});
afterEach(() => {
  stop();
  jest.restoreAllMocks();
});

test.each<[string | null, number, number | null]>([
  [null, 3, null],
  ['0', 3, 0],
  ['2', 3, 2],
  ['3', 3, null],
  ['-1', 3, null],
  ['cjs', 3, null],
])('stored %j in a group of %i tabs is %j', (stored, count, expected) => {
  storeElsewhere(stored);
  expect(readTabChoice('pm', count)).toBe(expected);
});

test('a choice is announced at once, stored under its group and kept for this group alone', () => {
  chooseTab('pm', 1);
  expect(listener).toHaveBeenCalledTimes(1);
  expect(localStorage.getItem(KEY)).toBe('1');
  expect([readTabChoice('pm', 2), readTabChoice('other', 2)]).toEqual([1, null]);
});

/** What is stored can still be read. */
function fillStorage(): void {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
}

test('if storage is full, a choice lasts as long as the page', () => {
  localStorage.setItem(KEY, '0');
  fillStorage();
  chooseTab('pm', 1);
  expect(readTabChoice('pm', 2)).toBe(1);
});

/** The module as another bundle of the same page has it. */
async function importCopy() {
  jest.resetModules();
  return import('@/lib/browser/tab-choice');
}

test.each([
  ['with storage', () => undefined],
  ['with full storage', fillStorage],
])('the late script and the framework share choices %s', async (_, prepare) => {
  prepare();
  const other = await importCopy();
  const read = () => [readTabChoice('pm', 3), other.readTabChoice('pm', 3)];
  chooseTab('pm', 1);
  expect(read()).toEqual([1, 1]);
  other.chooseTab('pm', 2);
  expect(read()).toEqual([2, 2]);
  expect(listener).toHaveBeenCalledTimes(2);
});

test('a choice that can be stored replaces one that could not', () => {
  fillStorage();
  chooseTab('pm', 1);
  jest.restoreAllMocks();
  chooseTab('pm', 0);
  expect(readTabChoice('pm', 2)).toBe(0);
});

test.each([
  ['', () => undefined],
  [', also over one that could not be stored', fillStorage],
])('the choice of another window takes precedence%s', (_, prepare) => {
  prepare();
  chooseTab('pm', 1);
  jest.restoreAllMocks();
  storeElsewhere('0');
  expect(readTabChoice('pm', 2)).toBe(0);
  expect(listener).toHaveBeenCalledTimes(2);
});

test('a page that is shown again from the cache takes the choice of other pages, but keeps one that cannot be stored', () => {
  localStorage.setItem(KEY, '2');
  window.dispatchEvent(new Event('pageshow'));
  expect([listener.mock.calls.length, readTabChoice('pm', 3)]).toEqual([1, 2]);
  fillStorage();
  chooseTab('pm', 1);
  window.dispatchEvent(new Event('pageshow'));
  expect([listener.mock.calls.length, readTabChoice('pm', 3)]).toEqual([3, 1]);
});

test('nothing is announced after the cleanup', () => {
  stop();
  chooseTab('pm', 1);
  storeElsewhere('0');
  window.dispatchEvent(new Event('pageshow'));
  expect(listener).not.toHaveBeenCalled();
  // For the next tests, which start without a choice.
  watchTabChoice(() => {})();
});

test.each([
  ['ArrowRight', 0, 3, 1],
  ['ArrowRight', 2, 3, 0],
  ['ArrowLeft', 0, 3, 2],
  ['ArrowLeft', 2, 3, 1],
  ['Home', 2, 3, 0],
  ['End', 0, 3, 2],
  ['ArrowRight', 0, 1, 0],
  ['ArrowLeft', 0, 1, 0],
  ['ArrowDown', 0, 3, undefined],
])('%s leads from tab %i of %i to %s', (key, index, count, expected) => {
  expect(findTabByKey(new KeyboardEvent('keydown', { key }), index, count)).toBe(expected);
});

test.each(['altKey', 'ctrlKey', 'metaKey'])('keys with %s select no tab', (modifier) => {
  for (const key of ['ArrowRight', 'ArrowLeft', 'Home', 'End']) {
    expect(findTabByKey(new KeyboardEvent('keydown', { key, [modifier]: true }), 0, 3)).toBeUndefined();
  }
});

test.each([
  [1, ['false -1', 'true 0'], '1'],
  [2, ['true 0', 'false -1'], '0'],
])('the tab %i of two is selected if it exists', (index, states, shown) => {
  const group = document.createElement('div');
  group.dataset.index = '0';
  group.innerHTML =
    '<div role=tablist><button role=tab aria-selected=true tabindex=0></button><button role=tab aria-selected=false tabindex=-1></button></div>';
  showTab(group, index);
  const tabs = [...group.querySelectorAll<HTMLElement>('[role=tab]')];
  expect(tabs.map((tab) => `${tab.getAttribute('aria-selected')} ${tab.tabIndex}`)).toEqual(states);
  expect(group.dataset.index).toBe(shown);
});

describe('the tabs that the head script restores', () => {
  /** Runs the function from its source text, and adds a group to the page, as the parser does. */
  async function restore(html: string) {
    document.body.innerHTML = '';
    new Function(`(${restoreTabs.toString()})()`)();
    const indexes = await addTabs(html);
    document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
    return indexes;
  }
  async function addTabs(html: string) {
    document.body.insertAdjacentHTML('beforeend', html);
    await Promise.resolve();
    return [...document.querySelectorAll<HTMLElement>('[data-group]')].map((tabs) => tabs.dataset.index);
  }
  const draw = (index: number) => `<div data-group="pm" data-count="3" data-index="${index}"></div>`;

  test.each([
    ['the stored index', '2', draw(0), '2'],
    ['the first tab, if another one is the default', '0', draw(1), '0'],
    ['text and comments before it', '1', `text<!-- comment -->${draw(0)}`, '1'],
    ['elements around it', '1', `<main><p>${draw(0)}</p></main>`, '1'],
    ['no index', null, draw(0), '0'],
    ['an index out of range', '3', draw(0), '0'],
    ['a negative index', '-1', draw(0), '0'],
    ['no number', 'cjs', draw(0), '0'],
    ['an empty text', '', draw(0), '0'],
  ])('are those of a group with %s', async (_, stored, html, expected) => {
    if (stored !== null) localStorage.setItem(KEY, stored);
    expect(await restore(html)).toEqual([expected]);
    // The document has been parsed.
    expect(await addTabs(draw(0))).toEqual([expected, '0']);
  });
});
