import { jest } from '@jest/globals';
import { markReady, READY_ATTRIBUTE } from '@/lib/browser/ready';
import { queueInput } from '@/lib/browser/start/input-queue';
import { readPendingSearch, setPendingSearch } from '@/lib/browser/start/pending-search';
import { applyTheme } from '@/lib/browser/theme';
import { firePointer, stubBrowser, stubPointerEvent } from '../../../support/browser-stubs';
import { find } from '../../../support/find-element';
import { trackListeners } from '../../../support/track-listeners';

stubPointerEvent();

const TABS = ['A', 'B'].map((label) => `<button role="tab">${label}</button>`).join('');
const PAGE = `
  <a class="search-button" data-replay href="/search-index"><i>Search</i></a>
  <button id="first" data-replay><i>First</i></button>
  <a id="second" data-replay href="/second">Second</a>
  <button id="theme" data-theme-labels="{}">Theme</button>
  <div id="tabs" data-count="2" data-index="0"><div role="tablist">${TABS}</div></div>
  <div class="menu"><b>Menu</b></div>
  <a id="page" href="/guide/"><i>Guide</i></a>
  <a id="other-site" href="https://example.com/">Elsewhere</a>
  <a id="heading" href="#usage">Usage</a>
  <input><p>words</p>`;

const onNeed = jest.fn();
/** Events that pass the collector, as the framework would see them. */
let seen: string[];
let input: ReturnType<typeof queueInput>;
let stop: () => void;

const isClaimed = (event: Event, selector: string) => !find(selector).dispatchEvent(event);
const click = (selector: string, init: MouseEventInit = {}) =>
  isClaimed(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }), selector);
const press = (key: string, init: KeyboardEventInit = {}, selector = 'p') =>
  isClaimed(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }), selector);

beforeEach(() => {
  stubBrowser();
  document.documentElement.removeAttribute(READY_ATTRIBUTE);
  setPendingSearch(null);
  applyTheme(true, 'auto');
  document.body.innerHTML = PAGE;
  onNeed.mockClear();
  seen = [];
  stop = trackListeners();
  input = queueInput(onNeed);
  for (const name of ['click', 'keydown', 'pointerover', 'mouseover', 'focusin']) {
    window.addEventListener(name, (event) => {
      const { id, tagName } = event.target as Element;
      seen.push(`${name} ${id || tagName.toLowerCase()}`);
    });
  }
  document.body.addEventListener('click', keepPage);
});
afterEach(() => {
  stop();
  document.body.removeEventListener('click', keepPage);
  jest.restoreAllMocks();
});

let isKept = false;
/** jsdom cannot follow links. */
function keepPage(event: Event) {
  isKept = !event.defaultPrevented;
  event.preventDefault();
}
/** Whether a click reaches the page, which would follow a link. */
function passes(selector: string, init?: MouseEventInit) {
  isKept = false;
  click(selector, init);
  return isKept;
}

describe('a click on a control of the framework', () => {
  test.each(['#first', '#first i', '#second'])('is claimed and repeated once: %s', (selector) => {
    expect(click(selector)).toBe(true);
    expect([seen, onNeed.mock.calls]).toEqual([[], [[true]]]);
    markReady();
    input.replay();
    const id = selector.slice(1).replace(' i', '');
    expect(seen.filter((each) => each.startsWith('click'))).toEqual([`click ${id}`]);
    input.replay();
    expect(seen.filter((each) => each.startsWith('click'))).toEqual([`click ${id}`]);
  });

  test('is repeated in order with others, as often as it was made', () => {
    for (const selector of ['#first', '#second', '#first']) click(selector);
    markReady();
    input.replay();
    expect(seen.filter((each) => each.startsWith('click'))).toEqual(['click first', 'click second', 'click first']);
  });

  test('is forgotten if the control has left the page', () => {
    const control = find('#first');
    const onClick = jest.fn();
    control.addEventListener('click', onClick);
    click('#first');
    control.remove();
    markReady();
    input.replay();
    expect(onClick).not.toHaveBeenCalled();
  });

  test.each<[string, MouseEventInit]>([
    ['Ctrl', { ctrlKey: true }],
    ['Command', { metaKey: true }],
    ['Shift', { shiftKey: true }],
    ['Alt', { altKey: true }],
    ['the middle button', { button: 1 }],
  ])('belongs to the browser with %s', (_, init) => {
    expect(passes('#second', init)).toBe(true);
    expect(passes('.search-button', init)).toBe(true);
    expect([onNeed.mock.calls, readPendingSearch()]).toEqual([[], null]);
  });
});

