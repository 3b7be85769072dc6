/** The link to the current page, if it is shown. Focusing it scrolls the drawer to it. */
export function findCurrentLink(panel: HTMLElement): HTMLElement | undefined {
  const current = panel.querySelector<HTMLElement>('[aria-current="page"]');
  return current && isVisible(current) ? current : undefined;
}

/** Whether an element is rendered. Browsers without `checkVisibility`, such as Safari 17.3, take elements in closed groups for visible as well. */
export function isVisible(element: HTMLElement): boolean {
  return element.checkVisibility?.() ?? true;
}
