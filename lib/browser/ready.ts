/**
 * Attribute of `html` that is set once React handles keys, clicks and links, and survives client-side navigation. Before that, the late
 * script handles input (`lib/browser/start`).
 */
export const READY_ATTRIBUTE = 'data-ready';

export function markReady(): void {
  document.documentElement.setAttribute(READY_ATTRIBUTE, '');
}

export function isReady(): boolean {
  return document.documentElement.hasAttribute(READY_ATTRIBUTE);
}