test('pointer and click on a picture do not need the framework', () => {
  document.body.innerHTML = '<p><span class="zoom"><img alt=""><button type="button" popovertarget="zoom-1"></button></span></p>';
  firePointer(find('button'), 'pointermove');
  expect([passes('button'), onNeed.mock.calls]).toEqual([true, []]);
});

describe('a click', () => {
  test.each(['#page', '#other-site', '#heading', 'p'])('on anything else reaches the page: %s', (selector) => {
    expect(passes(selector)).toBe(true);
    expect(onNeed).not.toHaveBeenCalled();
  });

  test('on a tab acts on the static page, without the framework', () => {
    expect(click('[role=tab]:nth-child(2)')).toBe(true);
    expect(find('#tabs').dataset.index).toBe('1');
    expect([seen, onNeed.mock.calls]).toEqual([[], []]);
  });

  test('on the search button asks for the search, with the selected text', () => {
    getSelection()?.selectAllChildren(find('p'));
    expect(click('.search-button i')).toBe(true);
    expect([readPendingSearch(), onNeed.mock.calls]).toEqual(['words', [[true]]]);
    getSelection()?.removeAllRanges();
    markReady();
    input.replay();
    expect(seen).not.toContain('click a');
  });

  test('on the search button keeps what was typed before', () => {
    press('k', { ctrlKey: true });
    press('d');
    click('.search-button');
    expect(readPendingSearch()).toBe('d');
  });

  test('on no element is ignored', () => {
    expect(() => document.dispatchEvent(new MouseEvent('click'))).not.toThrow();
    expect(onNeed).not.toHaveBeenCalled();
  });
});

describe('a key', () => {
  test.each<[string, KeyboardEventInit, string]>([
    ['k', { ctrlKey: true }, 'p'],
    ['k', { metaKey: true }, 'p'],
    ['k', { ctrlKey: true }, 'input'],
    ['/', {}, 'p'],
    [' ', {}, '.search-button'],
  ])('that opens the search is claimed: %s with %j on %s', (key, init, selector) => {
    expect(press(key, init, selector)).toBe(true);
    expect([readPendingSearch(), onNeed.mock.calls, seen]).toEqual(['', [[true]], []]);
  });

  test('on the search button is the first letter of the query', () => {
    expect(press('d', {}, '.search-button i')).toBe(true);
    press('t');
    expect(readPendingSearch()).toBe('dt');
  });

  test.each<[string, KeyboardEventInit, string]>([
    ['d', {}, 'p'],
    ['/', {}, 'input'],
    ['Escape', {}, 'p'],
    ['Backspace', {}, 'p'],
    ['Tab', {}, '.search-button'],
    ['Enter', {}, '#first'],
    ['ArrowRight', {}, 'p'],
  ])('that opens nothing reaches the page: %s with %j on %s', (key, init, selector) => {
    expect(press(key, init, selector)).toBe(false);
    expect([readPendingSearch(), onNeed.mock.calls, seen.length]).toEqual([null, [], 1]);
  });

  test('on a tab selects another tab', () => {
    find('[role=tab]').focus();
    onNeed.mockClear();
    expect(press('ArrowRight', {}, '[role=tab]')).toBe(true);
    expect([find('#tabs').dataset.index, document.activeElement?.textContent, onNeed.mock.calls]).toEqual(['1', 'B', []]);
    expect(press('a', {}, '[role=tab]')).toBe(false);
  });

  test.each(['altKey', 'ctrlKey', 'metaKey'])('on a tab belongs to the browser with %s', (modifier) => {
    expect(press('ArrowRight', { [modifier]: true }, '[role=tab]')).toBe(false);
    expect([find('#tabs').dataset.index, seen]).toEqual(['0', ['keydown button']]);
  });
});

