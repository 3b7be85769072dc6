import { animateAppearance } from '@/lib/browser/appearance-animation';
import { chooseTheme, nextTheme, readTheme } from '@/lib/browser/theme';

/** Chooses the next theme, for a theme button. The change is animated if the button has `data-animated`. */
export function stepTheme(button: HTMLElement): void {
  const change = () => chooseTheme(nextTheme(readTheme()));
  if ('animated' in button.dataset) animateAppearance(change, button);
  else change();
}
