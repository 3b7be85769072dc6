'use client';

import { type ReactNode, useSyncExternalStore } from 'react';
import { withBoundary } from '@/components/ui/feature-boundary.client';
import { readTheme, type ThemePreference, watchTheme } from '@/lib/browser/theme';

interface ThemeButtonProps {
  /** The accessible name of the button for each preference. */
  readonly labels: Readonly<Record<ThemePreference, string>>;
  readonly animated: boolean;
  /** Icons of all preferences. The stylesheet shows the current one, which avoids a flash of the wrong icon. */
  readonly children: ReactNode;
}

/** A button that cycles through light, dark and auto. `lib/browser/behaviors/step-theme.ts` handles its clicks. */
export const ThemeButton = withBoundary(LiveThemeButton);

function LiveThemeButton({ labels, animated, children }: ThemeButtonProps) {
  // In the exported HTML, it is `auto`.
  const theme = useSyncExternalStore(watchTheme, readTheme, () => 'auto' as const);
  return (
    <button
      type="button"
      className="icon-button no-script:hidden"
      aria-label={labels[theme]}
      data-tooltip=""
      data-placement="bottom"
      data-theme-labels={JSON.stringify(labels)}
      data-animated={animated ? '' : undefined}
    >
      {children}
    </button>
  );
}
