import { alignHashOnLoad, positionSidebar } from '@/lib/browser/behaviors/scrolling';
import { nameSearchButton } from '@/lib/browser/behaviors/search-button';
import { watchFailures } from '@/lib/browser/failures';

/** The behaviors that cannot wait until the page has loaded. Call it when the document has been parsed. `signal` ends them. */
export function preparePage(signal?: AbortSignal): void {
  watchFailures(signal);
  nameSearchButton();
  positionSidebar();
  alignHashOnLoad();
}
