/** Adds a script or a stylesheet to the document and waits until it has loaded. Removes it if that fails, so that it can be added again. */
export function loadElement(element: HTMLScriptElement | HTMLLinkElement, url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    element.onload = () => resolve();
    element.onerror = () => {
      element.remove();
      reject(new Error(`${url} could not be loaded.`));
    };
    document.head.append(element);
  });
}

export function loadScript(src: string): Promise<void> {
  return loadElement(Object.assign(document.createElement('script'), { src }), src);
}
