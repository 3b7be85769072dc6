import { SidebarSwitch } from '@/components/shell/sidebar-switch.client';
import { SidebarTree } from '@/components/shell/sidebar-tree';
import type { UiTexts } from '@/lib/site/texts/types';
import type { Sidebar as SidebarData } from '@/lib/source/navigation-types';

interface SidebarProps {
  readonly sidebars: readonly SidebarData[];
  readonly texts: UiTexts['shell'];
}

/** The sidebar of the current page: a column on wide screens, otherwise a drawer. */
export function Sidebar({ sidebars, texts }: SidebarProps) {
  const trees = sidebars.map(({ prefix, items }) => ({ prefix, content: <SidebarTree items={items} /> }));
  return <SidebarSwitch label={texts.sidebar} closeLabel={texts.closeMenu} sidebars={trees} />;
}
