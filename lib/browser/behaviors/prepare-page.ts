import { alignHashOnLoad, positionSidebar } from '@/lib/browser/behaviors/scrolling';
import { nameThemeButtons } from '@/lib/browser/theme';

/** Starts the behaviors that cannot wait until the page has loaded. Call it when the document has been parsed. */
export function preparePage(): void {
  nameSearchButton();
  nameThemeButtons();
  positionSidebar();
  alignHashOnLoad();
}

/** Makes the link to the list of all pages a button, because with scripts it opens the search. */
export function nameSearchButton(): void {
  document.querySelector('.search-button')?.setAttribute('role', 'button');
}
