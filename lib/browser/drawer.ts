/** Finds the link to the current page, if it is visible. Focusing it scrolls the drawer to it. */
export function findCurrentLink(panel: HTMLElement): HTMLElement | undefined {
  const current = panel.querySelector<HTMLElement>('[aria-current="page"]');
  return current && isVisible(current) ? current : undefined;
}

/** Returns whether an element is rendered. In browsers without `checkVisibility`, such as Safari 17.3, elements in closed groups count as well. */
export function isVisible(element: HTMLElement): boolean {
  return element.checkVisibility?.() ?? true;
}
