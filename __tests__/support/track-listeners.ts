import { jest } from '@jest/globals';

/**
 * Remembers all listeners of the window and the document, and all observers of the document, from now on. The function that it returns
 * ends them, for code that lasts as long as a page.
 */
export function trackListeners(): () => void {
  const targets: readonly EventTarget[] = [window, document];
  const spies = targets.map((target) => ({ target, listen: jest.spyOn(target, 'addEventListener') }));
  const observe = jest.spyOn(MutationObserver.prototype, 'observe');
  return () => {
    for (const { target, listen } of spies) {
      for (const [name, listener, options] of listen.mock.calls) if (listener) target.removeEventListener(name, listener, options);
      listen.mockRestore();
    }
    for (const observer of observe.mock.contexts as MutationObserver[]) observer.disconnect();
    observe.mockRestore();
  };
}
