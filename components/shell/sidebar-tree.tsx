import { ActiveLink } from '@/components/shell/active-link.client';
import { SidebarGroup } from '@/components/shell/sidebar-group.client';
import { Tag } from '@/components/shell/tag';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link.client';
import type { SidebarGroup as SidebarGroupItem, SidebarItem } from '@/lib/source/navigation-types';

interface SidebarTreeProps {
  readonly items: readonly SidebarItem[];
  /** The groups around the current page, if the sidebar is large. All other groups are links to their first page. */
  readonly around?: readonly SidebarGroupItem[];
}

/** The entries of one level of a sidebar. */
export function SidebarTree({ items, around }: SidebarTreeProps) {
  return (
    <ul className="sidebar-list">
      {items.map((item, index) => (
        <SidebarEntry key={index} item={item} around={around} />
      ))}
    </ul>
  );
}

function SidebarEntry({ item, around }: Omit<SidebarTreeProps, 'items'> & { readonly item: SidebarItem }) {
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
      return around && !around.includes(item) ? <FarGroup group={item} around={around} /> : <GroupEntry group={item} around={around} />;
    case 'header':
      return (
        <li className="sidebar-header">
          {item.text}
          <Tag text={item.tag} />
        </li>
      );
    case 'divider':
      return (
        <li>
          <hr
            className="my-3.5 border-line data-dashed:border-dashed data-dashed:border-line-strong"
            data-dashed={item.dashed ? '' : undefined}
          />
        </li>
      );
  }
}

type GroupProps = Omit<SidebarTreeProps, 'items'> & { readonly group: SidebarGroupItem };

/** A group of a large sidebar without the current page. */
function FarGroup({ group, around }: GroupProps) {
  const [first] = listLinks(group);
  if (first === undefined) return <GroupEntry group={group} around={around} />;
  return (
    <li className="sidebar-group" data-context={group.context}>
      <SiteLink href={first} className="sidebar-title">
        {group.text}
        <Tag text={group.tag} />
      </SiteLink>
    </li>
  );
}

/** A group. Its link is next to its `summary`, because interactive elements must not be nested. */
function GroupEntry({ group, around }: GroupProps) {
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
          folded={group.collapsed && !around ? listLinks(group) : undefined}
          summary={
            <summary className={group.link ? 'sidebar-fold' : 'sidebar-title'} aria-label={group.link ? group.text : undefined}>
              {!group.link && title}
              <Icon name="chevron-right" />
            </summary>
          }
        >
          <SidebarTree items={group.items} around={around} />
        </SidebarGroup>
      ) : (
        <SidebarTree items={group.items} around={around} />
      )}
    </li>
  );
}

/** Lists all links of an entry, its own first. */
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
