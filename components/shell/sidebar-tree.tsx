import { ActiveLink } from '@/components/shell/active-link.client';
import { SidebarGroup } from '@/components/shell/sidebar-group.client';
import { Tag } from '@/components/shell/tag';
import { Icon } from '@/components/ui/icon';
import type { SidebarItem } from '@/lib/source/navigation-types';

/** The entries of one level of a sidebar. */
export function SidebarTree({ items }: { readonly items: readonly SidebarItem[] }) {
  return (
    <ul className="sidebar-list">
      {items.map((item, index) => (
        <SidebarEntry key={index} item={item} />
      ))}
    </ul>
  );
}

function SidebarEntry({ item }: { readonly item: SidebarItem }) {
  switch (item.kind) {
    case 'link':
      return (
        <li data-context={item.context}>
          <ActiveLink href={item.link} className="sidebar-link">
            {item.text}
            <Tag text={item.tag} />
          </ActiveLink>
        </li>
      );
    case 'group':
      return <GroupEntry group={item} />;
    case 'header':
      return <li className="sidebar-header">{item.text}</li>;
    case 'divider':
      return (
        <li>
          <hr
            className="my-3.5 border-0 border-t border-line data-dashed:border-dashed data-dashed:border-line-strong"
            data-dashed={item.dashed ? '' : undefined}
          />
        </li>
      );
  }
}

type Group = Extract<SidebarItem, { kind: 'group' }>;

/** The link of a group is next to its `summary`, because interactive elements must not be nested. */
function GroupEntry({ group }: { readonly group: Group }) {
  const title = (
    <>
      {group.text}
      <Tag text={group.tag} />
    </>
  );
  return (
    <li className="sidebar-group" data-context={group.context}>
      {group.link && (
        <ActiveLink href={group.link} className="sidebar-title">
          {title}
        </ActiveLink>
      )}
      {!group.link && !group.collapsible && <p className="sidebar-title">{title}</p>}
      {group.collapsible ? (
        <SidebarGroup
          folded={group.collapsed ? listLinks(group) : undefined}
          summary={
            <summary className={group.link ? 'sidebar-fold' : 'sidebar-title'} aria-label={group.link ? group.text : undefined}>
              {!group.link && title}
              <Icon name="chevron-right" />
            </summary>
          }
        >
          <SidebarTree items={group.items} />
        </SidebarGroup>
      ) : (
        <SidebarTree items={group.items} />
      )}
    </li>
  );
}

/** Lists all links of a group, including its own. */
function listLinks(item: SidebarItem): string[] {
  switch (item.kind) {
    case 'link':
      return [item.link];
    case 'group':
      return [...(item.link ? [item.link] : []), ...item.items.flatMap(listLinks)];
    case 'divider':
    case 'header':
      return [];
  }
}
