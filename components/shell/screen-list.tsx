import { ActiveLink } from '@/components/shell/active-link.client';
import { NavPanel } from '@/components/shell/nav-panel';
import { Tag } from '@/components/shell/tag';
import { Icon } from '@/components/ui/icon';
import type { NavItem } from '@/lib/site/types';

/** The entries of the navigation one under the other; groups unfold. */
export function ScreenList({ items }: { readonly items: readonly NavItem[] }) {
  return (
    <ul className="screen-list">
      {items.map((item, index) => (
        <li key={index}>
          <ScreenEntry item={item} />
        </li>
      ))}
    </ul>
  );
}

function ScreenEntry({ item }: { readonly item: NavItem }) {
  switch (item.kind) {
    case 'link':
      return (
        <ActiveLink href={item.link} area={item.activeMatch ?? ''} className="screen-link">
          {item.text}
          <Tag text={item.tag} />
        </ActiveLink>
      );
    case 'group':
      return (
        <details className="screen-group">
          <summary className="screen-link">
            {item.text}
            <Tag text={item.tag} />
            <Icon name="chevron-down" />
          </summary>
          <NavPanel items={item.items} />
        </details>
      );
    case 'header':
      return <p className="menu-header">{item.text}</p>;
    case 'divider':
      return <hr className="menu-divider" />;
  }
}
