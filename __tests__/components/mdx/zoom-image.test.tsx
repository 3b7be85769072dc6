import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { ZoomImage } from '@/components/mdx/zoom-image.client';

const IMAGE = { src: '/graph.svg', alt: 'Module graph', width: 320, height: 200 };
const image = <ZoomImage image={IMAGE} zoomLabel="Zoom image: Module graph" closeLabel="Close image" />;

beforeEach(() => {
  jest.useFakeTimers();
  // jsdom has the element, but does not implement its methods.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function close() {
    this.removeAttribute('open');
  };
  scrollTo(0);
});
afterEach(() => {
  jest.useRealTimers();
});

function scrollTo(y: number) {
  Object.defineProperty(window, 'scrollY', { configurable: true, value: y });
  fireEvent.scroll(window);
}
const readState = (container: Element) => container.querySelector<HTMLElement>('[data-zoom]')?.dataset.zoom;
const openImage = () => fireEvent.click(screen.getByRole('button', { name: 'Zoom image: Module graph' }));

test('a click opens the image; a click on the large image closes it', () => {
  const { container } = render(image);
  expect(readState(container)).toBe('closed');
  openImage();
  expect(readState(container)).toBe('opened');
  expect(screen.getByRole('dialog', { name: 'Module graph' }).hasAttribute('open')).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Close image' }));
  expect(readState(container)).toBe('closed');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each(['Enter', ' '])('the key "%s" opens it', (key) => {
  const { container } = render(image);
  fireEvent.keyDown(screen.getByRole('button'), { key });
  expect(readState(container)).toBe('opened');
});

test('is in the states opening and closing during the animation', () => {
  const finished: (() => void)[] = [];
  const animate = jest.fn(() => ({
    cancel: () => undefined,
    set onfinish(run: () => void) {
      finished.push(run);
    },
  }));
  Object.assign(HTMLElement.prototype, { animate });
  window.matchMedia = jest.fn(() => ({ matches: false })) as unknown as typeof window.matchMedia;
  const box = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ x: 0, y: 0, width: 10, height: 10 } as DOMRect);

  const { container } = render(image);
  openImage();
  expect(readState(container)).toBe('opening');
  act(() => finished.shift()?.());
  expect(readState(container)).toBe('opened');
  fireEvent.click(screen.getByRole('button', { name: 'Close image' }));
  expect(readState(container)).toBe('closing');
  act(() => finished.shift()?.());
  expect(readState(container)).toBe('closed');

  box.mockRestore();
  Reflect.deleteProperty(HTMLElement.prototype, 'animate');
});

test('Escape closes it with the animation', () => {
  const { container } = render(image);
  openImage();
  const cancel = new Event('cancel', { cancelable: true });
  act(() => {
    screen.getByRole('dialog').dispatchEvent(cancel);
  });
  expect(cancel.defaultPrevented).toBe(true);
  expect(readState(container)).toBe('closed');
});

test('scrolling more than 40 px closes it after 150 ms', () => {
  const { container } = render(image);
  openImage();
  scrollTo(40);
  act(() => jest.advanceTimersByTime(1000));
  expect(readState(container)).toBe('opened');
  scrollTo(41);
  act(() => jest.advanceTimersByTime(149));
  expect(readState(container)).toBe('opened');
  act(() => jest.advanceTimersByTime(1));
  expect(readState(container)).toBe('closed');
});

test.each([
  [
    'in a link',
    <a key="a" href="/">
      {image}
    </a>,
  ],
  [
    'on a page with globalUIComponents off',
    <main key="main" data-global-ui="off">
      {image}
    </main>,
  ],
  [
    'with globalUIComponents hidden by the query',
    <div key="div" data-hide-global-ui="">
      {image}
    </div>,
  ],
])('an image %s cannot be enlarged', (_, page) => {
  render(page);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('img', { name: 'Module graph' }).getAttribute('loading')).toBe('lazy');
});
