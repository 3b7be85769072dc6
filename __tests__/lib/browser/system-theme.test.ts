import { applyTheme, readTheme, watchTheme } from '@/lib/browser/theme';

const root = document.documentElement;
let dark: EventTarget & { matches: boolean };
let stop = () => {};

/** A system that answers the question for darkness, and no other. */
beforeEach(() => {
  localStorage.clear();
  root.removeAttribute('data-theme');
  root.className = '';
  dark = Object.assign(new EventTarget(), { matches: false });
  const other = Object.assign(new EventTarget(), { matches: false });
  const matchMedia = (query: string) => (query === '(prefers-color-scheme: dark)' ? dark : other);
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: matchMedia });
});
afterEach(() => stop());

const change = (matches: boolean) => {
  dark.matches = matches;
  dark.dispatchEvent(new Event('change'));
  return [root.dataset.theme, root.classList.contains('dark')];
};

test('auto follows the system both ways', () => {
  applyTheme(true, 'auto');
  stop = watchTheme(() => {});
  expect(change(true)).toEqual(['auto', true]);
  expect(change(false)).toEqual(['auto', false]);
});

test.each([
  ['light', false],
  ['dark', true],
] as const)('%s stays when the system changes', (theme, isDark) => {
  applyTheme(true, theme);
  stop = watchTheme(() => {});
  expect(change(!isDark)).toEqual([theme, isDark]);
  expect(change(isDark)).toEqual([theme, isDark]);
});

test('auto of a dark system is dark from the start', () => {
  dark.matches = true;
  applyTheme(true);
  expect(root.classList.contains('dark')).toBe(true);
});

test('after the clean-up the system is no longer followed', () => {
  applyTheme(true, 'auto');
  watchTheme(() => {})();
  expect(change(true)).toEqual(['auto', false]);
});

test('what is no theme reads as auto', () => {
  root.dataset.theme = 'pink';
  expect(readTheme()).toBe('auto');
});
