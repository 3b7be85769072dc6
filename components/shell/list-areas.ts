import type { NavItem } from '@/lib/site/types';

/** The links, at any depth, whose areas make a group of the navigation the current one. */
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
