import type { ReactNode } from 'react';
import { Drawer } from '@/components/shell/drawer.client';
import { DrawerEntries } from '@/components/shell/drawer-entries';
import { LanguageLinks } from '@/components/shell/language-links.client';
import { pickNames } from '@/components/shell/language-menu';
import { SidebarSwitch } from '@/components/shell/sidebar-switch.client';
import { SidebarTree } from '@/components/shell/sidebar-tree';
import { SocialLinks } from '@/components/shell/social-links';
import { ThemeSwitch } from '@/components/shell/theme-switch';
import { Icon } from '@/components/ui/icon';
import type { ShellView } from '@/lib/page-view/shell-types';

interface NavDrawerProps {
  readonly view: ShellView;
  /** The sidebar of the current page, if it is large. */
  readonly largeSidebar: ReactNode;
  readonly hasNavbar: boolean;
}

/**
 * The sidebar of the current page: a column on wide screens, otherwise a drawer. On phones, where it covers the screen, it also contains what
 * does not fit into the navigation bar. `hasNavbar` is false on sites without a navigation bar.
 */
export function NavDrawer({ view, largeSidebar, hasNavbar }: NavDrawerProps) {
  const { config, sidebars } = view;
  const texts = view.texts.shell;
  const trees = sidebars.map(({ prefix, items, isLarge }) => ({ prefix, content: isLarge ? undefined : <SidebarTree items={items} /> }));
  return (
    <Drawer id="sidebar" label={texts.menu}>
      <div className="drawer-head">
        <p>{texts.menu}</p>
        <button
          type="button"
          className="icon-button size-11"
          aria-label={texts.closeMenu}
          popoverTarget="sidebar"
          popoverTargetAction="hide"
        >
          <Icon name="close" />
        </button>
      </div>
      {hasNavbar && <DrawerEntries view={view} />}
      <SidebarSwitch label={texts.sidebar} sidebars={trees} large={largeSidebar} />
      {hasNavbar && (
        <div className="drawer-foot">
          {config.locales.length > 1 && <LanguageLinks locales={pickNames(config.locales)} className="menu-item" />}
          <ThemeSwitch theme={config.theme} texts={texts} />
          <SocialLinks links={config.theme.socialLinks} moreLabel={texts.moreLinks} />
        </div>
      )}
    </Drawer>
  );
}
