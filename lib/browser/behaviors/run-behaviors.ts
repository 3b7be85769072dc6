import { initCodeTools } from '@/lib/browser/behaviors/code-tools';
import { initCopyPage } from '@/lib/browser/behaviors/copy-page';
import { dismissMenus } from '@/lib/browser/behaviors/dismiss-menus';
import { keepDocumentTitle } from '@/lib/browser/behaviors/document-title';
import { initExampleProjects, type ProjectTools } from '@/lib/browser/behaviors/example-projects';
import { markExpandedButtons } from '@/lib/browser/behaviors/expanded-buttons';
import { initExplorers } from '@/lib/browser/behaviors/explorer';
import { revealFoundText } from '@/lib/browser/behaviors/found-text';
import { keepDetails } from '@/lib/browser/behaviors/keep-details';
import { keepPositionInLanguageLinks } from '@/lib/browser/behaviors/language-links';
import { keepPageOffline } from '@/lib/browser/behaviors/offline';
import { followOutline } from '@/lib/browser/behaviors/outline';
import { supportPopovers } from '@/lib/browser/behaviors/popover-support';
import { protectCode } from '@/lib/browser/behaviors/protect-code';
import { nameSectionInReport } from '@/lib/browser/behaviors/report-link';
import { hideNavbarOnScroll, initScrollButton } from '@/lib/browser/behaviors/scrolling';
import { stepThemeByButtons } from '@/lib/browser/behaviors/step-theme';
import { linkTabPanels } from '@/lib/browser/behaviors/tab-panels';
import { initTabStops } from '@/lib/browser/behaviors/tab-stops';
import { initTooltips } from '@/lib/browser/behaviors/tooltips';
import { closeWideDrawer } from '@/lib/browser/behaviors/wide-drawer';
import { initZoom } from '@/lib/browser/behaviors/zoom';
import { watchFailures } from '@/lib/browser/failures';
import { removeHiddenFeeds } from '@/lib/browser/hide-by-query';
import { recordVisits } from '@/lib/browser/visits';

/**
 * Starts, once per document, everything that a page does without the framework and that can wait until it has loaded. These behaviors find
 * their elements in the document and therefore survive client-side navigation. If one fails, the error is logged and the others start.
 * `loadTools` loads what few readers use.
 */
export function runBehaviors(loadTools: () => Promise<ProjectTools>): void {
  const behaviors: readonly (() => void)[] = [
    // These two read the scroll position, which would force another layout after a change of the page.
    initScrollButton,
    hideNavbarOnScroll,
    watchFailures,
    supportPopovers,
    markExpandedButtons,
    keepDocumentTitle,
    followOutline,
    keepDetails,
    protectCode,
    initCodeTools,
    initTabStops,
    initCopyPage,
    () => initExampleProjects(loadTools),
    // Before the explorers, whose first choice may be that of tabs.
    revealFoundText,
    initExplorers,
    linkTabPanels,
    initTooltips,
    stepThemeByButtons,
    initZoom,
    dismissMenus,
    closeWideDrawer,
    keepPositionInLanguageLinks,
    nameSectionInReport,
    keepPageOffline,
    removeHiddenFeeds,
    recordVisits,
  ];
  for (const start of behaviors) {
    try {
      start();
    } catch (error) {
      console.error(error);
    }
  }
}
