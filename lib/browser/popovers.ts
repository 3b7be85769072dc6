/** Whether a popover is open. False in browsers without popovers, where the selector is invalid. */
export function isPopoverOpen(element: Element): boolean {
  try {
    return element.matches(':popover-open');
  } catch {
    return false;
  }
}
