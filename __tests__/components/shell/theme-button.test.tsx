import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { ThemeSwitch } from '@/components/shell/theme-switch';
import { applyTheme } from '@/lib/browser/theme';
import config from '@/lib/site/config';
import { getTexts } from '@/lib/site/texts/texts';
import { stubBrowser } from '../../support/browser-stubs';

beforeEach(() => {
  stubBrowser();
  localStorage.clear();
  applyTheme(true);
});

const draw = (theme: Partial<typeof config.theme> = {}, lang = 'en') =>
  render(<ThemeSwitch theme={{ ...config.theme, ...theme }} texts={getTexts(lang).shell} />);
const press = () => act(async () => fireEvent.click(screen.getByRole('button')));

test.each([
  ['en', ['Theme: auto', 'Theme: light', 'Theme: dark', 'Theme: auto']],
  ['zh', ['主题：跟随系统', '主题：浅色', '主题：深色', '主题：跟随系统']],
])('cycles through the preferences, and its name shows the current one (%s)', async (lang, names) => {
  draw({}, lang);
  for (const name of names) {
    expect(screen.getByRole('button', { name })).toBeTruthy();
    await press();
  }
  expect(localStorage.getItem('rslib-docs:theme')).toBe('light');
});

test('animates only if enabled', async () => {
  const start = jest.fn((change: () => void) => {
    change();
    return { ready: Promise.resolve() };
  });
  document.startViewTransition = start as never;
  document.documentElement.animate = jest.fn() as never;
  const { unmount } = draw();
  await press();
  expect(start).toHaveBeenCalledTimes(1);
  unmount();
  draw({ enableAppearanceAnimation: false as true });
  await press();
  expect(start).toHaveBeenCalledTimes(1);
  expect(document.documentElement.dataset.theme).toBe('dark');
});

test('renders nothing if dark mode is off', () => {
  draw({ darkMode: false as true });
  expect(screen.queryByRole('button')).toBeNull();
});
