import { isVisible } from '@/lib/browser/is-visible';

/** Finds the link to the current page, if it is visible. Focusing it scrolls the drawer to it. */
export function findCurrentLink(panel: HTMLElement): HTMLElement | undefined {
  const current = panel.querySelector<HTMLElement>('[aria-current="page"]');
  return current && isVisible(current) ? current : undefined;
}
