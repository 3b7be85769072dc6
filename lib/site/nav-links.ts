import type { NavItem } from '@/lib/site/types';

/** A navigation entry that leads to a page. */
export type NavLink = Extract<NavItem, { kind: 'link' }>;

/** Lists the links of a navigation entry, at any depth. */
export function listNavLinks(item: NavItem): NavLink[] {
  switch (item.kind) {
    case 'link':
      return [item];
    case 'group':
      return item.items.flatMap(listNavLinks);
    case 'divider':
    case 'header':
      return [];
  }
}
