import { type RefObject, useEffect } from 'react';
import { isForComposition } from '@/lib/browser/composition';
import { findSearchKey } from '@/lib/browser/search-keys';

interface SearchKeys {
  readonly button: RefObject<HTMLElement | null>;
  readonly isOpen: boolean;
  readonly open: (query: string) => void;
  readonly close: () => void;
}

/** Handles search keys: Ctrl+K and Command+K toggle the search, `/` opens it, and a letter typed on the focused button opens it with that letter as the query. */
export function useSearchKeys({ button, isOpen, open, close }: SearchKeys): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (isForComposition(event) || event.defaultPrevented) return;
      if (isOpen && !event.ctrlKey && !event.metaKey) return;
      const query = findSearchKey(event, event.target === button.current);
      if (query === undefined) return;
      if (isOpen) close();
      else open(query);
      // The letter is already in the query; without this the browser would type it again.
      event.preventDefault();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  });
}
