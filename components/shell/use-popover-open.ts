import { useEffect, useState } from 'react';
import { isPopoverOpen } from '@/lib/browser/popovers';

/** Returns whether the popover with this id, anywhere on the page, is open. */
export function usePopoverOpen(id: string): boolean {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const popover = document.getElementById(id);
    // The browser may have opened the popover before hydration.
    setOpen(popover !== null && isPopoverOpen(popover));
    const follow = (event: Event) => {
      if (event.target instanceof Element && event.target.id === id) setOpen((event as ToggleEvent).newState === 'open');
    };
    // `toggle` does not bubble.
    document.addEventListener('toggle', follow, true);
    return () => document.removeEventListener('toggle', follow, true);
  }, [id]);
  return open;
}
