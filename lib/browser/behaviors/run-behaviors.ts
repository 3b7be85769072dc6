import { serveCodeTools } from '@/lib/browser/behaviors/code-tools';
import { dismissDetailsMenus } from '@/lib/browser/behaviors/details-menus';
import { keepDocumentTitle } from '@/lib/browser/behaviors/document-title';
import { serveExplorers } from '@/lib/browser/behaviors/explorer';
import { keepPlaceInLanguageLinks } from '@/lib/browser/behaviors/language-links';
import { followOutline } from '@/lib/browser/behaviors/outline';
import { hideNavbarOnScroll, serveScrollButton } from '@/lib/browser/behaviors/scrolling';
import { linkTabPanels } from '@/lib/browser/behaviors/tab-panels';
import { serveTooltips } from '@/lib/browser/behaviors/tooltips';

/**
 * Starts everything that a page does without the framework and that may wait until it has loaded, once per document. These behaviors
 * find their elements in the document and therefore survive client-side navigation. `signal` ends them.
 */
export function runBehaviors(signal?: AbortSignal): void {
  keepDocumentTitle(signal);
  followOutline(signal);
  serveCodeTools(signal);
  serveExplorers(signal);
  linkTabPanels(signal);
  serveTooltips(signal);
  dismissDetailsMenus(signal);
  keepPlaceInLanguageLinks(signal);
  serveScrollButton(signal);
  hideNavbarOnScroll(signal);
}
