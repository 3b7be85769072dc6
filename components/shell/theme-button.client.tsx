'use client';

import type { MouseEvent, ReactNode } from 'react';
import { useTheme } from '@/components/shell/use-theme';
import { animateAppearance } from '@/lib/browser/appearance-animation';
import { chooseTheme, nextTheme, type ThemePreference } from '@/lib/browser/theme';

interface ThemeButtonProps {
  /** Name of the button in each state. */
  readonly labels: Readonly<Record<ThemePreference, string>>;
  readonly animated: boolean;
  /** Pictures of all states; the styles show the one in force, so that nothing flashes. */
  readonly children: ReactNode;
}

/** Steps through light, dark and auto. */
export function ThemeButton({ labels, animated, children }: ThemeButtonProps) {
  const theme = useTheme();
  const step = (event: MouseEvent<HTMLButtonElement>) => {
    const change = () => chooseTheme(nextTheme(theme));
    if (animated) animateAppearance(change, event.currentTarget);
    else change();
  };
  return (
    <button
      type="button"
      className="icon-button no-script:hidden"
      aria-label={labels[theme]}
      data-tooltip={labels[theme]}
      data-placement="bottom"
      onClick={step}
    >
      {children}
    </button>
  );
}
