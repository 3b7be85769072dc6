type Modifiers = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Returns whether a modifier makes the browser open the link elsewhere: new tab, new window, download. */
export function hasModifier(event: Modifiers): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

/** Returns whether a click opens a link in this tab. Middle clicks and clicks with a modifier are left to the browser. */
export function isPlainClick(event: Modifiers & Pick<MouseEvent, 'button'>): boolean {
  return event.button === 0 && !hasModifier(event);
}
