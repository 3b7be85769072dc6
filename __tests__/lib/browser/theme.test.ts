import { jest } from '@jest/globals';
import { applyTheme, chooseTheme, nameThemeButtons, nextTheme, readTheme, watchTheme } from '@/lib/browser/theme';
import { createStorage, runAsText } from './run-as-text';

const root = document.documentElement;
let system: EventTarget & { matches: boolean };

beforeEach(() => {
  localStorage.clear();
  root.removeAttribute('data-theme');
  root.className = '';
  system = Object.assign(new EventTarget(), { matches: false });
  const other = Object.assign(new EventTarget(), { matches: false });
  const matchMedia = (query: string) => (query === '(prefers-color-scheme: dark)' ? system : other);
  window.matchMedia = matchMedia as typeof window.matchMedia;
});

/** Changes the system. */
const darken = (isDark: boolean) => {
  system.matches = isDark;
  system.dispatchEvent(new Event('change'));
  return state();
};

const state = () => [root.dataset.theme, root.classList.contains('dark')];

test.each([
  ['light', false, 'light', false],
  ['light', true, 'light', false],
  ['dark', false, 'dark', true],
  ['auto', false, 'auto', false],
  ['auto', true, 'auto', true],
  ['pink', true, 'auto', true],
  ['', false, 'auto', false],
  [null, true, 'auto', true],
])('stored %j and a dark system %j give %s, dark %j', (stored, systemDark, theme, dark) => {
  system.matches = systemDark;
  if (stored !== null) localStorage.setItem('rslib-docs:theme', stored);
  applyTheme(true);
  expect(state()).toEqual([theme, dark]);
});

test('with dark mode off the theme is light, whatever is stored or chosen', () => {
  system.matches = true;
  localStorage.setItem('rslib-docs:theme', 'dark');
  applyTheme(false);
  expect(state()).toEqual(['light', false]);
  applyTheme(false, 'dark');
  expect(state()).toEqual(['light', false]);
});

test('works from its source text, even if storage is forbidden', () => {
  const globals = { document, matchMedia: () => ({ matches: true }), localStorage: createStorage({}, true) };
  runAsText(applyTheme, [true], globals);
  expect(state()).toEqual(['auto', true]);
  runAsText(applyTheme, [true], { ...globals, localStorage: createStorage({ 'rslib-docs:theme': 'light' }) });
  expect(state()).toEqual(['light', false]);
});

test('each choice is stored and applied', () => {
  chooseTheme('dark');
  expect(localStorage.getItem('rslib-docs:theme')).toBe('dark');
  expect(readTheme()).toBe('dark');
});

test.each([
  [false, ['auto', 'dark', 'light', 'auto']],
  [true, ['auto', 'light', 'dark', 'auto']],
] as const)('after auto comes the opposite of the system, then the other, then auto (system dark: %s)', (dark, steps) => {
  system.matches = dark;
  for (const [at, step] of steps.slice(1).entries()) expect(nextTheme(steps[at] ?? 'auto')).toBe(step);
});

test('unknown values, and none, are read as auto', () => {
  expect(readTheme()).toBe('auto');
  root.dataset.theme = 'pink';
  expect(readTheme()).toBe('auto');
});

test('follows the system while the theme is auto, and only then, until the cleanup', () => {
  applyTheme(true, 'auto');
  const stop = watchTheme(jest.fn());
  expect(darken(true)).toEqual(['auto', true]);
  expect(darken(false)).toEqual(['auto', false]);
  for (const [theme, isDark] of [
    ['light', false],
    ['dark', true],
  ] as const) {
    chooseTheme(theme);
    for (const isSystemDark of [!isDark, isDark]) expect(darken(isSystemDark)).toEqual([theme, isDark]);
  }
  stop();
  applyTheme(true, 'auto');
  expect(darken(false)).toEqual(['auto', true]);
});

