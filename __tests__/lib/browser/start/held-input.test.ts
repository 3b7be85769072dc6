import { isChangeHeld } from '@/lib/browser/behaviors/explorer';
import { watchPageScript } from '@/lib/browser/script-failure';
import { TYPED_FIELDS } from '@/lib/browser/search-keys';
import { holdInput, releaseInput } from '@/lib/browser/start/held-input';
import { find } from '../../../support/find-element';
import { trackListeners } from '../../../support/track-listeners';
import { runAsText } from '../run-as-text';

const PAGE = `
  <a class="search-button" data-replay href="/search-index"><i>Search</i></a>
  <a id="language" data-replay href="/zh/"><i>Language</i></a>
  <button id="theme" data-theme-labels="{}">Theme</button><button id="tab" role="tab">npm</button><button id="copy" class="code-tool"></button><button id="page-copy" data-copy-page="/a.md"></button><button id="button">Other</button>
  <a id="page" href="/guide/">Guide</a><details><summary>More</summary></details><input><input id="choice" type="radio"><p>words</p>`;
const FAILED = new ErrorEvent('error', { filename: 'https://a.example/_next/static/page-0123456789abcdef.js' });

const click = (selector: string, init: MouseEventInit = {}) =>
  !find(selector).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
const press = (key: string, init: KeyboardEventInit = {}, selector = 'p') =>
  !find(selector).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }));
/** Events that were not held, and those that are released. */
let seen: string[];
let stop: () => void;

beforeEach(() => {
  document.documentElement.dataset.theme = 'auto';
  document.body.innerHTML = PAGE;
  seen = [];
  stop = trackListeners();
  // As the head script does.
  runAsText(holdInput, [TYPED_FIELDS], {
    window,
    document,
    addEventListener: window.addEventListener.bind(window),
    Element,
    KeyboardEvent,
  });
  for (const name of ['click', 'keydown']) {
    window.addEventListener(name, (event) => {
      if (event.defaultPrevented) return;
      seen.push(event instanceof KeyboardEvent ? event.key : (event.target as Element).id || (event.target as Element).tagName);
      event.preventDefault();
    });
  }
});
afterEach(() => stop());

test('clicks on controls that need scripts are held, and repeated once in their order', () => {
  expect([click('.search-button i'), click('#tab'), click('#theme'), click('#copy'), click('#page-copy')]).toEqual([
    true,
    true,
    true,
    true,
    true,
  ]);
  expect(seen).toEqual([]);
  releaseInput();
  releaseInput();
  expect(seen).toEqual(['I', 'tab', 'theme', 'copy', 'page-copy']);
});

test('a choice takes effect at once, and its event is repeated', () => {
  const choice = find<HTMLInputElement>('#choice');
  window.addEventListener('change', ({ target }) => seen.push(`change of ${(target as Element).id}`));
  const list = () => [choice.checked, isChangeHeld(document.body), isChangeHeld(find('p')), ...seen];
  choice.checked = true;
  choice.dispatchEvent(new Event('change', { bubbles: true }));
  expect(list()).toEqual([true, true, false, 'change of choice']);
  releaseInput();
  expect(list()).toEqual([true, false, false, 'change of choice', 'change of choice']);
});

test('going back is held', () => {
  const event = new PopStateEvent('popstate', { state: 1 });
  window.dispatchEvent(event);
  expect(window.heldInput).toEqual([event]);
});

