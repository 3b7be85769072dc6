import { type KeyboardEvent, type MouseEvent, type RefObject, type ToggleEvent, useEffect, useState } from 'react';
import { usePageChange } from '@/components/hooks/use-page-change';
import { isPopoverOpen } from '@/lib/browser/popovers';

const FOCUSABLE = 'a[href], button, summary, input';

/**
 * Turns a popover into a drawer: traps the focus and restores it afterwards; closes on navigation, on links to the current page, and when
 * the media query `closeAt` matches.
 */
export function useDrawer(panel: RefObject<HTMLElement | null>, closeAt: string) {
  const [open, setOpen] = useState(false);

  usePageChange(() => panel.current?.togglePopover(false));

  // The browser may have opened it before React.
  useEffect(() => {
    if (!panel.current || !isPopoverOpen(panel.current)) return;
    setOpen(true);
    if (!panel.current.contains(document.activeElement)) focusContent(panel.current);
  }, [panel]);

  useEffect(() => {
    const wide = matchMedia(closeAt);
    const close = () => {
      if (wide.matches) panel.current?.togglePopover(false);
    };
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, [panel, closeAt]);

  useEffect(() => {
    if (!open) return;
    const element = panel.current;
    const trap = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Tab' && element) keepFocus(event, listFocusable(element));
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
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (link && link.target !== '_blank' && event.button === 0) event.currentTarget.togglePopover(false);
  };
  return { onToggle, onClick };
}

function focusContent(panel: HTMLElement): void {
  const current = panel.querySelector<HTMLElement>('[aria-current="page"]');
  (current && isVisible(current) ? current : listFocusable(panel).find((each) => panel.contains(each)))?.focus();
}

/** The button that opens the panel; it is outside of it. */
function findButton(panel: HTMLElement): HTMLElement | null {
  return document.querySelector<HTMLElement>(`button[popovertarget="${panel.id}"]:not([popovertargetaction])`);
}

/** The focus order of the trap. It starts with the button outside the panel, unless the panel has its own close button. */
function listFocusable(panel: HTMLElement): HTMLElement[] {
  const inside = [...panel.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isVisible);
  const button = panel.querySelector('[popovertargetaction="hide"]') ? null : findButton(panel);
  return button ? [button, ...inside] : inside;
}

/** Browsers without `checkVisibility` find elements in closed groups as well. */
function isVisible(element: HTMLElement): boolean {
  return element.checkVisibility?.() ?? true;
}

function keepFocus(event: Pick<KeyboardEvent, 'shiftKey' | 'preventDefault'>, stops: readonly HTMLElement[]): void {
  const from = event.shiftKey ? stops[0] : stops.at(-1);
  const to = event.shiftKey ? stops.at(-1) : stops[0];
  const at = document.activeElement;
  if (at !== from && stops.some((stop) => stop === at)) return;
  event.preventDefault();
  to?.focus();
}
