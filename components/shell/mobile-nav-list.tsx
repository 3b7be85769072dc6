import { ActiveLink } from '@/components/shell/active-link.client';
import { NavPanel } from '@/components/shell/nav-panel';
import { Tag } from '@/components/shell/tag';
import { Icon } from '@/components/ui/icon';
import type { NavItem } from '@/lib/site/types';

/** The navigation as a vertical list with collapsible groups. */
export function MobileNavList({ items }: { readonly items: readonly NavItem[] }) {
  return (
    <ul className="*:border-b *:border-line">
      {items.map((item, index) => (
        <li key={index}>
          <MobileNavEntry item={item} />
        </li>
      ))}
    </ul>
  );
}

const ENTRY = 'flex min-h-13 items-center text-base font-medium';

function MobileNavEntry({ item }: { readonly item: NavItem }) {
  switch (item.kind) {
    case 'link':
      return (
        <ActiveLink href={item.link} area={item.activeMatch ?? ''} className={`${ENTRY} aria-[current]:text-brand-text`}>
          {item.text}
          <Tag text={item.tag} />
        </ActiveLink>
      );
    case 'group':
      return (
        <details className="group *:[ul]:pb-3">
          <summary className={ENTRY}>
            {item.text}
            <Tag text={item.tag} />
            <Icon name="chevron-down" className="ms-auto text-text-faint transition-move group-open:rotate-180" />
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
