import { useChange } from '@/components/hooks/use-page-change';
import { findHashTarget, focusTarget } from '@/lib/browser/scroll';

/**
 * Moves the focus to the target of the hash or to `main` after client navigation, as a new document would: screen readers announce the
 * page, and Tab continues there. `path` is the path of the page; `moves` counts the navigations by link, which may stay on the page.
 */
export function usePageFocus(path: string, moves: number): void {
  useChange(`${moves} ${path}`, () => {
    const target = findHashTarget(location.hash) ?? document.querySelector('main');
    // The router and the hash take care of scrolling.
    if (target) focusTarget(target);
  });
}
