import { jest } from '@jest/globals';

/**
 * Remembers all listeners of the window and all observers of the document from now on. The function that it returns ends them, for
 * code that lasts as long as a page.
 */
export function trackListeners(): () => void {
  const listen = jest.spyOn(window, 'addEventListener');
  const observe = jest.spyOn(MutationObserver.prototype, 'observe');
  return () => {
    for (const [name, listener, options] of listen.mock.calls) window.removeEventListener(name, listener, options);
    for (const observer of observe.mock.contexts as MutationObserver[]) observer.disconnect();
    listen.mockRestore();
    observe.mockRestore();
  };
}