describe('while the search is pending', () => {
  beforeEach(() => {
    press('k', { ctrlKey: true });
    onNeed.mockClear();
  });

  test('letters, spaces and Backspace edit the query, wherever the focus is', () => {
    const steps = [...'d模'].concat('\u{1f600}', ' ', '/').map((key) => [press(key, {}, key === 'd' ? 'input' : 'p'), readPendingSearch()]);
    expect(steps).toEqual([
      [true, 'd'],
      [true, 'd模'],
      [true, 'd模\u{1f600}'],
      [true, 'd模\u{1f600} '],
      [true, 'd模\u{1f600} /'],
    ]);
    const removed = Array.from({ length: 6 }, () => [press('Backspace'), readPendingSearch()]);
    expect(removed.map(([, query]) => query)).toEqual(['d模\u{1f600} ', 'd模\u{1f600}', 'd模', 'd', '', '']);
    expect(removed.every(([isOurs]) => isOurs)).toBe(true);
    expect([seen, onNeed.mock.calls.length]).toEqual([[], 11]);
    expect(onNeed).toHaveBeenLastCalledWith(true);
  });

  test.each([
    ['d', ['d', 'dd', 'ddd']],
    ['Backspace', ['', '', '']],
  ])('%s replaces the selected text, once', (key, expected) => {
    press('Escape');
    getSelection()?.selectAllChildren(find('p'));
    press('k', { ctrlKey: true });
    expect(readPendingSearch()).toBe(find('p').textContent);
    expect(expected.map(() => [press(key), readPendingSearch()][1])).toEqual(expected);
  });

  test.each<[string, KeyboardEventInit]>([
    ['Escape', {}],
    ['k', { ctrlKey: true }],
    ['K', { metaKey: true }],
  ])('%s with %j closes it, and nobody waits any more', (key, init) => {
    press('d');
    onNeed.mockClear();
    expect(press(key, init)).toBe(true);
    expect([readPendingSearch(), onNeed.mock.calls]).toEqual([null, [[false]]]);
    expect(press('d')).toBe(false);
    expect(press('k', { ctrlKey: true })).toBe(true);
    expect(readPendingSearch()).toBe('');
  });

  test('Enter ends it, until the next key, and does not follow a focused link', () => {
    press('d');
    expect([press('Enter', {}, '#page'), readPendingSearch(), seen]).toEqual([true, 'd\n', []]);
    press('Enter');
    expect(readPendingSearch()).toBe('d\n');
    press('t');
    expect(readPendingSearch()).toBe('dt');
    press('Enter');
    press('Backspace');
    expect(readPendingSearch()).toBe('d');
  });

  test.each<[string, KeyboardEventInit]>([
    ['Tab', {}],
    ['Enter', { ctrlKey: true }],
    ['ArrowDown', {}],
    ['Shift', { shiftKey: true }],
    ['c', { ctrlKey: true }],
    ['r', { metaKey: true }],
    ['d', { altKey: true }],
    ['Dead', {}],
  ])('%s with %j reaches the page', (key, init) => {
    expect(press(key, init)).toBe(false);
    expect([readPendingSearch(), onNeed.mock.calls]).toEqual(['', []]);
  });
});

test('keys of a composition are left alone', () => {
  expect(press('/', { isComposing: true })).toBe(false);
  press('k', { ctrlKey: true });
  expect(press('n', { isComposing: true })).toBe(false);
  expect(press('Escape', { isComposing: true })).toBe(false);
  expect(readPendingSearch()).toBe('');
});

test('nothing is claimed or announced once the framework is ready', () => {
  markReady();
  const events = [click('#first'), click('.search-button'), click('#theme'), press('k', { ctrlKey: true }), press('/')];
  firePointer(find('#page'), 'pointermove');
  // `keepPage` has prevented the clicks, after they had passed.
  expect([events, onNeed.mock.calls, readPendingSearch()]).toEqual([[true, true, true, false, false], [], null]);
  expect(seen).toEqual(['click first', 'click a', 'click theme', 'keydown p', 'keydown p']);
  input.replay();
  expect(seen.filter((each) => each.startsWith('click'))).toHaveLength(3);
});

describe('the pointer and the focus', () => {
  const EVENTS = ['pointermove', 'pointerdown', 'focusin'];

  test.each(['#page', '#page i', '#second', '#first', '.menu b', 'input', '.search-button'])('announce the framework on %s', (selector) => {
    for (const name of EVENTS) firePointer(find(selector), name);
    expect(onNeed.mock.calls).toEqual([[false], [false], [false]]);
  });

  test.each(['#other-site', '#heading', 'p', '#theme', '[role=tab]'])('do not need the framework on %s', (selector) => {
    for (const name of EVENTS) firePointer(find(selector), name);
    expect(onNeed).not.toHaveBeenCalled();
  });

  test('do not need the framework if the page appears under the pointer', () => {
    firePointer(find('#page'), 'pointerover');
    expect(onNeed).not.toHaveBeenCalled();
  });
});

