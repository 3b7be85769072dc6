import { NavByVersion } from '@/components/shell/nav-by-version';
import { EntryLink, NavPanel } from '@/components/shell/nav-panel';
import { Tag } from '@/components/shell/tag';
import { VersionLinks } from '@/components/shell/version-links.client';
import { Icon } from '@/components/ui/icon';
import type { ShellView } from '@/lib/page-view/shell-types';
import type { NavItem } from '@/lib/site/types';

/** The navigation in the drawer on phones: links in a row, collapsible groups below each other, and the versions. */
export function DrawerEntries({ view }: { readonly view: ShellView }) {
  const { nav, pageManifest } = view;
  const texts = view.texts.shell;
  return (
    <div className="drawer-nav">
      <nav aria-label={texts.mainNav}>
        <NavByVersion nav={nav} List={EntryList} />
      </nav>
      {pageManifest.versions.length > 0 && (
        <details>
          <summary className="drawer-entry">{texts.version}</summary>
          <VersionLinks />
        </details>
      )}
    </div>
  );
}

function EntryList({ items }: { readonly items: readonly NavItem[] }) {
  return (
    <ul>
      {items.map((item, index) => (
        <li key={index}>
          <DrawerEntry item={item} />
        </li>
      ))}
    </ul>
  );
}

function DrawerEntry({ item }: { readonly item: NavItem }) {
  switch (item.kind) {
    case 'link':
      return <EntryLink item={item} className="drawer-entry" />;
    case 'group':
      return (
        <details className="group">
          <summary className="drawer-entry">
            {item.text}
            <Tag text={item.tag} />
            <Icon name="chevron-down" className="ms-1 text-text-faint transition-move group-open:rotate-180" />
          </summary>
          <NavPanel items={item.items} />
        </details>
      );
    case 'header':
      return (
        <p className="menu-header">
          {item.text}
          <Tag text={item.tag} />
        </p>
      );
    case 'divider':
      return <hr className="menu-divider" />;
  }
}
