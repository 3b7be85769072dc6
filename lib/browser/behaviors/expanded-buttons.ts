import { onEveryPage } from '@/lib/browser/page-change';
import { isPopoverOpen } from '@/lib/browser/popovers';

/**
 * Says with `aria-expanded` on each button that opens a popover whether it is open. Browsers tell assistive technology so without the
 * attribute, which HTML must not contain and which would be wrong without scripts, but software that reads attributes relies on it.
 */
export function markExpandedButtons(): void {
  const mark = () => {
    for (const button of document.querySelectorAll('[popovertarget]:not([popovertargetaction])')) {
      const popover = document.getElementById(button.getAttribute('popovertarget') ?? '');
      button.setAttribute('aria-expanded', String(popover !== null && isPopoverOpen(popover)));
    }
  };
  onEveryPage(mark);
  // These events do not bubble.
  document.addEventListener('toggle', mark, true);
}
