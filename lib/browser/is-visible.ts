/** Returns whether an element is rendered. In browsers without `checkVisibility`, such as Safari 17.3, elements in closed groups count as well. */
export function isVisible(element: HTMLElement): boolean {
  return element.checkVisibility?.() ?? true;
}
