import { type RefObject, type ToggleEvent, useEffect, useState } from 'react';
import { usePageChange } from '@/components/hooks/use-page-change';
import { findCurrentLink } from '@/lib/browser/drawer';
import { isVisible } from '@/lib/browser/is-visible';
import { isPopoverOpen, listPopoverButtons } from '@/lib/browser/popovers';
import { wrapFocus } from '@/lib/browser/wrap-focus';

const FOCUSABLE = 'a[href], button, summary, input';

/** Turns a popover into a drawer: traps the focus, restores it afterward, and closes on navigation. `dismissMenus` closes it on links. */
export function useDrawer(panel: RefObject<HTMLElement | null>) {
  const [open, setOpen] = useState(false);

  usePageChange(() => panel.current?.togglePopover(false));

  // The browser may have opened the popover before hydration.
  useEffect(() => {
    if (!panel.current || !isPopoverOpen(panel.current)) return;
    setOpen(true);
    if (!panel.current.contains(document.activeElement)) focusContent(panel.current);
  }, [panel]);

  useEffect(() => {
    if (!open) return;
    const element = panel.current;
    const trap = (event: KeyboardEvent) => {
      if (element) wrapFocus(event, () => listFocusable(element));
    };
    document.addEventListener('keydown', trap);
    return () => document.removeEventListener('keydown', trap);
  }, [panel, open]);

  const onToggle = (event: ToggleEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget) return;
    const shown = event.newState === 'open';
    setOpen(shown);
    const element = event.currentTarget;
    if (shown) focusContent(element);
    else if (element.contains(document.activeElement) || document.activeElement === document.body) {
      findButton(element)?.focus({ preventScroll: true });
    }
  };
  return { open, onToggle };
}

function focusContent(panel: HTMLElement): void {
  (findCurrentLink(panel) ?? listFocusable(panel).find((element) => panel.contains(element)))?.focus();
}

/** Finds the button, outside the panel, that opens it. There may be several for different widths; returns the first visible one. */
function findButton(panel: HTMLElement): HTMLElement | undefined {
  return listPopoverButtons(panel.id).find(isVisible);
}

/** Lists the elements of the focus trap in order. They start with the button outside the panel, unless the panel has its own close button. */
function listFocusable(panel: HTMLElement): HTMLElement[] {
  const inside = [...panel.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isVisible);
  const button = panel.querySelector('[popovertargetaction="hide"]') ? undefined : findButton(panel);
  return button ? [button, ...inside] : inside;
}
