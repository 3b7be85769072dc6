/** Whether the reader has changed a control in `element` whose event is still held. */
export function isChangeHeld(element: Element): boolean {
  return window.heldInput?.some(({ type, target }) => type === 'change' && element.contains(target as Node)) ?? false;
}
