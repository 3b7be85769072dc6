import { type RefObject, useEffect, useRef } from 'react';

/** Selected text longer than this is cut; the input takes no more either (spec section 5). */
export const MAX_QUERY = 64;

interface SearchKeys {
  readonly button: RefObject<HTMLElement | null>;
  readonly isOpen: boolean;
  readonly open: (query: string) => void;
  readonly close: () => void;
}

/** Ctrl or command with K toggles the search, `/` opens it, and so does a letter on its button, which begins the query (spec section 4). */
export function useSearchKeys(keys: SearchKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { button, isOpen, open, close } = latest.current;
      const { key, target } = event;
      if (event.isComposing || event.defaultPrevented || event.altKey) return;
      let run: (() => void) | undefined;
      if (event.ctrlKey || event.metaKey) {
        if (key.toLowerCase() === 'k' && !event.shiftKey) run = isOpen ? close : () => open(readSelection());
      } else if (!isOpen && !isEditable(target)) {
        const onButton = target === button.current;
        if (key === '/') run = () => open(readSelection());
        else if (onButton && /^[\p{L}\p{N}]$/u.test(key)) run = () => open(key);
        else if (onButton && key === ' ') run = () => open(readSelection());
      }
      if (!run) return;
      // The letter is in the query already; the browser must not type it again.
      event.preventDefault();
      run();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}

/** What the reader has selected on the page, as a query. */
export function readSelection(): string {
  return String(getSelection()).trim().slice(0, MAX_QUERY);
}

function isEditable(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|SELECT|TEXTAREA)$/.test(target.tagName));
}
