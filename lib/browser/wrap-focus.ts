/** Keeps Tab within elements, in their order: from the last one, or from anywhere else, Tab moves to the first one; Shift+Tab does the reverse. */
export function wrapFocus(event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'preventDefault'>, listStops: () => HTMLElement[]): void {
  if (event.key !== 'Tab') return;
  const stops = listStops();
  const from = event.shiftKey ? stops[0] : stops.at(-1);
  const to = event.shiftKey ? stops.at(-1) : stops[0];
  const at = document.activeElement;
  if (at !== from && stops.some((stop) => stop === at)) return;
  event.preventDefault();
  to?.focus();
}
