import { cutQuery, findSearchKey, isSlashKeyOn, MAX_QUERY, readSelection, storeSlashKey } from '@/lib/browser/search-keys';

function press(key: string, init: KeyboardEventInit = {}, selector = 'p', isOnButton = false) {
  let query: string | undefined;
  const target = document.querySelector(selector) ?? document.body;
  const listen = (event: Event) => {
    query = findSearchKey(event as KeyboardEvent, isOnButton);
  };
  target.addEventListener('keydown', listen, { once: true });
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...init }));
  return query;
}

function select(text: string) {
  const paragraph = document.querySelector('p');
  if (paragraph) paragraph.textContent = text;
  getSelection()?.selectAllChildren(paragraph as Node);
}

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = '<p>words</p><input><select></select><textarea></textarea><div contenteditable></div><button></button>';
  // jsdom does not implement it.
  Object.defineProperty(document.querySelector('div'), 'isContentEditable', { value: true });
  getSelection()?.removeAllRanges();
});

test.each<[string, KeyboardEventInit]>([
  ['k', { ctrlKey: true }],
  ['k', { metaKey: true }],
  ['K', { ctrlKey: true }],
  ['/', {}],
  ['/', { shiftKey: true }],
])('%s with %j opens the search with the selected text', (key, init) => {
  expect(press(key, init)).toBe('');
  select('  lib.dts\n');
  expect(press(key, init)).toBe('lib.dts');
});

test.each<[string, KeyboardEventInit]>([
  ['k', {}],
  ['k', { altKey: true }],
  ['k', { ctrlKey: true, altKey: true }],
  ['k', { ctrlKey: true, shiftKey: true }],
  ['j', { ctrlKey: true }],
  ['/', { ctrlKey: true }],
  ['/', { metaKey: true }],
  ['/', { altKey: true }],
  ['//', {}],
  ['d', {}],
  [' ', {}],
  ['Enter', {}],
])('%s with %j does not', (key, init) => {
  expect(press(key, init)).toBeUndefined();
});

test.each(['input', 'select', 'textarea', 'div'])(
  'a key typed into an editable element is its text, but Ctrl+K opens the search: %s',
  (selector) => {
    expect(press('/', {}, selector)).toBeUndefined();
    expect(press('d', {}, selector, true)).toBeUndefined();
    expect(press('k', { ctrlKey: true }, selector)).toBe('');
  },
);

test.each(['radio', 'checkbox'])('a %s is not a text field, so the slash opens the search', (type) => {
  document.querySelector('input')?.setAttribute('type', type);
  expect([press('/', {}, 'input'), press('d', {}, 'input')]).toEqual(['', undefined]);
});

test.each(['text', 'search'])('an input of the type %s is a field', (type) => {
  document.querySelector('input')?.setAttribute('type', type);
  expect(press('/', {}, 'input')).toBeUndefined();
});

test.each(['d', 'D', 'ж', '模', 'é', '7', '\u{20000}'])('on the button, %s opens the search with it', (key) => {
  expect(press(key, {}, 'button', true)).toBe(key);
  expect(press(key, {}, 'button', false)).toBeUndefined();
});

test.each(['/', ' '])('on the button, "%s" opens the search with the selected text', (key) => {
  select('dts');
  expect(press(key, {}, 'button', true)).toBe('dts');
});

test.each(['Enter', 'Tab', 'F1', 'Dead', '.', '-', 'ab', ''])('on the button, "%s" does nothing', (key) => {
  expect(press(key, {}, 'button', true)).toBeUndefined();
});

test.each<[string, KeyboardEventInit]>([
  ['d', { ctrlKey: true }],
  ['d', { metaKey: true }],
  ['d', { altKey: true }],
])('on the button, %s with %j does nothing', (key, init) => {
  expect(press(key, init, 'button', true)).toBeUndefined();
});

test('a query is cut after 64 code units, as input fields count, never within a character', () => {
  expect(MAX_QUERY).toBe(64);
  expect(cutQuery('a'.repeat(64))).toBe('a'.repeat(64));
  expect(cutQuery('a'.repeat(65))).toBe('a'.repeat(64));
  expect(cutQuery(`${'a'.repeat(62)}\u{1f600}b`)).toBe(`${'a'.repeat(62)}\u{1f600}`);
  expect(cutQuery(`${'a'.repeat(63)}\u{1f600}b`)).toBe('a'.repeat(63));
  expect(cutQuery('\u{20000}'.repeat(33))).toBe('\u{20000}'.repeat(32));
});

test('selected lines become words of one query', () => {
  select('  Module not found\r\n\n\tin src/index.ts\n');
  expect(readSelection()).toBe('Module not found in src/index.ts');
});

test('a long selection is cut after its spaces are removed', () => {
  select(`   ${'\u{1f600}'.repeat(70)}`);
  expect(readSelection()).toBe('\u{1f600}'.repeat(32));
});

test('once turned off, the slash opens the search only on its button', () => {
  storeSlashKey(false);
  expect([isSlashKeyOn(), press('/'), press('/', {}, 'button', true), press('k', { ctrlKey: true })]).toEqual([false, undefined, '', '']);
  storeSlashKey(true);
  expect([isSlashKeyOn(), press('/')]).toEqual([true, '']);
});
