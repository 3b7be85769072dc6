import { type RefObject, useEffect } from 'react';
import { usePagePath } from '@/components/hooks/use-page-path';
import { scrollIntoContainer } from '@/lib/browser/scroll';

/** On each page, opens the groups around the active link of the sidebar and brings it into view; the rest stays as it was. */
export function useSidebarPlace(nav: RefObject<HTMLElement | null>): void {
  const { path } = usePagePath();
  useEffect(() => {
    const active = nav.current?.querySelector('[aria-current="page"]');
    const scroller = nav.current?.parentElement;
    if (!active || !scroller) return;
    // A group that has a page of its own opens on it too: its list stands beside the link.
    const own = active.parentElement?.querySelector<HTMLDetailsElement>(':scope > details');
    for (let group = own ?? active.closest('details'); group; group = group.parentElement?.closest('details') ?? null) {
      group.open = true;
    }
    scrollIntoContainer(active, scroller);
  }, [nav, path]);
}
