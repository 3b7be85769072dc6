import { isVisible } from '@/lib/browser/is-visible';

/** Finds the visible link to the current page: the one in the sidebar, if the navigation above it has one, too. Focusing it scrolls to it. */
export function findCurrentLink(panel: HTMLElement): HTMLElement | undefined {
  return [...panel.querySelectorAll<HTMLElement>('[aria-current="page"]')].findLast(isVisible);
}
