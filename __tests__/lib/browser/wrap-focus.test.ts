import { wrapFocus } from '@/lib/browser/wrap-focus';

const listStops = () => [...document.querySelectorAll<HTMLElement>('#panel button')];
const find = (id: string) => document.getElementById(id) as HTMLElement;

/** Presses a key. Returns the id of the focused element, and whether the browser's own reaction is prevented. */
function press(key: string, shiftKey = false): [focused: string, isPrevented: boolean] {
  const event = new KeyboardEvent('keydown', { key, shiftKey, cancelable: true });
  wrapFocus(event, listStops);
  return [document.activeElement?.id ?? '', event.defaultPrevented];
}

beforeEach(() => {
  document.body.innerHTML =
    '<button id="before"></button><div id="panel"><button id="first"></button><button id="middle"></button><button id="last"></button></div>';
});

test.each([
  ['the last one', 'last', false, 'first'],
  ['the first one, backwards', 'first', true, 'last'],
  ['outside', 'before', false, 'first'],
  ['outside, backwards', 'before', true, 'last'],
])('Tab from %s wraps around', (_, from, shiftKey, to) => {
  find(from).focus();
  expect(press('Tab', shiftKey)).toEqual([to, true]);
});

test.each([
  ['first', false],
  ['middle', false],
  ['middle', true],
  ['last', true],
])('from %s (Shift: %s), the browser moves the focus', (from, shiftKey) => {
  find(from).focus();
  expect(press('Tab', shiftKey)).toEqual([from, false]);
});

test('other keys do nothing', () => {
  find('last').focus();
  expect(press('ArrowDown')).toEqual(['last', false]);
});

test('without elements, the focus stays, too', () => {
  find('before').focus();
  find('panel').replaceChildren();
  expect(press('Tab')).toEqual(['before', true]);
});
