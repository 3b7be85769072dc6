/**
 * Attribute of `html` that is set once the page handles keys, clicks and links. Client-side navigation does not remove it. Tests and
 * measurements wait for it, since earlier input may be lost.
 */
export const READY_ATTRIBUTE = 'data-ready';

export function markReady(): void {
  document.documentElement.setAttribute(READY_ATTRIBUTE, '');
}
