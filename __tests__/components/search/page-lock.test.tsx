import { jest } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { usePageLock } from '@/components/search/use-page-lock';

const { body, documentElement: root } = document;

test('the page is locked, keeps the width of its content and returns to its scroll position', () => {
  const scrollTo = jest.fn();
  Object.defineProperty(window, 'scrollTo', { configurable: true, value: scrollTo });
  Object.defineProperty(window, 'scrollY', { configurable: true, value: 300 });
  // The scrollbar of 15 px is gone while the class is set.
  Object.defineProperty(root, 'clientWidth', { configurable: true, get: () => (body.className ? 1000 : 985) });
  const { unmount } = renderHook(() => usePageLock());
  expect([body.className, body.style.paddingInlineEnd]).toEqual(['DocSearch--active', '15px']);
  Object.defineProperty(window, 'scrollY', { configurable: true, value: 0 });
  expect(scrollTo).not.toHaveBeenCalled();
  unmount();
  expect([body.className, body.style.paddingInlineEnd]).toEqual(['', '']);
  expect(scrollTo.mock.calls).toEqual([[{ top: 300, behavior: 'instant' }]]);
});

test('a page that arrived in the meantime keeps its own scroll position', () => {
  const scrollTo = jest.fn();
  Object.defineProperty(window, 'scrollTo', { configurable: true, value: scrollTo });
  const { unmount } = renderHook(() => usePageLock());
  history.replaceState(null, '', '/next');
  unmount();
  expect(body.className).toBe('');
  expect(scrollTo).not.toHaveBeenCalled();
});
