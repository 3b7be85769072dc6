import { announceFailure } from '@/lib/browser/behaviors/offline';
import { reloadOnce } from '@/lib/browser/failures';
import { createFramework, type PageStart } from '@/lib/browser/start/framework';
import { queueInput } from '@/lib/browser/start/input-queue';
import { answerPayloadRequests, OtherBuildError } from '@/lib/browser/start/payloads';
import { followTabChoices, initDrawer } from '@/lib/browser/start/static-controls';
import { isDataSaved, whenIdle } from '@/lib/browser/start/when-to-load';
import { nameThemeButtons, watchTheme } from '@/lib/browser/theme';
import { FILTER_PARAMETER, SEARCH_PARAMETER } from '@/lib/routes/query-parameters';

/** Attribute of `html` while the reader is waiting for the framework; the styles show progress. */
const WAITING = 'data-waiting';
/** Query parameters that only components read, so that the static page is incomplete. */
const LIVE_PARAMETERS = [SEARCH_PARAMETER, FILTER_PARAMETER];

/**
 * Starts the framework when input needs it. Until then the page is static: after load, the framework is only downloaded, and not even
 * that if the reader saves data. If a start fails, the page remains static, and the next input tries again.
 */
export function watchStart(start: PageStart): void {
  const framework = createFramework(start, answerPayloadRequests(start.build));
  const root = document.documentElement;
  const leaveTheme = watchTheme(nameThemeButtons);
  const leaveTabs = followTabChoices();
  let isStarting = false;
  let hasReported = false;

  const run = async (isWaiting: boolean) => {
    if (isWaiting) root.setAttribute(WAITING, '');
    if (isStarting) return;
    isStarting = true;
    try {
      await framework.start();
      leaveTheme();
      leaveTabs();
      input.replay();
    } catch (error) {
      if (error instanceof OtherBuildError && reloadOnce()) return;
      if (!hasReported) console.error('This page works without its scripts, because they did not start:', error);
      hasReported = true;
      const href = input.drop();
      // Without scripts, the control is a link. If the server cannot be reached, it would replace the page with a browser error.
      if (href) await fetch(href).then(() => location.assign(href), announceFailure);
      else if (root.hasAttribute(WAITING)) announceFailure();
    } finally {
      isStarting = false;
      root.removeAttribute(WAITING);
    }
  };
  const input = queueInput(run);
  initDrawer(() => run(false));

  const query = new URLSearchParams(location.search);
  if (LIVE_PARAMETERS.some((name) => query.has(name))) run(false);
  else if (!isDataSaved()) whenIdle(() => framework.prefetch());
}
