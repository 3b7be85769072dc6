import type { KeyboardEvent, RefObject } from 'react';

/** Arrow keys walk from the input of `frame` through its links and back. */
export function useListKeys(frame: RefObject<HTMLElement | null>) {
  return (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const stops: Element[] = [...(frame.current?.querySelectorAll('input, a') ?? [])];
    const next = document.activeElement && stops[stops.indexOf(document.activeElement) + step];
    if (!(next instanceof HTMLElement)) return;
    event.preventDefault();
    next.focus();
  };
}
