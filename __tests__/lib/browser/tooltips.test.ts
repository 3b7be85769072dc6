import { jest } from '@jest/globals';
import { serveTooltips } from '@/lib/browser/tooltips';

let popover: HTMLElement;
let target: HTMLElement;
let stop: () => void;

interface Place {
  readonly left: number;
  readonly top: number;
}

beforeEach(() => {
  jest.useFakeTimers();
  HTMLElement.prototype.togglePopover = function togglePopover(force) {
    return this.toggleAttribute('data-open', Boolean(force));
  };
  document.body.innerHTML = '<p id="tip" role="tooltip"></p><button data-tooltip="Copy"><i></i></button><b>Elsewhere</b>';
  [popover, target] = ['#tip', 'button'].map((selector) => document.querySelector<HTMLElement>(selector) as HTMLElement) as [
    HTMLElement,
    HTMLElement,
  ];
  popover.getBoundingClientRect = () => ({ width: 100, height: 20 }) as DOMRect;
  place({ left: 400, top: 300 });
  Object.assign(window, { innerWidth: 1000, innerHeight: 600 });
  stop = serveTooltips(popover);
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

/** Puts the button of 40 by 30 px somewhere in the window of 1000 by 600. */
function place({ left, top }: Place): void {
  target.getBoundingClientRect = () => ({ left, top, right: left + 40, bottom: top + 30, width: 40, height: 30 }) as DOMRect;
}

const isOpen = () => popover.hasAttribute('data-open');
const wait = (ms: number) => {
  jest.advanceTimersByTime(ms);
  return isOpen();
};
const point = (element: Element | null, pointerType = 'mouse') =>
  element?.dispatchEvent(Object.assign(new MouseEvent('pointerover', { bubbles: true }), { pointerType }));
const send = (element: Element, type: string) => element.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));

test.each<[string, Place, string, string]>([
  ['right', { left: 400, top: 300 }, '448px', '305px'],
  ['right', { left: 852, top: 300 }, '892px', '305px'],
  ['right', { left: 853, top: 300 }, '745px', '305px'],
  ['left', { left: 108, top: 300 }, '8px', '305px'],
  ['left', { left: 107, top: 300 }, '155px', '305px'],
  ['top', { left: 400, top: 28 }, '370px', '8px'],
  ['top', { left: 400, top: 27 }, '370px', '65px'],
  ['bottom', { left: 400, top: 542 }, '370px', '572px'],
  ['bottom', { left: 400, top: 543 }, '370px', '515px'],
  // Never nearer to the edge of the window than 8 px.
  ['top', { left: 0, top: 300 }, '8px', '272px'],
  ['top', { left: 990, top: 300 }, '892px', '272px'],
  ['right', { left: 400, top: 0 }, '448px', '8px'],
  ['right', { left: 400, top: 590 }, '448px', '572px'],
  // A side that does not exist is the middle of the target.
  ['elsewhere', { left: 400, top: 300 }, '370px', '305px'],
])('on the side %s of a button at %j', (side, where, left, top) => {
  if (side !== 'right') target.dataset.placement = side;
  place(where);
  point(target);
  wait(0);
  expect([popover.style.left, popover.style.top]).toEqual([left, top]);
});

test('shows the text of the attribute also when the pointer is on what is inside', () => {
  point(target.firstElementChild);
  expect(wait(0)).toBe(true);
  expect(popover.textContent).toBe('Copy');
  expect(target.getAttribute('aria-describedby')).toBe('tip');
});

test('an open tooltip that the pointer passes over again does not close and open anew', () => {
  point(target);
  wait(0);
  const toggle = jest.spyOn(popover, 'togglePopover');
  point(target);
  wait(0);
  expect(toggle).not.toHaveBeenCalled();
});

test('a pointer that leaves before anything is shown shows nothing', () => {
  point(target);
  point(document.querySelector('b'));
  expect(wait(500)).toBe(false);
});

test('while the pointer moves on elsewhere, the tooltip still goes after 0.1 s', () => {
  point(target);
  wait(0);
  point(document.querySelector('b'));
  wait(60);
  point(document.body);
  expect(wait(40)).toBe(false);
});

test('the next tooltip takes the place of the one before', () => {
  point(target);
  wait(0);
  const other = document.createElement('a');
  other.dataset.tooltip = 'Other';
  document.body.append(other);
  point(other);
  expect(wait(0)).toBe(true);
  expect([popover.textContent, target.hasAttribute('aria-describedby'), other.getAttribute('aria-describedby')]).toEqual([
    'Other',
    false,
    'tip',
  ]);
});

test('what opens by click alone does not go with the pointer', () => {
  target.dataset.tooltipOn = 'click';
  send(target, 'click');
  wait(0);
  point(document.querySelector('b'));
  target.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  expect(wait(500)).toBe(true);
});

test.each([
  ['click', ['contextmenu']],
  ['contextmenu', ['click']],
])('%s opens where the target asks for it, nothing else does', (type, others) => {
  target.dataset.tooltipOn = type;
  for (const other of others) send(target, other);
  point(target);
  expect(wait(0)).toBe(false);
  send(target, type);
  expect(wait(0)).toBe(true);
});

test('the menu of the browser is suppressed only where a tooltip takes its place', () => {
  expect(send(target, 'contextmenu')).toBe(true);
  target.dataset.tooltipOn = 'hover contextmenu';
  expect(send(target, 'contextmenu')).toBe(false);
});

test('a click where no click is asked for leaves the rest alone', () => {
  expect(() => [send(target, 'click'), send(document.body, 'click'), point(document.body)]).not.toThrow();
  expect(wait(500)).toBe(false);
});

test('focus by pointer opens nothing', () => {
  Object.assign(target, { matches: (selector: string) => selector !== ':focus-visible' });
  target.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  document.body.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  expect(wait(0)).toBe(false);
});

test('focus that goes takes along what it has opened', () => {
  Object.assign(target, { matches: () => true });
  target.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  expect(wait(0)).toBe(true);
  target.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  expect(wait(99)).toBe(true);
  expect(wait(1)).toBe(false);
});

test('Escape closes, other keys do not', () => {
  point(target);
  wait(0);
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
  expect(isOpen()).toBe(true);
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect(isOpen()).toBe(false);
});

test('after the clean-up nothing opens, and what was open is closed', () => {
  point(target);
  wait(0);
  stop();
  expect([isOpen(), target.hasAttribute('aria-describedby')]).toEqual([false, false]);
  point(target);
  expect(wait(0)).toBe(false);
});
