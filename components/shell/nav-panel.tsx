import { ActiveLink } from '@/components/shell/active-link.client';
import { Tag } from '@/components/shell/tag';
import type { NavLink } from '@/lib/site/nav-links';
import type { NavItem } from '@/lib/site/types';

/** A link of the navigation at any level, current on its page and in its area. */
export function EntryLink({ item, className }: { readonly item: NavLink; readonly className: string }) {
  return (
    <ActiveLink href={item.link} area={item.activeMatch ?? ''} className={className}>
      {item.text}
      <Tag text={item.tag} />
    </ActiveLink>
  );
}

/** The entries of a navigation group. Nested groups are lists with a header. */
export function NavPanel({ items }: { readonly items: readonly NavItem[] }) {
  return (
    <ul>
      {items.map((item, index) => (
        <PanelEntry key={index} item={item} />
      ))}
    </ul>
  );
}

function PanelEntry({ item }: { readonly item: NavItem }) {
  switch (item.kind) {
    case 'link':
      return (
        <li>
          <EntryLink item={item} className="menu-item" />
        </li>
      );
    case 'group':
      return (
        <li>
          <p className="menu-header">
            {item.text}
            <Tag text={item.tag} />
          </p>
          <NavPanel items={item.items} />
        </li>
      );
    case 'header':
      return (
        <li className="menu-header">
          {item.text}
          <Tag text={item.tag} />
        </li>
      );
    case 'divider':
      return (
        <li>
          <hr className="menu-divider" />
        </li>
      );
  }
}
