import { storageKey, writeStorage } from '@/lib/browser/storage';

/** Theme preference of spec section 4; `auto` follows the system. */
export type ThemePreference = 'light' | 'dark' | 'auto';

const THEME = 'theme';
const ORDER: readonly ThemePreference[] = ['light', 'dark', 'auto'];
const SYSTEM_DARK = '(prefers-color-scheme: dark)';

/**
 * Puts the preference on `html`: `data-theme` holds it, the class `dark` says what it comes to. Any value but light and dark
 * is auto (spec section 5); with `darkMode` off the theme is light. Without `chosen` the stored preference counts.
 * The head script runs this function as text before the first paint, so it refers to nothing outside itself.
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

/** The preference in force, as `applyTheme` left it on `html`. */
export function readTheme(): ThemePreference {
  return ORDER.find((preference) => preference === document.documentElement.dataset.theme) ?? 'auto';
}

/** The preference after this one: light, dark, auto, light … */
export function nextTheme(preference: ThemePreference): ThemePreference {
  return ORDER[(ORDER.indexOf(preference) + 1) % ORDER.length] ?? 'auto';
}

/** Takes a reader's choice into force and keeps it; without storage it lasts as long as the page. */
export function chooseTheme(preference: ThemePreference): void {
  writeStorage(THEME, preference);
  applyTheme(true, preference);
}

/** Keeps the page in step with the system and with other tabs, and reports each change. Returns the clean-up. */
export function watchTheme(onChange: () => void): () => void {
  const system = matchMedia(SYSTEM_DARK);
  const followSystem = () => applyTheme(true, readTheme());
  const followTabs = (event: StorageEvent) => {
    // `key` is null when another tab cleared everything.
    if (event.key === storageKey(THEME) || event.key === null) applyTheme(true, event.newValue);
  };
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  system.addEventListener('change', followSystem);
  window.addEventListener('storage', followTabs);
  return () => {
    observer.disconnect();
    system.removeEventListener('change', followSystem);
    window.removeEventListener('storage', followTabs);
  };
}
