import { alignHashOnLoad, positionSidebar } from '@/lib/browser/behaviors/scrolling';
import { nameSearchButton } from '@/lib/browser/behaviors/search-button';
import { nameThemeButtons } from '@/lib/browser/behaviors/theme-buttons';

/** The behaviors that cannot wait until the page has loaded. Call it when the document has been parsed. */
export function preparePage(): void {
  nameSearchButton();
  nameThemeButtons();
  positionSidebar();
  alignHashOnLoad();
}
