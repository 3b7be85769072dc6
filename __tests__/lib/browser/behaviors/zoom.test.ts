import { jest } from '@jest/globals';
import { initZoom, ZOOM_CLOSE_DELAY_MS, ZOOM_SCROLL_PX } from '@/lib/browser/behaviors/zoom';
import { stubBrowser } from '../../../support/browser-stubs';
import { find } from '../../../support/find-element';
import { trackListeners } from '../../../support/track-listeners';

let stop: () => void;

beforeEach(() => {
  stubBrowser();
  jest.useFakeTimers();
  document.body.innerHTML =
    '<button id="open"></button><span class="zoom-view"><button id="close"></button></span><a href="/">a</a><nav popover></nav>';
  stop = trackListeners();
  initZoom();
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

const isOpen = () => find('.zoom-view').hasAttribute('data-open');
const scrollTo = (y: number) => {
  Object.defineProperty(window, 'scrollY', { configurable: true, value: y });
  window.dispatchEvent(new Event('scroll'));
};

test('the focus moves to the button that closes the picture', () => {
  find('#open').focus();
  find('nav').togglePopover(true);
  expect(document.activeElement?.id).toBe('open');
  find('.zoom-view').togglePopover(true);
  expect(document.activeElement?.id).toBe('close');
});

test('also completes a picture that was opened before the script ran', () => {
  stop();
  find('#open').focus();
  find('.zoom-view').togglePopover(true);
  expect(document.activeElement?.id).toBe('open');
  stop = trackListeners();
  initZoom();
  expect(document.activeElement?.id).toBe('close');
});

test('scrolling by more than 40 px closes the picture after 150 ms', () => {
  expect([ZOOM_SCROLL_PX, ZOOM_CLOSE_DELAY_MS]).toEqual([40, 150]);
  scrollTo(100);
  find('.zoom-view').togglePopover(true);
  scrollTo(100 + ZOOM_SCROLL_PX);
  jest.advanceTimersByTime(ZOOM_CLOSE_DELAY_MS);
  expect(isOpen()).toBe(true);
  scrollTo(100 - ZOOM_SCROLL_PX - 1);
  jest.advanceTimersByTime(ZOOM_CLOSE_DELAY_MS - 1);
  expect(isOpen()).toBe(true);
  jest.advanceTimersByTime(1);
  expect(isOpen()).toBe(false);
});

test('moving around in a pinched picture keeps it open, and the page where it is', () => {
  const move = jest.fn();
  Object.defineProperty(window, 'scrollTo', { configurable: true, value: move });
  Object.defineProperty(window, 'visualViewport', { configurable: true, value: { scale: 2 } });
  scrollTo(100);
  find('.zoom-view').togglePopover(true);
  scrollTo(100 + ZOOM_SCROLL_PX + 1);
  jest.runAllTimers();
  expect([isOpen(), move.mock.calls]).toEqual([true, [[0, 100]]]);
  Object.defineProperty(window, 'visualViewport', { configurable: true, value: { scale: 1 } });
  scrollTo(100 + ZOOM_SCROLL_PX + 2);
  jest.runAllTimers();
  expect(isOpen()).toBe(false);
});

test('a picture on a page that the reader has left does not hold the next one', () => {
  const move = jest.fn();
  Object.defineProperty(window, 'scrollTo', { configurable: true, value: move });
  Object.defineProperty(window, 'visualViewport', { configurable: true, value: { scale: 2 } });
  scrollTo(100);
  find('.zoom-view').togglePopover(true);
  find('.zoom-view').remove();
  scrollTo(500);
  expect(move).not.toHaveBeenCalled();
  Object.defineProperty(window, 'visualViewport', { configurable: true, value: { scale: 1 } });
});

test('scrolling just before a picture opens does not close it, although its event comes later', () => {
  scrollTo(500);
  find('.zoom-view').toggleAttribute('data-open', true);
  jest.advanceTimersByTime(ZOOM_CLOSE_DELAY_MS);
  expect(isOpen()).toBe(true);
});

test('a picture that is opened while another one is about to close stays open', () => {
  find('.zoom-view').togglePopover(true);
  scrollTo(500);
  find('.zoom-view').togglePopover(false);
  find('.zoom-view').togglePopover(true);
  jest.advanceTimersByTime(ZOOM_CLOSE_DELAY_MS);
  expect(isOpen()).toBe(true);
});

test('the picture closes when the focus leaves it', () => {
  find('.zoom-view').togglePopover(true);
  find('#close').blur();
  expect(isOpen()).toBe(true);
  find('#close').focus();
  find('a').focus();
  expect(isOpen()).toBe(false);
});
