import { onEveryPage } from '@/lib/browser/page-change';
import { isPopoverOpen, listPopoverButtons } from '@/lib/browser/popovers';

/**
 * Says with `aria-expanded` on each button that opens a popover whether it is open. Browsers tell assistive technology so without the
 * attribute, which HTML must not contain and which would be wrong without scripts, but software that reads attributes relies on it.
 */
export function markExpandedButtons(): void {
  const mark = () => {
    for (const popover of document.querySelectorAll('[popover]')) {
      for (const button of listPopoverButtons(popover.id)) button.setAttribute('aria-expanded', String(isPopoverOpen(popover)));
    }
  };
  onEveryPage(mark);
  // These events do not bubble.
  document.addEventListener('toggle', mark, true);
}
