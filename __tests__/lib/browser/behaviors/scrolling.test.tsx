import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { hideNavbarOnScroll, serveScrollButton } from '@/lib/browser/behaviors/scrolling';
import { stubBrowser } from '../../../support/browser-stubs';

let stop: AbortController;

beforeEach(() => {
  stop = new AbortController();
  document.body.innerHTML = '';
  document.documentElement.removeAttribute('data-navbar-away');
  stubBrowser();
  jest.useFakeTimers();
  move(0);
});
afterEach(() => {
  stop.abort();
  jest.useRealTimers();
});

function renderHeader() {
  render(<header data-hide-on-scroll="" />);
  hideNavbarOnScroll(stop.signal);
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
  serveScrollButton(stop.signal);
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

test('the navigation bar hides when scrolling down, returns when scrolling up, and is never hidden within 100 px of the top', () => {
  renderHeader();
  const isAway = () => document.documentElement.hasAttribute('data-navbar-away');
  const moveLater = (y: number) => {
    act(() => jest.advanceTimersByTime(200));
    move(y);
  };
  moveLater(100);
  expect(isAway()).toBe(false);
  moveLater(400);
  expect(isAway()).toBe(true);
  moveLater(380);
  expect(isAway()).toBe(false);
  moveLater(500);
  expect(isAway()).toBe(true);
  moveLater(90);
  expect(isAway()).toBe(false);
});

test('reads the scroll position at most every 200 ms', () => {
  renderHeader();
  const isAway = () => document.documentElement.hasAttribute('data-navbar-away');
  move(300);
  expect(isAway()).toBe(true);
  move(200);
  act(() => jest.advanceTimersByTime(199));
  expect(isAway()).toBe(true);
  act(() => jest.advanceTimersByTime(1));
  expect(isAway()).toBe(false);
});

test('a header that does not ask for it stays', () => {
  render(<header />);
  hideNavbarOnScroll(stop.signal);
  move(500);
  expect(document.documentElement.hasAttribute('data-navbar-away')).toBe(false);
});

test('a scroll-to-top button that replaces another one works like that one', () => {
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  document.body.innerHTML = '<button class="scroll-to-top">Old</button>';
  serveScrollButton(stop.signal);
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
  serveScrollButton(stop.signal);
  fireEvent.click(screen.getByText('Text'));
  expect(scrollTo).not.toHaveBeenCalled();
});

test('without a header that asks for it, nothing follows the position to hide the navigation bar', () => {
  const listen = jest.spyOn(window, 'addEventListener');
  hideNavbarOnScroll(stop.signal);
  expect(listen).not.toHaveBeenCalled();
  listen.mockRestore();
});

test('both end with their signal', () => {
  render(
    <>
      <header data-hide-on-scroll="" />
      <button type="button" className="scroll-to-top">
        Scroll to top
      </button>
    </>,
  );
  serveScrollButton(stop.signal);
  hideNavbarOnScroll(stop.signal);
  stop.abort();
  move(500);
  const isShown = screen.getByRole('button').hasAttribute('data-shown');
  expect([isShown, document.documentElement.hasAttribute('data-navbar-away')]).toEqual([false, false]);
});
