import { onClick } from '@/lib/browser/behaviors/clicks';
import { chooseTheme, nextTheme, readTheme } from '@/lib/browser/theme';

/** Duration of the transition between light and dark, in milliseconds. */
export const APPEARANCE_MS = 400;

/** Chooses the next theme on a click on a theme button, even after React has started. Animates the change if the button has `data-animated`. */
export function stepThemeByButtons(): void {
  onClick('[data-theme-labels]', (button) => {
    const change = () => chooseTheme(nextTheme(readTheme()));
    if ('animated' in button.dataset) animateAppearance(change, button);
    else change();
  });
}

/**
 * Runs `change` and reveals the new theme as a circle growing out of `source`. Skips the animation if the reader prefers reduced
 * motion or the browser lacks view transitions.
 */
export function animateAppearance(change: () => void, source: Element): void {
  if (!document.startViewTransition || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    change();
    return;
  }
  const box = source.getBoundingClientRect();
  const center = `${box.left + box.width / 2}px ${box.top + box.height / 2}px`;
  const root = document.documentElement;
  const grow = () =>
    root.animate(
      // No corner is further away than 142vmax.
      { clipPath: [`circle(0 at ${center})`, `circle(142vmax at ${center})`] },
      { duration: APPEARANCE_MS, easing: 'ease-out', pseudoElement: '::view-transition-new(root)' },
    );
  const transition = document.startViewTransition(change);
  // `ready` rejects if another transition interrupts this one, but the theme has changed by then.
  transition.ready.then(grow, () => undefined);
  // During a transition, the browser finds only its snapshots below the pointer, and a press there would close an open drawer. So a press ends
  // the transition, and the pointer is released over what is there, even on touch screens, which would capture it.
  root.addEventListener(
    'pointerdown',
    ({ pointerId }) => {
      transition.skipTransition();
      root.releasePointerCapture(pointerId);
    },
    { once: true },
  );
  // The click is repeated on what is there. Without a transition, clicks hardly ever have this target, and repeating one changes nothing.
  root.onclick = (event) => {
    if (event.target !== root) return;
    root.onclick = null;
    document.elementFromPoint(event.x, event.y)?.dispatchEvent(new MouseEvent('click', event));
  };
}
