declare global {
  interface Window {
    /** Events that wait for the page script. Absent when it has taken them. */
    heldInput?: Event[];
  }
}

/**
 * Holds clicks and keys of controls that need scripts until the page script has run, because the browser may paint before. Links,
 * `<details>` and the keys of the browser work as ever. The head script inlines this function as text, so it must not use anything
 * from outside.
 */
export function holdInput(): void {
  const held: Event[] = [];
  window.heldInput = held;
  for (const name of ['click', 'keydown'] as const) {
    addEventListener(
      name,
      (event) => {
        const target = event.target;
        // Without `data-theme`, the page is one without scripts.
        if (window.heldInput !== held || !(target instanceof Element) || !document.documentElement.hasAttribute('data-theme')) return;
        if (event.altKey) return;
        const hasModifier = event.ctrlKey || event.metaKey;
        const isHeld =
          event instanceof KeyboardEvent
            ? hasModifier
              ? event.key.toLowerCase() === 'k' && !event.shiftKey
              : !target.closest('input,select,textarea') &&
                // What is typed after the key that opens the search belongs to it.
                (event.key === '/' || (held.some(({ type }) => type === 'keydown') && /^(?:.|Backspace|Escape)$/u.test(event.key)))
            : event.button === 0 && !hasModifier && !event.shiftKey && target.closest('[data-replay],[data-theme-labels],[role=tab]');
        if (!isHeld) return;
        event.preventDefault();
        held.push(event);
      },
      true,
    );
  }
}

/** Repeats the held events, in their order, for the listeners that have been added since. */
export function releaseInput(): void {
  const held = window.heldInput ?? [];
  delete window.heldInput;
  for (const event of held) event.target?.dispatchEvent(copyEvent(event));
}

function copyEvent(event: Event): Event {
  return event instanceof KeyboardEvent ? new KeyboardEvent(event.type, event) : new MouseEvent(event.type, event);
}
