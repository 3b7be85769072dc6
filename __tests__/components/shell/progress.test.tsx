import { jest } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { ProgressBar } from '@/components/shell/progress-bar.client';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const bar = () => document.querySelector<HTMLElement>('[data-progress]');
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('navigation within 200 ms shows no bar', () => {
  const { rerender } = render(<ProgressBar busy />);
  wait(199);
  expect(bar()).toBeNull();
  rerender(<ProgressBar busy={false} />);
  wait(1000);
  expect(bar()).toBeNull();
});

test('starts at 0.08, grows by 0.02 every 800 ms, completes and disappears', () => {
  const { rerender } = render(<ProgressBar busy />);
  wait(200);
  expect(bar()?.style.transform).toBe('scaleX(0.08)');
  wait(799);
  expect(bar()?.style.transform).toBe('scaleX(0.08)');
  wait(1);
  expect(bar()?.style.transform).toBe('scaleX(0.1)');
  wait(800 * 100);
  expect(bar()?.style.transform).toBe('scaleX(0.98)');
  rerender(<ProgressBar busy={false} />);
  expect(bar()?.style.transform).toBe('scaleX(1)');
  expect(bar()?.hasAttribute('data-done')).toBe(true);
  // Once full, it fades for 200 ms.
  wait(399);
  expect(bar()?.hasAttribute('data-done')).toBe(true);
  wait(1);
  expect(bar()).toBeNull();
});

test('starts again on the next navigation', () => {
  const { rerender } = render(<ProgressBar busy />);
  wait(300);
  rerender(<ProgressBar busy={false} />);
  rerender(<ProgressBar busy />);
  expect(bar()).toBeNull();
  wait(200);
  expect(bar()?.style.transform).toBe('scaleX(0.08)');
});
