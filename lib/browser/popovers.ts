/** Marks open popovers in browsers without popover support. The styles hide all others. */
export const OPEN_ATTRIBUTE = 'open';

/** Returns whether a popover is open, even in browsers without popover support, where the selector is invalid. */
export function isPopoverOpen(element: Element): boolean {
  if (element.hasAttribute(OPEN_ATTRIBUTE)) return true;
  try {
    return element.matches(':popover-open');
  } catch {
    return false;
  }
}

/** Lists the buttons that open the popover with this id, but not those that only close it. */
export function listPopoverButtons(id: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`[popovertarget="${id}"]:not([popovertargetaction])`)];
}
