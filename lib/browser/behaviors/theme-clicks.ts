import { stepTheme } from '@/lib/browser/step-theme';

/** Chooses the next theme on a click on a theme button, even after React has started. */
export function stepThemeByButtons(signal?: AbortSignal): void {
  const onClick = ({ target }: MouseEvent) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-theme-labels]');
    if (button) stepTheme(button);
  };
  document.addEventListener('click', onClick, { signal });
}
