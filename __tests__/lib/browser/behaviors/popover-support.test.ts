import { supportPopovers } from '@/lib/browser/behaviors/popover-support';
import { isPopoverOpen } from '@/lib/browser/popovers';
import { trackListeners } from '../../../support/track-listeners';

let stop: () => void;
const find = (id: string) => document.getElementById(id) as HTMLElement;
const listShownPopovers = () => [...document.querySelectorAll('[popover]')].filter(isPopoverOpen).map(({ id }) => id);
const states: string[] = [];

beforeEach(() => {
  states.length = 0;
  document.body.innerHTML = `
    <button id="open-a" popovertarget="a"></button><div id="a" popover="auto"><a id="in-a" href="#x">x</a>
      <button id="hide-a" popovertarget="a" popovertargetaction="hide"></button></div>
    <button id="open-b" popovertarget="b"></button><div id="b" popover="auto"></div>
    <div id="tip" popover="manual"></div>`;
  for (const each of document.querySelectorAll('[popover]')) {
    each.addEventListener('toggle', (event) => {
      const { oldState, newState } = event as ToggleEvent;
      states.push(`${each.id} ${oldState} ${newState}`);
    });
  }
  stop = trackListeners();
  // jsdom has no popovers.
  Reflect.deleteProperty(HTMLElement.prototype, 'togglePopover');
  supportPopovers();
});
afterEach(() => stop());

test('buttons open and close popovers, one at a time', () => {
  find('open-a').click();
  expect(listShownPopovers()).toEqual(['a']);
  find('open-b').click();
  expect(listShownPopovers()).toEqual(['b']);
  find('open-b').click();
  expect(listShownPopovers()).toEqual([]);
  expect(states).toEqual(['a closed open', 'a open closed', 'b closed open', 'b open closed']);
});

test('a tooltip leaves the others open', () => {
  find('open-a').click();
  find('tip').togglePopover(true);
  expect(listShownPopovers()).toEqual(['a', 'tip']);
});

test('a button in the popover closes it, and the focus returns', () => {
  find('open-a').click();
  find('hide-a').focus();
  find('hide-a').click();
  expect(listShownPopovers()).toEqual([]);
  expect(document.activeElement).toBe(find('open-a'));
});

test.each<[string, () => void]>([
  ['Escape', () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))],
  ['a click elsewhere', () => document.body.click()],
])('%s closes it, but not a tooltip', (_, act) => {
  find('tip').togglePopover(true);
  find('open-a').click();
  find('in-a').click();
  expect(listShownPopovers()).toEqual(['a', 'tip']);
  act();
  expect(listShownPopovers()).toEqual(['tip']);
});

test('other keys, and a button that hides, open and close nothing', () => {
  find('hide-a').click();
  expect(listShownPopovers()).toEqual([]);
  find('open-a').click();
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }));
  expect(listShownPopovers()).toEqual(['a']);
});

test('the focus stays if it is not in the popover that closes', () => {
  find('open-a').click();
  find('open-b').focus();
  find('a').togglePopover(false);
  expect(document.activeElement).toBe(find('open-b'));
});

test('a popover that a script opens closes others, but not the one around it', () => {
  find('a').innerHTML += '<div id="inner" popover="auto"></div>';
  find('b').togglePopover(true);
  find('a').togglePopover(true);
  find('inner').togglePopover(true);
  expect(listShownPopovers()).toEqual(['a', 'inner']);
});

test('scripts open and close popovers', () => {
  const popover = find('a');
  expect([popover.togglePopover(), popover.togglePopover(true), listShownPopovers()]).toEqual([true, true, ['a']]);
  popover.togglePopover(false);
  popover.togglePopover(false);
  expect(states).toEqual(['a closed open', 'a open closed']);
});

test('a click with another meaning opens nothing', () => {
  find('open-a').addEventListener('click', (event) => event.preventDefault());
  find('open-a').click();
  expect(listShownPopovers()).toEqual([]);
});

test('browsers with popovers use their own', () => {
  const own = () => true;
  HTMLElement.prototype.togglePopover = own;
  supportPopovers();
  expect(HTMLElement.prototype.togglePopover).toBe(own);
});
