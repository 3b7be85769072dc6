import { serveCodeTools } from '@/lib/browser/behaviors/code-tools';
import { dismissDetailsMenus } from '@/lib/browser/behaviors/details-menus';
import { serveExplorers } from '@/lib/browser/behaviors/explorer';
import { keepPlaceInLanguageLinks } from '@/lib/browser/behaviors/language-links';
import { followOutline } from '@/lib/browser/behaviors/outline';
import { alignHashOnLoad, hideNavbarOnScroll, positionSidebar, serveScrollButton } from '@/lib/browser/behaviors/scrolling';
import { nameSearchButton } from '@/lib/browser/behaviors/search-button';
import { serveTooltips } from '@/lib/browser/behaviors/tooltips';
import { watchFailures } from '@/lib/browser/failures';

/**
 * Starts everything that a page does without the framework, once per document. These behaviors find their elements in the document
 * and therefore survive client-side navigation. Call it when the document has been parsed. `signal` ends them.
 */
export function runBehaviors(signal?: AbortSignal): void {
  watchFailures(signal);
  nameSearchButton();
  positionSidebar();
  followOutline(signal);
  serveCodeTools(signal);
  serveExplorers(signal);
  serveTooltips(signal);
  dismissDetailsMenus(signal);
  keepPlaceInLanguageLinks(signal);
  serveScrollButton(signal);
  hideNavbarOnScroll(signal);
  alignHashOnLoad();
}
