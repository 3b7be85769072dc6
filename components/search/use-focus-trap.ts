import { type RefObject, useEffect } from 'react';
import { isVisible } from '@/lib/browser/is-visible';
import { wrapFocus } from '@/lib/browser/wrap-focus';

const STOPS = 'a[href]:not([tabindex="-1"]), button:not([tabindex="-1"]), input, [tabindex="0"]';

/** Keeps the focus inside the container: Tab wraps around at both ends. */
export function useFocusTrap(container: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const trap = (event: KeyboardEvent) => {
      wrapFocus(event, () => [...element.querySelectorAll<HTMLElement>(STOPS)].filter(isVisible));
    };
    element.addEventListener('keydown', trap);
    return () => element.removeEventListener('keydown', trap);
  }, [container]);
}
