import { type RefObject, useEffect } from 'react';
import { useCurrentPage } from '@/components/hooks/use-current-page';
import { isReady } from '@/lib/browser/ready';
import { scrollIntoContainer } from '@/lib/browser/scroll';

/** Opens the groups around the active link of the sidebar and scrolls to the link after each navigation. Other groups keep their state. */
export function useRevealActiveLink(nav: RefObject<HTMLElement | null>): void {
  const { path } = useCurrentPage();
  useEffect(() => {
    // On the first page, the page script has already done so.
    if (!isReady()) return;
    const active = nav.current?.querySelector('[aria-current="page"]');
    const scroller = nav.current?.parentElement;
    if (!active || !scroller) return;
    // The active link may be the link of a group, which is next to the `details` of the group.
    const details = active.parentElement?.querySelector<HTMLDetailsElement>(':scope > details');
    for (let group = details ?? active.closest('details'); group; group = group.parentElement?.closest('details') ?? null) {
      group.open = true;
    }
    scrollIntoContainer(active, scroller);
  }, [nav, path]);
}
