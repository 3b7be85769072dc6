import { serveCodeTools } from '@/lib/browser/behaviors/code-tools';
import { dismissDetailsMenus } from '@/lib/browser/behaviors/details-menus';
import { keepDocumentTitle } from '@/lib/browser/behaviors/document-title';
import { serveExplorers } from '@/lib/browser/behaviors/explorer';
import { keepPlaceInLanguageLinks } from '@/lib/browser/behaviors/language-links';
import { keepPageOffline } from '@/lib/browser/behaviors/offline';
import { followOutline } from '@/lib/browser/behaviors/outline';
import { supportPopovers } from '@/lib/browser/behaviors/popover-support';
import { nameSectionInReport } from '@/lib/browser/behaviors/report-link';
import { hideNavbarOnScroll, serveScrollButton } from '@/lib/browser/behaviors/scrolling';
import { linkTabPanels } from '@/lib/browser/behaviors/tab-panels';
import { serveTooltips } from '@/lib/browser/behaviors/tooltips';
import { serveZoom } from '@/lib/browser/behaviors/zoom';

/**
 * Starts everything that a page does without the framework and that may wait until it has loaded, once per document. These behaviors
 * find their elements in the document and therefore survive client-side navigation. `signal` ends them.
 */
export function runBehaviors(signal?: AbortSignal): void {
  supportPopovers(signal);
  keepDocumentTitle(signal);
  followOutline(signal);
  serveCodeTools(signal);
  serveExplorers(signal);
  linkTabPanels(signal);
  serveTooltips(signal);
  serveZoom(signal);
  dismissDetailsMenus(signal);
  keepPlaceInLanguageLinks(signal);
  nameSectionInReport(signal);
  keepPageOffline(signal);
  serveScrollButton(signal);
  hideNavbarOnScroll(signal);
}
