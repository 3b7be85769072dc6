import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { HideOnScroll } from '@/components/shell/hide-on-scroll.client';
import { ScrollToTop } from '@/components/shell/scroll-to-top.client';
import { stubBrowser } from './browser-stubs';

beforeEach(() => {
  stubBrowser();
  jest.useFakeTimers();
  move(0);
});
afterEach(() => jest.useRealTimers());

function move(y: number) {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  act(() => {
    window.dispatchEvent(new Event('scroll'));
  });
}

test('the scroll-to-top button is shown only past 100 px', () => {
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  render(
    <ScrollToTop label="Scroll to top">
      <i />
    </ScrollToTop>,
  );
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
  const { unmount } = render(<HideOnScroll />);
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
  moveLater(500);
  unmount();
  expect(isAway()).toBe(false);
});

test('reads the scroll position at most every 200 ms', () => {
  render(<HideOnScroll />);
  const isAway = () => document.documentElement.hasAttribute('data-navbar-away');
  move(300);
  expect(isAway()).toBe(true);
  move(200);
  act(() => jest.advanceTimersByTime(199));
  expect(isAway()).toBe(true);
  act(() => jest.advanceTimersByTime(1));
  expect(isAway()).toBe(false);
});
