import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { initTooltips, TOOLTIP_ENTER_MS, TOOLTIP_LEAVE_MS } from '@/lib/browser/behaviors/tooltips';
import { firePointer, stubBrowser } from '../../../support/browser-stubs';

let stop: AbortController;

beforeEach(() => {
  stop = new AbortController();
  stubBrowser();
  jest.useFakeTimers();
});
afterEach(() => {
  stop.abort();
  jest.useRealTimers();
});

function setUp(attributes: Record<string, string> = {}) {
  render(
    <>
      <button type="button" data-tooltip="More about it" {...attributes}>
        Target
      </button>
      <p>Elsewhere</p>
      <div id="tooltip" role="tooltip" />
    </>,
  );
  initTooltips(stop.signal);
  const target = screen.getByRole('button');
  const tip = screen.getByRole('tooltip', { hidden: true });
  const elsewhere = screen.getByText('Elsewhere');
  tip.getBoundingClientRect = () => ({ width: 100, height: 20 }) as DOMRect;
  target.getBoundingClientRect = () => ({ left: 400, right: 440, top: 300, bottom: 330, width: 40, height: 30 }) as DOMRect;
  const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
  return { target, tip, elsewhere, wait, isOpen: () => tip.hasAttribute('data-open') };
}

test('has the required delays', () => {
  expect([TOOLTIP_ENTER_MS, TOOLTIP_LEAVE_MS]).toEqual([0, 100]);
});

test('opens immediately on hover and closes 100 ms after the pointer has left', () => {
  const { target, tip, elsewhere, wait, isOpen } = setUp();
  firePointer(target, 'pointerover');
  wait(0);
  expect(isOpen()).toBe(true);
  expect(tip.textContent).toBe('More about it');
  expect(target.getAttribute('aria-describedby')).toBe(tip.id);
  firePointer(elsewhere, 'pointerover');
  wait(99);
  expect(isOpen()).toBe(true);
  wait(1);
  expect(isOpen()).toBe(false);
  expect(target.hasAttribute('aria-describedby')).toBe(false);
});

test('stays open while it is hovered, and if the pointer returns to the target', () => {
  const { target, tip, elsewhere, wait, isOpen } = setUp();
  firePointer(target, 'pointerover');
  wait(0);
  firePointer(elsewhere, 'pointerover');
  firePointer(tip, 'pointerover');
  wait(500);
  expect(isOpen()).toBe(true);
  firePointer(elsewhere, 'pointerover');
  firePointer(target, 'pointerover');
  wait(500);
  expect(isOpen()).toBe(true);
});

test.each([
  [{}, '448px', '305px'],
  [{ 'data-placement': 'left' }, '292px', '305px'],
  [{ 'data-placement': 'top' }, '370px', '272px'],
  [{ 'data-placement': 'bottom' }, '370px', '338px'],
])('with %j, its position is %s, %s', (attributes, left, top) => {
  const { target, tip, wait } = setUp(attributes);
  firePointer(target, 'pointerover');
  wait(0);
  expect([tip.style.left, tip.style.top]).toEqual([left, top]);
});

test.each([
  ['right', { left: 900, right: 1000 }, '792px'],
  ['left', { left: 20, right: 60 }, '68px'],
])('flips to the other side if there is no room: %s', (placement, edges, left) => {
  const { target, tip, wait } = setUp({ 'data-placement': placement });
  target.getBoundingClientRect = () => ({ top: 300, bottom: 330, width: 40, height: 30, ...edges }) as DOMRect;
  firePointer(target, 'pointerover');
  wait(0);
  expect(tip.style.left).toBe(left);
});

test.each(['click', 'contextmenu'])('opens on %s if the target has data-tooltip-on', (type) => {
  const { target, wait, isOpen } = setUp({ 'data-tooltip-on': type });
  firePointer(target, 'pointerover');
  wait(0);
  expect(isOpen()).toBe(false);
  fireEvent(target, new MouseEvent(type, { bubbles: true, cancelable: true }));
  wait(0);
  expect(isOpen()).toBe(true);
});

test('opens on keyboard focus', () => {
  const { target, wait, isOpen } = setUp();
  act(() => target.focus());
  wait(0);
  expect(isOpen()).toBe(true);
  act(() => target.blur());
  wait(100);
  expect(isOpen()).toBe(false);
});

test.each([
  ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
  ['a pointer press', () => firePointer(document.body, 'pointerdown')],
  ['scrolling', () => fireEvent.scroll(document)],
])('closes on %s', (_, dismiss) => {
  const { target, wait, isOpen } = setUp();
  firePointer(target, 'pointerover');
  wait(0);
  dismiss();
  expect(isOpen()).toBe(false);
});

test('does not set aria-describedby if the name is the same or another description exists', () => {
  const { target, wait } = setUp({ 'aria-label': 'More about it' });
  firePointer(target, 'pointerover');
  wait(0);
  expect(target.hasAttribute('aria-describedby')).toBe(false);
  target.removeAttribute('aria-label');
  target.setAttribute('aria-describedby', 'other');
  fireEvent.keyDown(document.body, { key: 'Escape' });
  firePointer(target, 'pointerover');
  wait(0);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(target.getAttribute('aria-describedby')).toBe('other');
});

test('does not open on touch', () => {
  const { target, wait, isOpen } = setUp();
  firePointer(target, 'pointerover', 'touch');
  wait(10);
  expect(isOpen()).toBe(false);
});
