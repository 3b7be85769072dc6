import { NavByVersion } from '@/components/shell/nav-by-version';
import { NavGroup } from '@/components/shell/nav-group.client';
import { EntryLink, NavPanel } from '@/components/shell/nav-panel';
import { Tag } from '@/components/shell/tag';
import { MenuChevron } from '@/components/ui/menu-chevron';
import type { ShellView } from '@/lib/page-view/shell-types';
import type { NavItem } from '@/lib/site/types';

/** The entries of the navigation bar for the current version, left and right (the default). */
export function NavBar({ nav }: Pick<ShellView, 'nav'>) {
  return <NavByVersion nav={nav} List={NavLists} />;
}

function NavLists({ items }: { readonly items: readonly NavItem[] }) {
  return (['left', 'right'] as const).map((side) => {
    const entries = items.filter(({ position = 'right' }) => position === side);
    // Screen readers would announce an empty list.
    if (entries.length === 0) return null;
    return (
      <ul key={side} className={side === 'right' ? 'nav-end' : undefined}>
        {entries.map((item, index) => (
          <li key={index}>
            <NavEntry item={item} />
          </li>
        ))}
      </ul>
    );
  });
}

function NavEntry({ item }: { readonly item: NavItem }) {
  switch (item.kind) {
    case 'link':
      return <EntryLink item={item} className="nav-link" />;
    case 'group':
      return (
        <NavGroup
          areas={listAreas(item)}
          trigger={
            <>
              {item.text}
              <Tag text={item.tag} />
              <MenuChevron />
            </>
          }
        >
          <NavPanel items={item.items} />
        </NavGroup>
      );
    case 'header':
      return (
        <span className="px-3 text-text-faint">
          {item.text}
          <Tag text={item.tag} />
        </span>
      );
    case 'divider':
      return <hr className="mx-1.5 h-4 w-px border-0 bg-line-strong" />;
  }
}

/** Lists the areas in which a navigation group is current: its own `activeMatch`, or else those of its links at any depth. */
function listAreas(item: NavItem): { link: string; activeMatch?: string }[] {
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
