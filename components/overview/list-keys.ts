import type { KeyboardEvent } from 'react';
import { isForComposition } from '@/lib/browser/composition';
import { hasModifier } from '@/lib/browser/modifiers';

/** Moves the focus with the arrow keys between the input of a list and its links. */
export function followListKeys(event: KeyboardEvent): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step || isForComposition(event.nativeEvent) || hasModifier(event)) return;
  const stops: Element[] = [...event.currentTarget.querySelectorAll('input, a')];
  const next = document.activeElement && stops[stops.indexOf(document.activeElement) + step];
  if (!(next instanceof HTMLElement)) return;
  event.preventDefault();
  next.focus();
}
