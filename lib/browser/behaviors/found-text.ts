import { onEveryPage } from '@/lib/browser/page-change';
import { readPanels, showFoundTab, watchTabChoice } from '@/lib/browser/tab-choice';

/**
 * Lets the browser's own search, links with text fragments and hashes reach what tabs and folded code hide: a match selects its tab, or
 * unfolds its code. Does nothing in browsers without `beforematch`, for which the attribute would only be another way to hide. It is not in
 * the HTML, because reader modes and programs that extract the text of a page drop elements with this attribute.
 */
export function revealFoundText(): void {
  if (!('onbeforematch' in document)) return;
  // In another task: a browser opens what is around a match only if the attribute is still there after the event.
  const mark = () => void setTimeout(markHidden);
  document.addEventListener('beforematch', ({ target }) => {
    const part = target as HTMLElement;
    const fold = part.closest('.code-block')?.querySelector('details');
    const group = part.closest<HTMLElement>('[data-count]');
    if (fold) fold.open = true;
    else if (group) showFoundTab(group, readPanels(group).indexOf(part));
    mark();
  });
  onEveryPage(mark);
  watchTabChoice(mark);
}

/** Marks what is hidden. The browser removes the mark where it has found text, even from lines that are folded again later. */
function markHidden(): void {
  for (const lines of document.querySelectorAll<HTMLElement>('.rest')) lines.hidden = 'until-found';
  for (const group of document.querySelectorAll<HTMLElement>('[data-count]')) {
    for (const [index, panel] of readPanels(group).entries()) {
      const isHidden = index !== Number(group.dataset.index);
      panel.hidden = isHidden && 'until-found';
      // The mark hides only the content of the panel from screen readers.
      panel.ariaHidden = String(isHidden);
    }
  }
}
