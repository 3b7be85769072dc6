declare global {
  interface Window {
    /** Events that wait for the late script. Absent once it has taken them or failed. */
    heldInput?: Event[];
  }
}

/** Only keys have a `key`. */
type HeldEvent = KeyboardEvent & { readonly target: Element };

/**
 * Holds clicks and keys on controls that need scripts until the late script has run, because the browser paints before that. Links,
 * `<details>` and the browser's own keys work as always. A changed control keeps its new value; the event is held for listeners that are
 * added later, and so is that of going back or forward. `typedFields` is `TYPED_FIELDS`. The head script inlines this function as text, so
 * it must not use anything from outside.
 */
export function holdInput(typedFields: string): void {
  window.heldInput = [];
  for (const name of ['click', 'keydown'] as const) {
    addEventListener(
      name,
      (event) => {
        const held = window.heldInput;
        const target = event.target as Element;
        const hasModifier = event.ctrlKey || event.metaKey;
        if (
          held &&
          !event.altKey &&
          ('key' in event
            ? hasModifier
              ? event.key.toLowerCase() === 'k' && !event.shiftKey
              : !target.closest(typedFields) &&
                ((target.closest('[role=tab]') && /^(Arrow(Left|Right)|Home|End)$/.test(event.key)) ||
                  // What is typed on the search button, or after what opens the search, belongs to the search.
                  event.key === '/' ||
                  ((held as HeldEvent[]).some((other) =>
                    other.type === 'click' ? other.target.closest('.search-button') : /^.$/u.test(other.key),
                  )
                    ? /^(.|Backspace|Enter|Escape)$/u.test(event.key)
                    : target.closest('.search-button') && /^.$/u.test(event.key)))
            : !event.button &&
              !hasModifier &&
              !event.shiftKey &&
              target.closest('[data-replay],[data-theme-labels],[role=tab],[data-compare],[data-copy-page],.code-tool'))
        ) {
          event.preventDefault();
          held.push(event);
        }
      },
      true,
    );
  }
  for (const name of ['change', 'popstate']) addEventListener(name, (event) => window.heldInput?.push(event), true);
}

/** Repeats the held events, in order, for the listeners that have been added since. */
export function releaseInput(): void {
  const held = window.heldInput ?? [];
  delete window.heldInput;
  for (const event of held) event.target?.dispatchEvent(new (event.constructor as typeof Event)(event.type, event));
}
