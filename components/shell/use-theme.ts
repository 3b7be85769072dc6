import { useSyncExternalStore } from 'react';
import { readTheme, type ThemePreference, watchTheme } from '@/lib/browser/theme';

/** Returns the current theme preference, in sync with other tabs. It is `auto` in the exported HTML. */
export function useTheme(): ThemePreference {
  return useSyncExternalStore(watchTheme, readTheme, () => 'auto');
}