test('catches up with what changed before it watches', () => {
  applyTheme(true);
  expect(darken(true)).toEqual(['auto', false]);
  const onChange = jest.fn(() => expect(state()).toEqual(['auto', true]));
  watchTheme(onChange)();
  expect(onChange).toHaveBeenCalledTimes(1);
  localStorage.setItem('rslib-docs:theme', 'light');
  watchTheme(jest.fn())();
  expect(state()).toEqual(['light', false]);
});

test('stays light with dark mode off, even if a preference is stored', () => {
  root.className = 'light';
  localStorage.setItem('rslib-docs:theme', 'dark');
  applyTheme(false);
  const stop = watchTheme(jest.fn());
  for (const name of ['storage', 'pageshow']) window.dispatchEvent(new Event(name));
  darken(true);
  expect([...state(), root.className]).toEqual(['light', false, 'light']);
  stop();
});

test('a page that is restored from the cache takes the theme that was chosen in the meantime', () => {
  applyTheme(true, 'light');
  const stop = watchTheme(jest.fn());
  const show = () => window.dispatchEvent(new Event('pageshow'));
  localStorage.setItem('rslib-docs:theme', 'dark');
  show();
  expect(state()).toEqual(['dark', true]);
  localStorage.clear();
  show();
  expect(state()).toEqual(['dark', true]);
  stop();
  localStorage.setItem('rslib-docs:theme', 'light');
  show();
  expect(state()).toEqual(['dark', true]);
});

test('follows other tabs and reports changes until the cleanup', async () => {
  const onChange = jest.fn();
  const stop = watchTheme(onChange);
  const storeElsewhere = (key: string | null, value: string | null) => {
    if (key === null) localStorage.clear();
    else localStorage.setItem(key, String(value));
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: value }));
  };
  storeElsewhere('rslib-docs:theme', 'dark');
  expect(state()).toEqual(['dark', true]);
  onChange.mockClear();
  await Promise.resolve();
  expect(onChange).toHaveBeenCalledTimes(1);
  storeElsewhere('other', 'light');
  expect(readTheme()).toBe('dark');
  storeElsewhere(null, null);
  expect(readTheme()).toBe('auto');
  stop();
  storeElsewhere('rslib-docs:theme', 'dark');
  expect(readTheme()).toBe('auto');
});

test("the browser's own bars have the color of the chosen theme", async () => {
  document.head.innerHTML =
    '<meta name="theme-color" content="#fff" media="(prefers-color-scheme: light)"><meta name="theme-color" content="#000">';
  const listColors = () =>
    [...document.querySelectorAll<HTMLMetaElement>('meta')].filter(({ media }) => media !== 'not all').map(({ content }) => content);
  applyTheme(true, 'dark');
  const stop = watchTheme(jest.fn());
  // The first one that applies counts.
  expect(listColors()).toEqual(['#000']);
  chooseTheme('light');
  await Promise.resolve();
  expect(listColors()).toEqual(['#fff', '#000']);
  chooseTheme('auto');
  system.matches = true;
  system.dispatchEvent(new Event('change'));
  await Promise.resolve();
  expect(listColors()).toEqual(['#000']);
  stop();
  document.head.innerHTML = '';
});

test.each([
  ['dark', '主题：深色'],
  ['auto', '主题：跟随系统'],
  // The page has no scripts yet.
  [undefined, '主题：跟随系统'],
])('all theme buttons are named after the theme %s', (theme, expected) => {
  if (theme) root.dataset.theme = theme;
  const labels = JSON.stringify({ dark: '主题：深色', auto: '主题：跟随系统' });
  document.body.innerHTML = '<button></button><button></button><button>Other</button>';
  const [first, second, other] = document.querySelectorAll('button');
  for (const button of [first, second]) if (button) button.dataset.themeLabels = labels;
  nameThemeButtons();
  expect([first, second, other].map((button) => button?.getAttribute('aria-label'))).toEqual([expected, expected, null]);
});
