import { ActiveLink } from '@/components/shell/active-link.client';
import { OnPages } from '@/components/shell/on-pages.client';
import { SidebarGroup } from '@/components/shell/sidebar-group.client';
import { Tag } from '@/components/shell/tag';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link.client';
import type { SidebarItem } from '@/lib/source/navigation-types';

interface SidebarTreeProps {
  readonly items: readonly SidebarItem[];
  /** Whether groups without the current page are links to their first page, so that pages do not grow with the number of pages. */
  readonly isLarge: boolean;
}

/** The entries of one level of a sidebar. */
export function SidebarTree({ items, isLarge }: SidebarTreeProps) {
  return (
    <ul className="sidebar-list">
      {items.map((item, index) => (
        <SidebarEntry key={index} item={item} isLarge={isLarge} />
      ))}
    </ul>
  );
}

function SidebarEntry({ item, isLarge }: { readonly item: SidebarItem; readonly isLarge: boolean }) {
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
      return isLarge ? <FarGroup group={item} /> : <GroupEntry group={item} isLarge={false} />;
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

/** A group of a large sidebar. */
function FarGroup({ group }: { readonly group: Group }) {
  const links = listLinks(group);
  const [first] = links;
  if (first === undefined) return <GroupEntry group={group} isLarge />;
  return (
    <OnPages
      paths={links}
      elsewhere={
        <li className="sidebar-group" data-context={group.context}>
          <SiteLink href={first} className="sidebar-title">
            {group.text}
            <Tag text={group.tag} />
          </SiteLink>
        </li>
      }
    >
      <GroupEntry group={group} isLarge />
    </OnPages>
  );
}

/** The link of a group is next to its `summary`, because interactive elements must not be nested. */
function GroupEntry({ group, isLarge }: { readonly group: Group; readonly isLarge: boolean }) {
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
          <SidebarTree items={group.items} isLarge={isLarge} />
        </SidebarGroup>
      ) : (
        <SidebarTree items={group.items} isLarge={isLarge} />
      )}
    </li>
  );
}

/** Lists all links of an entry, including its own. */
export function listLinks(item: SidebarItem): string[] {
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
