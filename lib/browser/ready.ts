/**
 * Attribute of `html` that is set once React handles keys, clicks and links. Client-side navigation does not remove it. Before that,
 * the late script handles input (`lib/browser/start`).
 */
export const READY_ATTRIBUTE = 'data-ready';

export function markReady(): void {
  document.documentElement.setAttribute(READY_ATTRIBUTE, '');
}

export function isReady(): boolean {
  return document.documentElement.hasAttribute(READY_ATTRIBUTE);
}
