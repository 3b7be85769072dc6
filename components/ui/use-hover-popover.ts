import { type FocusEvent, type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import { usePageChange } from '@/components/hooks/use-page-change';
import { isPopoverOpen } from '@/lib/browser/popovers';

/** Delay before a dropdown closes after the pointer has left it, in milliseconds. */
const CLOSE_DELAY_MS = 150;

/**
 * Opens a popover on hover, in addition to its button, which opens it natively. Closes it `CLOSE_DELAY_MS` after the mouse has left, when
 * the focus moves out of it, and on navigation.
 */
export function useHoverPopover() {
  const panel = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hovered = useRef(false);

  const toggle = (show: boolean) => panel.current?.togglePopover(show);
  usePageChange(() => toggle(false));
  useEffect(() => () => clearTimeout(timer.current), []);

  const enter = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    clearTimeout(timer.current);
    hovered.current = !panel.current || !isPopoverOpen(panel.current);
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
  // Hovering opened the popover before the first click, so only the second click closes it. Escape may have closed it in the meantime.
  const click = (event: MouseEvent) => {
    if (hovered.current && event.detail > 0 && panel.current && isPopoverOpen(panel.current)) event.preventDefault();
    hovered.current = false;
  };
  return { panel, enter, leave, blur, click };
}
