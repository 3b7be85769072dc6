/** Attribute of an open popover in browsers without popovers. The styles hide the others. */
export const OPEN_ATTRIBUTE = 'open';

/** Whether a popover is open, also in browsers without popovers, where the selector is invalid. */
export function isPopoverOpen(element: Element): boolean {
  if (element.hasAttribute(OPEN_ATTRIBUTE)) return true;
  try {
    return element.matches(':popover-open');
  } catch {
    return false;
  }
}
