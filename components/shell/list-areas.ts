import type { NavItem } from '@/lib/site/types';

/** Lists the areas in which a group of the navigation is current: its own `activeMatch`, else those of its links at any depth. */
export function listAreas(item: NavItem): { link: string; activeMatch?: string }[] {
  switch (item.kind) {
    case 'link':
      return [{ link: item.link, activeMatch: item.activeMatch }];
    case 'group':
      return item.activeMatch ? [{ link: '', activeMatch: item.activeMatch }] : item.items.flatMap(listAreas);
    case 'divider':
    case 'header':
      return [];
  }
}
