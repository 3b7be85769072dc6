import { type RefObject, useEffect } from 'react';

/** Selected text longer than this is cut; the input takes no more either (spec section 5). */
export const MAX_QUERY = 64;

interface SearchKeys {
  readonly button: RefObject<HTMLElement | null>;
  readonly isOpen: boolean;
  readonly open: (query: string) => void;
  readonly close: () => void;
}

/** Ctrl or command with K toggles the search, `/` opens it, and so does a letter on its button, which begins the query (spec section 4). */
export function useSearchKeys({ button, isOpen, open, close }: SearchKeys): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (event.isComposing || event.defaultPrevented || event.altKey) return;
      if (event.ctrlKey || event.metaKey) {
        if (key.toLowerCase() !== 'k' || event.shiftKey) return;
        if (isOpen) close();
        else open(readSelection());
      } else {
        const onButton = target === button.current;
        if (isOpen || isEditable(target) || !(onButton ? /^[\p{L}\p{N}/ ]$/u : /^\/$/).test(key)) return;
        open(/[/ ]/.test(key) ? readSelection() : key);
      }
      // The letter is in the query already; the browser must not type it again.
      event.preventDefault();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  });
}

/** What the reader has selected on the page, as a query. */
export function readSelection(): string {
  return String(getSelection()).trim().slice(0, MAX_QUERY);
}

function isEditable(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|SELECT|TEXTAREA)$/.test(target.tagName));
}
