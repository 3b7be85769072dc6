/** Returns the first element of the page that matches. Throws if there is none. */
export function find<Type extends HTMLElement = HTMLElement>(selector: string): Type {
  const element = document.querySelector<Type>(selector);
  if (!element) throw new Error(`No element matches ${selector}`);
  return element;
}
