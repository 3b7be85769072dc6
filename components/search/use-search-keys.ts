import { type RefObject, useEffect } from 'react';

/** Maximum length of a query in characters; selected text is truncated to it. */
export const MAX_QUERY = 64;

interface SearchKeys {
  readonly button: RefObject<HTMLElement | null>;
  readonly isOpen: boolean;
  readonly open: (query: string) => void;
  readonly close: () => void;
}

/** Ctrl+K and Command+K toggle the search; `/` opens it. A letter typed on the focused button opens it with that letter as the query. */
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
      // The letter is already in the query; without this the browser would type it again.
      event.preventDefault();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  });
}

/** Returns the selected text of the page as a query. */
export function readSelection(): string {
  return String(getSelection()).trim().slice(0, MAX_QUERY);
}

function isEditable(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|SELECT|TEXTAREA)$/.test(target.tagName));
}
