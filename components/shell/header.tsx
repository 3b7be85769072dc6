import { SearchControl } from '@/components/search/search-control';
import { DrawerButton } from '@/components/shell/drawer-button.client';
import { HideOnScroll } from '@/components/shell/hide-on-scroll.client';
import { LanguageMenu } from '@/components/shell/language-menu';
import { Logo } from '@/components/shell/logo';
import { NavBar } from '@/components/shell/nav-bar';
import { SocialLinks } from '@/components/shell/social-links';
import { ThemeSwitch } from '@/components/shell/theme-switch';
import { ToolsMenu } from '@/components/shell/tools-menu';
import { VersionMenu } from '@/components/shell/version-menu';
import { Icon } from '@/components/ui/icon';
import type { ShellView } from '@/lib/page-view/shell-types';

/** The bar at the top. On phones, everything but logo, tools and the menu button is in `MobileMenu`. */
export function Header({ view }: { readonly view: ShellView }) {
  const { config, lang, texts } = view;
  return (
    <header className="navbar">
      {config.theme.hideNavbar === 'auto' && <HideOnScroll />}
      <div className="navbar-inner">
        <Logo view={view} />
        <ToolsMenu lang={lang} label={texts.shell.tools} />
        <nav className="navbar-nav" aria-label={texts.shell.mainNav}>
          <NavBar nav={view.nav} />
        </nav>
        <SearchControl config={config} lang={lang} texts={texts.search} />
        <div className="navbar-tools">
          <VersionMenu versions={view.pageManifest.versions} label={texts.shell.version} />
          <LanguageMenu locales={config.locales} label={texts.shell.language} />
          <ThemeSwitch theme={config.theme} texts={texts.shell} />
          <SocialLinks links={config.theme.socialLinks} moreLabel={texts.shell.moreLinks} />
        </div>
        <DrawerButton drawer="menu" className="icon-button menu-toggle" label={texts.shell.menu}>
          <Icon name="menu" />
          <Icon name="close" />
        </DrawerButton>
      </div>
    </header>
  );
}
