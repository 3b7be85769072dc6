import { useSyncExternalStore } from 'react';
import { readTheme, type ThemePreference, watchTheme } from '@/lib/browser/theme';

/** The theme preference in force, in step with the system and other tabs. The exported HTML says auto. */
export function useTheme(): ThemePreference {
  return useSyncExternalStore(watchTheme, readTheme, () => 'auto');
}
