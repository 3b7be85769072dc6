/**
 * Attribute of `html`: the page answers to keys, clicks and links. It stays while the reader goes from page to page. Tests and
 * measurements wait for it, since input before it may be lost.
 */
export const READY_ATTRIBUTE = 'data-ready';

export function markReady(): void {
  document.documentElement.setAttribute(READY_ATTRIBUTE, '');
}
