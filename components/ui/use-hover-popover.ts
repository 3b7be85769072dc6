import { type FocusEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { usePagePath } from '@/components/hooks/use-page-path';

/** A dropdown closes this long after the pointer has left it, in milliseconds (spec section 9). */
export const CLOSE_DELAY_MS = 150;

/**
 * A popover that its button opens natively, and that also opens while a mouse is over it. It closes when the mouse has been
 * away for a moment, when the focus goes elsewhere, and on a new page.
 */
export function useHoverPopover() {
  const panel = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hovered = useRef(false);
  const [open, setOpen] = useState(false);
  const { path } = usePagePath();

  const toggle = (show: boolean) => panel.current?.togglePopover(show);
  useEffect(() => {
    panel.current?.togglePopover(false);
    return () => clearTimeout(timer.current);
  }, [path]);

  const enter = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    clearTimeout(timer.current);
    hovered.current = true;
    toggle(true);
  };
  const leave = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    hovered.current = false;
    timer.current = setTimeout(() => toggle(false), CLOSE_DELAY_MS);
  };
  const blur = (event: FocusEvent) => {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) toggle(false);
  };
  // The pointer has opened it on its way to the button: a click must not close it again.
  const click = (event: MouseEvent) => {
    if (hovered.current && event.detail > 0) event.preventDefault();
  };
  return { panel, open, setOpen, enter, leave, blur, click };
}
