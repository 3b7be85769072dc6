type Handle<Found extends HTMLElement> = (found: Found, event: Event) => unknown;

/** Handles clicks on all elements that match a selector, and on their descendants, with one listener. */
export function onClick<Found extends HTMLElement>(selector: string, handle: Handle<Found>): void {
  document.addEventListener('click', (event) => handleMatch(event, selector, handle));
}

/** Like `onClick`, but for all mouse buttons, and before anything else handles the click, such as the browser. */
export function beforeClick<Found extends HTMLElement>(selector: string, handle: Handle<Found>): void {
  for (const name of ['click', 'auxclick'] as const) {
    document.addEventListener(name, (event) => handleMatch(event, selector, handle), { capture: true });
  }
}

function handleMatch<Found extends HTMLElement>(event: Event, selector: string, handle: Handle<Found>): void {
  const found = event.target instanceof Element ? event.target.closest<Found>(selector) : null;
  if (found) handle(found, event);
}
