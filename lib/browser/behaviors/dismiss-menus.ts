import { isPlainClick } from '@/lib/browser/modifiers';

/**
 * Closes open `details` menus on a click outside or on one of their links, and on Escape. Closes popovers on a click on one of their links:
 * it may stay on the page, or leave the page that the browser later restores from its back/forward cache, as it was.
 */
export function dismissMenus(): void {
  document.addEventListener('click', (event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const link = target.closest('a');
    for (const menu of listOpenMenus()) {
      if (link || !menu.contains(target)) menu.open = false;
    }
    // Links that open a new tab leave the popover open for the next one.
    if (!link?.target && isPlainClick(event)) link?.closest<HTMLElement>('[popover]')?.togglePopover(false);
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    for (const menu of listOpenMenus()) {
      menu.open = false;
      menu.querySelector('summary')?.focus();
    }
  });
}

function listOpenMenus(): NodeListOf<HTMLDetailsElement> {
  return document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]');
}
