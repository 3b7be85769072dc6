import { jest } from '@jest/globals';
import { initTooltips, TOOLTIP_LEAVE_MS } from '@/lib/browser/behaviors/tooltips';
import { trackListeners } from '../../../support/track-listeners';

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
  draw('<button data-tooltip="Copy"><i></i></button>');
  popover.getBoundingClientRect = () => ({ width: 100, height: 20 }) as DOMRect;
  place({ left: 400, top: 300 });
  Object.assign(window, { innerWidth: 1000, innerHeight: 600 });
  stop = trackListeners();
  initTooltips();
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

function draw(button: string): void {
  document.body.innerHTML = `<p id="tooltip" role="tooltip"></p>${button}<b>Elsewhere</b>`;
  popover = document.querySelector('#tooltip') as HTMLElement;
  target = document.querySelector('button') as HTMLElement;
}

/** Places a 40 by 30 px button in a 1000 by 600 px window. */
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
/** Points at the target and waits for its tooltip. */
const open = () => {
  point(target);
  return wait(0);
};
const leave = () => point(document.querySelector('b'));
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
  // Never closer than 8 px to the edge of the window.
  ['top', { left: 0, top: 300 }, '8px', '272px'],
  ['top', { left: 990, top: 300 }, '892px', '272px'],
  ['right', { left: 400, top: 0 }, '448px', '8px'],
  ['right', { left: 400, top: 590 }, '448px', '572px'],
  ['elsewhere', { left: 400, top: 300 }, '448px', '305px'],
])('on the side %s of a button at %j', (side, where, left, top) => {
  if (side !== 'right') target.dataset.placement = side;
  place(where);
  open();
  expect([popover.style.left, popover.style.top]).toEqual([left, top]);
});

test.each([
  ['right', '30px', '338px'],
  ['left', '30px', '338px'],
])('without room on the side %s and opposite, it is below: it never covers its button', (side, left, top) => {
  Object.assign(window, { innerWidth: 200 });
  target.dataset.placement = side;
  place({ left: 60, top: 300 });
  open();
  expect([popover.style.left, popover.style.top]).toEqual([left, top]);
});

test('the text is by default the accessible name at the time when the tooltip opens', () => {
  target.dataset.tooltip = '';
  for (const name of ['Copy code', '已复制']) {
    target.setAttribute('aria-label', name);
    point(target);
    wait(1000);
    expect([popover.textContent, target.hasAttribute('aria-describedby')]).toEqual([name, false]);
    document.querySelector('b')?.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
  }
});

test('has the required delay', () => {
  expect(TOOLTIP_LEAVE_MS).toBe(100);
});

test('opens when the pointer is on a child of the target, and closes 100 ms after it has left', () => {
  point(target.firstElementChild);
  expect(wait(0)).toBe(true);
  expect(popover.textContent).toBe('Copy');
  expect(target.getAttribute('aria-describedby')).toBe('tooltip');
  leave();
  expect(wait(99)).toBe(true);
  expect(wait(1)).toBe(false);
  expect(target.hasAttribute('aria-describedby')).toBe(false);
});

test('stays open while it is hovered, and if the pointer returns to the target', () => {
  open();
  for (const place of [popover, target]) {
    leave();
    // On its way, the pointer may cross several elements.
    point(document.body);
    point(place);
    expect(wait(500)).toBe(true);
  }
});

test('describes no target that has the same name or another description', () => {
  target.setAttribute('aria-label', 'Copy');
  open();
  expect([isOpen(), target.hasAttribute('aria-describedby')]).toEqual([true, false]);
  target.removeAttribute('aria-label');
  target.setAttribute('aria-describedby', 'other');
  for (let count = 0; count < 2; count++) {
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    expect(target.getAttribute('aria-describedby')).toBe('other');
    expect(open()).toBe(true);
  }
});

test('does not open on touch', () => {
  point(target, 'touch');
  expect(wait(10)).toBe(false);
});

describe('after React has replaced the elements of the page', () => {
  const replace = () => draw('<button data-tooltip="New">New</button>');

  test('tooltips open in the new popover', () => {
    replace();
    expect(open()).toBe(true);
    expect([popover.textContent, target.getAttribute('aria-describedby')]).toEqual(['New', 'tooltip']);
    leave();
    expect(wait(TOOLTIP_LEAVE_MS)).toBe(false);
  });

  test('a tooltip that was open is forgotten', () => {
    expect(open()).toBe(true);
    replace();
    expect(isOpen()).toBe(false);
    expect(open()).toBe(true);
    expect(popover.textContent).toBe('New');
  });

  test('a page without popover shows none', () => {
    document.querySelector('#tooltip')?.remove();
    open();
    expect(target.hasAttribute('aria-describedby')).toBe(false);
  });
});

test('does not reopen when the pointer returns to the target', () => {
  open();
  const toggle = jest.spyOn(popover, 'togglePopover');
  open();
  expect(toggle).not.toHaveBeenCalled();
});

test('closes after 100 ms while the pointer moves elsewhere', () => {
  open();
  leave();
  wait(60);
  point(document.body);
  expect(wait(40)).toBe(false);
});

test('the next tooltip replaces the previous one', () => {
  open();
  const other = document.createElement('a');
  other.dataset.tooltip = 'Other';
  document.body.append(other);
  point(other);
  expect(wait(0)).toBe(true);
  expect([popover.textContent, target.hasAttribute('aria-describedby'), other.getAttribute('aria-describedby')]).toEqual([
    'Other',
    false,
    'tooltip',
  ]);
});

test('a tooltip that opens only on click does not close when the pointer leaves', () => {
  target.dataset.tooltipOn = 'click';
  send(target, 'click');
  wait(0);
  leave();
  target.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  expect(wait(500)).toBe(true);
});

test.each([
  ['click', ['contextmenu']],
  ['contextmenu', ['click']],
])('%s opens a tooltip only if data-tooltip-on contains it', (type, others) => {
  target.dataset.tooltipOn = type;
  for (const other of others) send(target, other);
  expect(open()).toBe(false);
  send(target, type);
  expect(wait(0)).toBe(true);
});

test('suppresses the context menu only if a tooltip opens instead', () => {
  expect(send(target, 'contextmenu')).toBe(true);
  target.dataset.tooltipOn = 'hover contextmenu';
  expect(send(target, 'contextmenu')).toBe(false);
});

test('ignores clicks unless data-tooltip-on contains click', () => {
  expect(() => [send(target, 'click'), send(document.body, 'click'), point(document.body)]).not.toThrow();
  expect(wait(500)).toBe(false);
});

test('focus by pointer does not open a tooltip', () => {
  Object.assign(target, { matches: (selector: string) => selector !== ':focus-visible' });
  target.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  document.body.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  expect(wait(0)).toBe(false);
});

test('closes when the target loses focus', () => {
  Object.assign(target, { matches: () => true });
  target.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  expect(wait(0)).toBe(true);
  target.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  expect(wait(99)).toBe(true);
  expect(wait(1)).toBe(false);
});

test.each([
  ['Escape', false, () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))],
  ['another key', true, () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }))],
  ['a press of the pointer', false, () => send(document.body, 'pointerdown')],
  ['scrolling', false, () => document.dispatchEvent(new Event('scroll'))],
])('after %s, it is open: %j', (_, expected, act) => {
  open();
  act();
  expect(isOpen()).toBe(expected);
});
