import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { ThemeSwitch } from '@/components/shell/theme-switch';
import { stepThemeByButtons } from '@/lib/browser/behaviors/step-theme';
import { applyTheme, nameThemeButtons, watchTheme } from '@/lib/browser/theme';
import config from '@/lib/site/config';
import { getTexts } from '@/lib/site/texts/texts';
import { stubBrowser } from '../../support/browser-stubs';
import { renderHtml } from '../../support/render-page';
import { trackListeners } from '../../support/track-listeners';

let stop: () => void;
beforeEach(() => {
  stubBrowser();
  localStorage.clear();
  applyTheme(true);
  stop = trackListeners();
  stepThemeByButtons();
});
afterEach(() => stop());

const draw = (theme: Partial<typeof config.theme> = {}, lang = 'en') =>
  render(<ThemeSwitch theme={{ ...config.theme, ...theme }} texts={getTexts(lang, config).shell} />);
const press = () => act(async () => fireEvent.click(screen.getByRole('button')));

test.each([
  ['en', ['Theme: auto', 'Theme: dark', 'Theme: light', 'Theme: auto']],
  ['zh', ['主题：跟随系统', '主题：深色', '主题：浅色', '主题：跟随系统']],
])('cycles through the preferences, and its name shows the current one (%s)', async (lang, names) => {
  draw({}, lang);
  for (const name of names) {
    expect(screen.getByRole('button', { name })).toBeTruthy();
    await press();
  }
  expect(localStorage.getItem('rslib-docs:theme')).toBe('dark');
});

test('on the static page, the name is that of the icon which the styles show without a choice', () => {
  const html = renderHtml(<ThemeSwitch theme={config.theme} texts={getTexts('en', config).shell} />);
  expect(html).toContain('aria-label="Theme: auto"');
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
  expect(document.documentElement.dataset.theme).toBe('light');
});

test('renders nothing if dark mode is off', () => {
  draw({ darkMode: false as true });
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  ['en', 'dark', 'Theme: dark'],
  ['zh', 'light', '主题：浅色'],
] as const)('has its name before hydration (%s, %s)', (lang, theme, name) => {
  applyTheme(true, theme);
  const container = document.createElement('div');
  container.innerHTML = renderHtml(<ThemeSwitch theme={config.theme} texts={getTexts(lang, config).shell} />);
  document.body.append(container);
  watchTheme(nameThemeButtons)();
  const button = screen.getByRole('button', { name });
  expect([button.dataset.tooltip, button.hasAttribute('data-animated')]).toEqual(['', config.theme.enableAppearanceAnimation]);
  container.remove();
});
