import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { hideNavbarOnScroll, initScrollButton } from '@/lib/browser/behaviors/scrolling';
import { stubBrowser } from '../../../support/browser-stubs';
import { trackListeners } from '../../../support/track-listeners';

let stop: () => void;

beforeEach(() => {
  stop = trackListeners();
  document.body.innerHTML = '';
  document.documentElement.removeAttribute('data-navbar-hidden');
  stubBrowser();
  jest.useFakeTimers();
  move(0);
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

const isHidden = () => document.documentElement.hasAttribute('data-navbar-hidden');

function renderHeader() {
  render(<header data-hide-on-scroll="" />);
  hideNavbarOnScroll();
}

function move(y: number) {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  act(() => {
    window.dispatchEvent(new Event('scroll'));
  });
}

test('the scroll-to-top button is shown only past 100 px', () => {
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  render(
    <button type="button" className="scroll-to-top">
      Scroll to top
    </button>,
  );
  initScrollButton();
  const button = screen.getByRole('button', { name: 'Scroll to top' });
  const isShown = () => button.hasAttribute('data-shown');
  expect(isShown()).toBe(false);
  move(100);
  expect(isShown()).toBe(false);
  act(() => jest.advanceTimersByTime(100));
  move(101);
  expect(isShown()).toBe(true);
  fireEvent.click(button);
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
});

/** Whether the button is shown after each move to a position, which has text or a link below the button. */
function initAbove(moves: readonly (readonly [y: number, below: 'text' | 'link'])[]): boolean[] {
  document.body.innerHTML = '<button class="scroll-to-top"><i></i></button><a href="/a"><b>Link</b></a><p>Text</p>';
  let found = 'p';
  document.elementsFromPoint = () => [...document.querySelectorAll(`.scroll-to-top, .scroll-to-top i, ${found}`)];
  const button = screen.getByRole('button');
  initScrollButton();
  return moves.map(([y, below]) => {
    found = below === 'link' ? 'b' : 'p';
    act(() => jest.advanceTimersByTime(100));
    move(y);
    return button.hasAttribute('data-shown');
  });
}

test('on phones, the scroll-to-top button is shown while the reader scrolls up, but not over another control', () => {
  stubBrowser().findMedia('(width < 48rem)').set(true);
  const shown = initAbove([
    [600, 'text'],
    [500, 'text'],
    [510, 'text'],
    [400, 'text'],
    [300, 'link'],
    [200, 'text'],
    [90, 'text'],
  ]);
  expect(shown).toEqual([false, true, false, true, false, true, false]);
});

test('on wide screens, the scroll-to-top button is shown below the top, but not over another control', () => {
  const shown = initAbove([
    [500, 'text'],
    [600, 'text'],
    [700, 'link'],
    [600, 'link'],
    [500, 'text'],
  ]);
  expect(shown).toEqual([true, true, false, false, true]);
});

test.each(['<button>', '<summary>', '<input>', '<a href="/">'])('the scroll-to-top button makes room for %s', (control) => {
  document.body.innerHTML = `<button class="scroll-to-top"></button><div>${control}</div>`;
  document.elementsFromPoint = () => [...document.querySelectorAll('.scroll-to-top, div > *')];
  initScrollButton();
  move(500);
  expect(document.querySelector('.scroll-to-top')?.hasAttribute('data-shown')).toBe(false);
});

test.each<[string, (x: number, y: number) => boolean, boolean]>([
  ['the middle', (x, y) => x === 30 && y === 120, false],
  ['a corner', (x, y) => x === 50 && y === 140, false],
  ['no point', () => false, true],
])('the scroll-to-top button makes room for a link at %s of its points', (_, isLink, expected) => {
  document.body.innerHTML = '<button class="scroll-to-top"></button><a href="/a">Link</a>';
  const button = screen.getByRole('button');
  button.getBoundingClientRect = () => ({ left: 10, right: 50, top: 100, bottom: 140 }) as DOMRect;
  document.elementsFromPoint = (x, y) => [...document.querySelectorAll(isLink(x, y) ? 'button, a' : 'button')];
  initScrollButton();
  move(500);
  expect(button.hasAttribute('data-shown')).toBe(expected);
});

test('the navigation bar hides when scrolling down, returns when scrolling up, and is never hidden within 100 px of the top', () => {
  renderHeader();
  const states = [100, 400, 380, 500, 90].map((y) => {
    act(() => jest.advanceTimersByTime(200));
    move(y);
    return isHidden();
  });
  expect(states).toEqual([false, true, false, true, false]);
});

test('reads the scroll position at most every 200 ms', () => {
  renderHeader();
  move(300);
  expect(isHidden()).toBe(true);
  move(200);
  act(() => jest.advanceTimersByTime(199));
  expect(isHidden()).toBe(true);
  act(() => jest.advanceTimersByTime(1));
  expect(isHidden()).toBe(false);
});

test('a header that does not ask for it stays', () => {
  render(<header />);
  hideNavbarOnScroll();
  move(500);
  expect(isHidden()).toBe(false);
});

test('a scroll-to-top button that replaces another one works like that one', () => {
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  document.body.innerHTML = '<button class="scroll-to-top">Old</button>';
  initScrollButton();
  move(300);
  document.body.innerHTML = '<button class="scroll-to-top"><i>New</i></button>';
  const button = screen.getByRole('button', { name: 'New' });
  act(() => jest.advanceTimersByTime(100));
  move(301);
  expect(button.hasAttribute('data-shown')).toBe(true);
  scrollTo.mockClear();
  fireEvent.click(screen.getByText('New'));
  expect(scrollTo).toHaveBeenCalledTimes(1);
  document.body.innerHTML = '';
  act(() => jest.advanceTimersByTime(100));
  expect(() => move(0)).not.toThrow();
});

test('clicks elsewhere do not scroll', () => {
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  scrollTo.mockClear();
  document.body.innerHTML = '<p>Text</p><button class="scroll-to-top">Top</button>';
  initScrollButton();
  fireEvent.click(screen.getByText('Text'));
  expect(scrollTo).not.toHaveBeenCalled();
});

test('without a header that asks for it, nothing follows the position to hide the navigation bar', () => {
  const listen = jest.spyOn(window, 'addEventListener');
  hideNavbarOnScroll();
  expect(listen).not.toHaveBeenCalled();
  listen.mockRestore();
});
