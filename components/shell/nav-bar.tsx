import type { ReactNode } from 'react';
import { ActiveLink } from '@/components/shell/active-link.client';
import { ByVersion } from '@/components/shell/by-version.client';
import { listAreas } from '@/components/shell/list-areas';
import { NavGroup } from '@/components/shell/nav-group.client';
import { NavPanel } from '@/components/shell/nav-panel';
import { Tag } from '@/components/shell/tag';
import { Icon } from '@/components/ui/icon';
import type { ShellView } from '@/lib/page-view/shell-types';
import type { NavItem } from '@/lib/site/types';

/** The entries of the navigation bar, those on the left and those on the right (the default, spec section 3), for the version that is read. */
export function NavBar({ nav }: Pick<ShellView, 'nav'>) {
  const lists = Object.entries(nav).map(([version, items]): [string, ReactNode] => [version, <NavLists key={version} items={items} />]);
  return <ByVersion contents={Object.fromEntries(lists)} />;
}

function NavLists({ items }: { readonly items: readonly NavItem[] }) {
  return (['left', 'right'] as const).map((side) => (
    <ul key={side} className={`nav-list nav-${side}`}>
      {items
        .filter((item) => findSide(item) === side)
        .map((item) => (
          <li key={'text' in item ? item.text : 'divider'}>
            <NavEntry item={item} />
          </li>
        ))}
    </ul>
  ));
}

function findSide(item: NavItem): 'left' | 'right' {
  return ('position' in item && item.position) || 'right';
}

function NavEntry({ item }: { readonly item: NavItem }) {
  switch (item.kind) {
    case 'link':
      return (
        <ActiveLink href={item.link} area={item.activeMatch ?? ''} className="nav-link">
          {item.text}
          <Tag text={item.tag} />
        </ActiveLink>
      );
    case 'group':
      return (
        <NavGroup
          areas={listAreas(item)}
          trigger={
            <>
              {item.text}
              <Tag text={item.tag} />
              <Icon name="chevron-down" />
            </>
          }
        >
          <NavPanel items={item.items} />
        </NavGroup>
      );
    case 'header':
      return <span className="nav-header">{item.text}</span>;
    case 'divider':
      return <hr className="nav-divider" />;
  }
}
