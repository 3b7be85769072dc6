import { alignHashOnLoad, positionSidebar } from '@/lib/browser/behaviors/scrolling';
import { nameThemeButtons } from '@/lib/browser/behaviors/theme-buttons';

/** The behaviors that cannot wait until the page has loaded. Call it when the document has been parsed. */
export function preparePage(): void {
  nameSearchButton();
  nameThemeButtons();
  positionSidebar();
  alignHashOnLoad();
}

/** With scripts, the link to the list of all pages opens the search, so it is a button. */
export function nameSearchButton(): void {
  document.querySelector('.search-button')?.setAttribute('role', 'button');
}
