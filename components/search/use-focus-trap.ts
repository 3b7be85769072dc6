import { type RefObject, useEffect } from 'react';

const STOPS = 'a[href]:not([tabindex="-1"]), button:not([tabindex="-1"]), input, [tabindex="0"]';

/** Keeps the focus inside the container: Tab wraps around at both ends. */
export function useFocusTrap(container: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const trap = (event: KeyboardEvent) => {
      if (event.key !== 'Tab') return;
      const stops = [...element.querySelectorAll<HTMLElement>(STOPS)].filter((stop) => stop.checkVisibility?.() ?? true);
      const from = event.shiftKey ? stops[0] : stops.at(-1);
      const to = event.shiftKey ? stops.at(-1) : stops[0];
      if (document.activeElement !== from && stops.some((stop) => stop === document.activeElement)) return;
      event.preventDefault();
      to?.focus();
    };
    element.addEventListener('keydown', trap);
    return () => element.removeEventListener('keydown', trap);
  }, [container]);
}
