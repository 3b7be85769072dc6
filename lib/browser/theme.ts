import { readStorage, writeStorage } from '@/lib/browser/storage';

/** Theme preference; `auto` follows the system. */
export type ThemePreference = 'light' | 'dark' | 'auto';

const THEME = 'theme';
const SYSTEM_DARK = '(prefers-color-scheme: dark)';

/**
 * Applies the theme to `html`: sets `data-theme` to the preference, and the class `dark` if it resolves to dark. All values other than
 * light and dark mean auto; with `darkMode` off, the theme is always light. Uses the stored preference if `chosen` is undefined. The head
 * script inlines this function as text, so it must not use anything from outside.
 */
export function applyTheme(darkMode: boolean, chosen?: string | null): void {
  let value = chosen;
  if (darkMode && value === undefined) {
    try {
      value = localStorage.getItem('rslib-docs:theme');
    } catch {
      value = null;
    }
  }
  const preference = !darkMode || value === 'light' ? 'light' : value === 'dark' ? 'dark' : 'auto';
  const root = document.documentElement;
  root.classList.toggle('dark', preference === 'dark' || (preference === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches));
  root.dataset.theme = preference;
}

/** Returns whether the site has dark mode. The layout sets the class if it has not. */
export function isDarkModeOn(): boolean {
  return !document.documentElement.classList.contains('light');
}

/** Returns the current preference, which `applyTheme` has set on `html`. */
export function readTheme(): ThemePreference {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'auto';
}

/**
 * Returns the next preference: after auto the opposite of what the system shows, so that the click has a visible effect, then the other
 * one, then auto.
 */
export function nextTheme(preference: ThemePreference): ThemePreference {
  const [like, unlike] = matchMedia(SYSTEM_DARK).matches ? (['dark', 'light'] as const) : (['light', 'dark'] as const);
  return preference === 'auto' ? unlike : preference === unlike ? like : 'auto';
}

/** Applies and stores a preference. Without storage, it lasts until the page is reloaded. */
export function chooseTheme(preference: ThemePreference): void {
  writeStorage(THEME, preference);
  applyTheme(true, preference);
}

/**
 * Keeps the theme in sync with the system, with other tabs, and with other pages if the browser restores this one from its back/forward
 * cache. Calls `onChange` at once and on every change. Returns a cleanup function.
 */
export function watchTheme(onChange: () => void): () => void {
  const root = document.documentElement;
  const follow = (event?: Event) => {
    // Without a stored preference, that of this page lasts, unless another tab has removed the stored one.
    applyTheme(isDarkModeOn(), readStorage(THEME) ?? (event?.type === 'storage' ? null : readTheme()));
  };
  const onTheme = () => {
    // The browser's own bars take their color from the first element that applies: the one for light pages, then the one for dark pages.
    const light = document.querySelector<HTMLMetaElement>('[name=theme-color]');
    if (light) light.media = root.classList.contains('dark') ? 'not all' : '';
    onChange();
  };
  // The theme may have changed since the head script, or while React took over, when nothing listened.
  follow();
  onTheme();
  const observer = new MutationObserver(onTheme);
  observer.observe(root, { attributeFilter: ['data-theme'] });
  const stop = new AbortController();
  const { signal } = stop;
  matchMedia(SYSTEM_DARK).addEventListener('change', follow, { signal });
  for (const name of ['storage', 'pageshow']) window.addEventListener(name, follow, { signal });
  return () => {
    observer.disconnect();
    stop.abort();
  };
}

/** Sets the accessible names of the theme buttons, which contain the current theme. The head script has put it on the root element. */
export function nameThemeButtons(): void {
  const { theme = 'auto' } = document.documentElement.dataset;
  for (const button of document.querySelectorAll<HTMLElement>('[data-theme-labels]')) {
    button.setAttribute('aria-label', JSON.parse(button.dataset.themeLabels ?? '{}')[theme]);
  }
}
