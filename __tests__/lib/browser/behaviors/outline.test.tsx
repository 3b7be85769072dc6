import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { OutlineList } from '@/components/doc/outline-list';
import { followOutline } from '@/lib/browser/behaviors/outline';
import { announcePage } from '@/lib/browser/page-change';
import { trackListeners } from '../../../support/track-listeners';

const HEADINGS = [
  { id: 'intro', text: 'Intro', depth: 2 },
  { id: '用法', text: '用法', depth: 3 },
  { id: 'next', text: 'Next', depth: 2 },
];
/** Vertical positions of the headings. */
const TOPS: Record<string, number> = { intro: 100, 用法: 600, next: 900 };

const PAGE = HEADINGS.map(({ id, text }) => (
  <h2 key={id} id={id}>
    {text}
  </h2>
));

function scrollTo(y: number) {
  Object.defineProperty(document.documentElement, 'scrollTop', { configurable: true, value: y });
  fireEvent.scroll(window);
}
/** Scrolls, and waits until the outline follows. */
function follow(y: number) {
  scrollTo(y);
  act(() => jest.advanceTimersByTime(100));
}

beforeEach(() => {
  stop = trackListeners();
  jest.useFakeTimers();
  history.replaceState(null, '', '/');
  document.body.innerHTML = '';
  Object.defineProperty(document.documentElement, 'scrollHeight', { configurable: true, value: 2000 });
  Object.defineProperty(window, 'innerHeight', { configurable: true, value: 800 });
  jest.spyOn(Element.prototype, 'getClientRects').mockImplementation(() => [{}] as unknown as DOMRectList);
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function box(this: Element) {
    return { top: (TOPS[this.id] ?? 0) - document.documentElement.scrollTop, bottom: 0, height: 0 } as DOMRect;
  });
  scrollTo(0);
});
let stop: () => void;

afterEach(() => {
  stop();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const listActive = () => [...document.querySelectorAll('[aria-current="true"]')].map((link) => link.textContent);
const showFrame = () => act(() => jest.advanceTimersToNextFrame());

function renderOutline() {
  render(
    <>
      {PAGE}
      <nav aria-label="ON THIS PAGE" data-outline>
        <OutlineList outline={HEADINGS} />
      </nav>
    </>,
  );
  followOutline();
  showFrame();
}

test.each([
  ['at the top', 0, 'Intro'],
  ['before the second heading', 560, 'Intro'],
  ['at the second heading', 580, '用法'],
  ['past the last heading', 1100, 'Next'],
])('%s, marks the link of the active heading', (_, y, expected) => {
  renderOutline();
  follow(y);
  expect(listActive()).toEqual([expected]);
});

test('scrolls the outline to the link of the active heading', () => {
  renderOutline();
  const outline = screen.getByRole('navigation');
  for (const link of outline.querySelectorAll('a')) link.getBoundingClientRect = () => ({ top: 900, bottom: 920, height: 20 }) as DOMRect;
  follow(580);
  // The box of the outline is empty and begins at -580, so this is the difference of the centers.
  expect(outline.scrollTop).toBe(900 + 580 + 10);
});

test('updates on scroll at most every 100 ms', () => {
  renderOutline();
  scrollTo(10);
  scrollTo(600);
  act(() => jest.advanceTimersByTime(99));
  expect(listActive()).toEqual(['Intro']);
  act(() => jest.advanceTimersByTime(1));
  expect(listActive()).toEqual(['用法']);
});

test('at the end of the page, the heading of the hash is active, else the last one', () => {
  Object.defineProperty(document.documentElement, 'scrollHeight', { configurable: true, value: 900 });
  renderOutline();
  follow(100);
  expect(listActive()).toEqual(['Next']);
  history.replaceState(null, '', '#用法');
  follow(100);
  expect(listActive()).toEqual(['用法']);
});

test('marks the outline of the next page, and no link whose heading is gone', () => {
  renderOutline();
  expect(listActive()).toEqual(['Intro']);
  document.getElementById('intro')?.removeAttribute('id');
  announcePage();
  showFrame();
  expect(listActive()).toEqual(['用法']);
  for (const heading of document.querySelectorAll('h2')) heading.removeAttribute('id');
  announcePage();
  showFrame();
  expect(listActive()).toEqual([]);
});

test('reads few positions on scroll, however many headings the page has', () => {
  document.body.innerHTML = `${Array.from({ length: 5000 }, (_, at) => `<h2 id="h${at}">${at}</h2>`).join('')}
    <nav data-outline>${Array.from({ length: 5000 }, (_, at) => `<a href="#h${at}">${at}</a>`).join('')}</nav>`;
  const read = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function box(this: Element) {
    return { top: Number(this.id.slice(1)) * 100 - document.documentElement.scrollTop, bottom: 0, height: 0 } as DOMRect;
  });
  const find = jest.spyOn(document, 'getElementById');
  Object.defineProperty(document.documentElement, 'scrollHeight', { configurable: true, value: 500_000 });
  followOutline();
  showFrame();
  read.mockClear();
  find.mockClear();
  follow(250_000);
  expect(listActive()).toEqual(['2500']);
  expect(read.mock.calls.length).toBeLessThan(20);
  expect(find).not.toHaveBeenCalled();
});

test('finds headings that have been replaced', () => {
  document.body.innerHTML = HEADINGS.map(({ id }) => `<h2 id="${id}"></h2>`).join('');
  document.body.innerHTML += `<nav data-outline>${HEADINGS.map(({ id }) => `<a href="#${id}">${id}</a>`).join('')}</nav>`;
  followOutline();
  showFrame();
  for (const heading of document.querySelectorAll('h2')) heading.replaceWith(heading.cloneNode(true));
  follow(600);
  expect(listActive()).toEqual(['用法']);
});

test('the local bar shows the section at the top and the heading further down', () => {
  const { container } = render(
    <>
      {PAGE}
      <div data-local-bar>
        <p data-place="入门">入门</p>
        <nav data-outline>
          <OutlineList outline={HEADINGS} />
        </nav>
      </div>
    </>,
  );
  followOutline();
  const place = container.querySelector('p');
  const readAt = (y: number) => {
    Object.defineProperty(window, 'scrollY', { configurable: true, value: y });
    jest.advanceTimersByTime(100);
    scrollTo(y);
    return place?.textContent;
  };
  expect([readAt(0), readAt(100), readAt(600), readAt(50)]).toEqual(['入门', '入门', '用法', '入门']);
});