describe('after the start', () => {
  /** The elements under the pointer, which jsdom does not know. */
  const hover = (...selectors: readonly string[]) => {
    const query = document.querySelectorAll.bind(document);
    jest
      .spyOn(document, 'querySelectorAll')
      .mockImplementation(((selector: string) => (selector === ':hover' ? selectors.map(find) : query(selector))) as never);
  };

  test('the framework sees what the mouse is on', () => {
    hover('body', '.menu', '.menu b');
    firePointer(find('#page'), 'pointermove');
    const events: Event[] = [];
    for (const name of ['pointerover', 'mouseover']) find('.menu b').addEventListener(name, (event) => events.push(event));
    markReady();
    input.replay();
    expect(events.map(({ type }) => type)).toEqual(['pointerover', 'mouseover']);
    expect(events.map((event) => [(event as MouseEvent).relatedTarget, event.bubbles])).toEqual([
      [null, true],
      [null, true],
    ]);
    expect((events[0] as PointerEvent).pointerType).toBe('mouse');
  });

  test.each([['touch'], ['pen'], [undefined]])('nothing is hovered if the pointer is of the type %s', (pointer) => {
    hover('#page');
    if (pointer) firePointer(find('#page'), 'pointerdown', 'mouse');
    if (pointer) firePointer(find('#page'), 'pointerdown', pointer);
    markReady();
    input.replay();
    expect(seen.filter((each) => /over/.test(each))).toEqual([]);
  });

  test('nothing is hovered after Escape, which closes a menu, until the mouse moves again', () => {
    hover('#page');
    firePointer(find('#page'), 'pointermove');
    press('Escape');
    input.replay();
    expect(seen.filter((each) => /over/.test(each))).toEqual([]);
    firePointer(find('#page'), 'pointermove');
    input.replay();
    expect(seen.filter((each) => /over/.test(each))).toEqual(['pointerover page', 'mouseover page']);
  });

  test('nothing is hovered if the mouse has left the window', () => {
    hover();
    firePointer(find('#page'), 'pointermove');
    markReady();
    expect(() => input.replay()).not.toThrow();
  });

  test('the framework sees what has the focus, which stays there', () => {
    find('#first').focus();
    seen = [];
    markReady();
    input.replay();
    expect([seen, document.activeElement?.id]).toEqual([['focusin first'], 'first']);
  });
});

describe('after a failed start', () => {
  test('all input is forgotten', () => {
    click('#first');
    press('k', { ctrlKey: true });
    input.drop();
    expect(readPendingSearch()).toBeNull();
    markReady();
    input.replay();
    expect(seen.filter((each) => each.startsWith('click'))).toEqual([]);
  });

  test.each<[string, readonly string[], string | undefined]>([
    ['the link that was clicked last', ['#first', '#second'], '/second'],
    ['no link if a button was clicked last', ['#second', '#first'], undefined],
    ['no link if nothing was clicked', [], undefined],
    ['the search button if the search was asked for', ['.search-button', '#first'], '/search-index'],
  ])('the reader can follow %s', (_, selectors, expected) => {
    for (const selector of selectors) click(selector);
    expect(input.drop()).toBe(expected && new URL(expected, location.href).href);
    expect(input.drop()).toBeUndefined();
  });

  test('keys of the search follow its link, unless the search was closed again', () => {
    press('k', { ctrlKey: true });
    expect(input.drop()).toBe(new URL('/search-index', location.href).href);
    press('k', { ctrlKey: true });
    press('Escape');
    expect(input.drop()).toBeUndefined();
  });
});

test('a click or a choice during hydration reaches the behaviors of the page, although React stops it', () => {
  const handled: string[] = [];
  const end = new AbortController();
  for (const name of ['click', 'change']) {
    document.addEventListener(name, (event) => event.stopPropagation(), { capture: true, signal: end.signal });
    document.addEventListener(name, () => handled.push(name), { signal: end.signal });
    find('p').dispatchEvent(new Event(name, { bubbles: true }));
  }
  end.abort();
  expect(handled).toEqual(['click', 'change']);
});
