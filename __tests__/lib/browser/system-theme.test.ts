import { applyTheme, readTheme, watchTheme } from '@/lib/browser/theme';

const root = document.documentElement;
let dark: EventTarget & { matches: boolean };
let stop = () => {};

/** A fake `matchMedia` that only supports `prefers-color-scheme: dark`. */
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

test('auto follows the system in both directions', () => {
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

test('auto is dark from the start on a dark system', () => {
  dark.matches = true;
  applyTheme(true);
  expect(root.classList.contains('dark')).toBe(true);
});

test('does not follow the system after the cleanup', () => {
  applyTheme(true, 'auto');
  watchTheme(() => {})();
  expect(change(true)).toEqual(['auto', false]);
});

test('unknown values are read as auto', () => {
  root.dataset.theme = 'pink';
  expect(readTheme()).toBe('auto');
});