test.each(['#page', 'summary', '#button', 'p'])('a click on %s is not held', (selector) => {
  click(selector);
  expect(seen).toHaveLength(1);
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'a click that opens a link elsewhere is not held: %j',
  (init) => {
    click('#language', init);
    expect(seen).toHaveLength(1);
  },
);

test.each([
  ['/', {}],
  ['k', { ctrlKey: true }],
  ['K', { metaKey: true }],
])('%s %j and what is typed afterward is held', (key, init) => {
  press(key, init);
  for (const typed of ['d', '中', 'Backspace', '😀', 'Tab', 'F5', 'Enter', 'Escape']) press(typed);
  expect(seen).toEqual(['Tab', 'F5']);
  releaseInput();
  expect(seen).toEqual(['Tab', 'F5', key, 'd', '中', 'Backspace', '😀', 'Enter', 'Escape']);
});

test.each([
  ['d', {}],
  ['k', { ctrlKey: true, shiftKey: true }],
  ['f', { ctrlKey: true }],
  ['/', { altKey: true }],
])('the key %s %j is not held', (key, init) => {
  press(key, init);
  expect(seen).toEqual([key]);
});

test.each(['ArrowLeft', 'ArrowRight', 'Home', 'End'])('%s on a tab is held', (key) => {
  expect([press(key, {}, '#tab'), press(key), press('Tab', {}, '#tab')]).toEqual([true, true, true]);
  expect(seen).toEqual([key, 'Tab']);
  releaseInput();
  expect(seen).toEqual([key, 'Tab', key]);
});

test('a letter after another event is not held', () => {
  window.heldInput?.push(new Event('pointermove'));
  click('#theme');
  press('d');
  expect(seen).toEqual(['d']);
});

test('what is typed on the search button is held', () => {
  for (const key of ['d', 't', 'Tab']) press(key, {}, '.search-button i');
  expect(seen).toEqual(['Tab']);
  releaseInput();
  expect(seen).toEqual(['Tab', 'd', 't']);
});

test.each(['Enter', 'Backspace', 'Escape'])('%s on the search button is not held if nothing has been typed', (key) => {
  press(key, {}, '.search-button i');
  expect(seen).toEqual([key]);
});

test('a key goes to where it was pressed, even if the focus has moved since', () => {
  const targets: string[] = [];
  press('ArrowRight', {}, '#tab');
  find('#button').focus();
  window.addEventListener('keydown', ({ target }) => targets.push((target as Element).id));
  releaseInput();
  expect(targets).toEqual(['tab']);
});

test.each(['Enter', ' ', 'd', 'Escape'])('%j after a key on a tab is not held', (key) => {
  press('ArrowRight', {}, '#tab');
  press(key);
  expect(seen).toEqual([key]);
});

test('after a click on the search button, everything that is typed is held, wherever the focus is', () => {
  click('.search-button i');
  for (const key of ['d', 'Backspace', 'Tab', 'Escape']) press(key);
  expect(seen).toEqual(['Tab']);
  releaseInput();
  expect(seen).toEqual(['Tab', 'I', 'd', 'Backspace', 'Escape']);
});

test('keys in a field are not held', () => {
  press('/', {}, 'input');
  expect(seen).toEqual(['/']);
});

test.each(['radio', 'checkbox'])('keys on a %s are held as elsewhere', (type) => {
  find<HTMLInputElement>('#choice').type = type;
  for (const key of ['ArrowDown', '/', 'd']) press(key, {}, '#choice');
  expect(seen).toEqual(['ArrowDown']);
  find('#choice').focus();
  releaseInput();
  expect(seen).toEqual(['ArrowDown', '/', 'd']);
});

test('released events keep their modifiers, and later ones are not held', () => {
  const keys: [string, boolean][] = [];
  press('k', { ctrlKey: true });
  window.addEventListener('keydown', ({ key, ctrlKey }) => keys.push([key, ctrlKey]));
  releaseInput();
  press('/');
  click('#tab');
  expect(keys).toEqual([
    ['k', true],
    ['/', false],
  ]);
  expect(seen).toEqual(['k', '/', 'tab']);
});

test('without the head script there is nothing to release', () => {
  delete window.heldInput;
  expect(releaseInput).not.toThrow();
});

test.each([
  ['a click on a link', '/zh/', () => click('#language i')],
  ['a key of the search', '/search-index', () => press('/')],
  ['a click on another control', undefined, () => click('#theme')],
  ['a click on a link, and a move of the pointer', '/zh/', () => [click('#language'), window.heldInput?.push(new Event('pointermove'))]],
  ['no input', undefined, () => undefined],
  ['a click on a link, offline', undefined, () => click('#language'), false],
])('the page script is missing after %s: goes to %s', (_, expected, act, onLine = true) => {
  let left: string | undefined;
  const location = { assign: (url: string) => (left = new URL(url).pathname) };
  window.addEventListener('error', () => undefined);
  runAsText(watchPageScript, [], {
    window,
    document,
    addEventListener: window.addEventListener.bind(window),
    HTMLScriptElement,
    Element,
    location,
    navigator: { onLine },
  });
  act();
  window.dispatchEvent(FAILED);
  expect(left).toBe(expected);
  // The page is one without scripts now.
  click('#language');
  expect(seen).toEqual(['language']);
});
