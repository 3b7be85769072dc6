import type { KeyboardEvent, RefObject } from 'react';

/** Returns a handler that moves the focus with the arrow keys between the input of `root` and its links. */
export function useListKeys(root: RefObject<HTMLElement | null>) {
  return (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const stops: Element[] = [...(root.current?.querySelectorAll('input, a') ?? [])];
    const next = document.activeElement && stops[stops.indexOf(document.activeElement) + step];
    if (!(next instanceof HTMLElement)) return;
    event.preventDefault();
    next.focus();
  };
}
