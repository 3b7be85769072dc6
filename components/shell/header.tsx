import { SearchControl } from '@/components/search/search-control';
import { LanguageMenu } from '@/components/shell/language-menu';
import { Logo } from '@/components/shell/logo';
import { NavBar } from '@/components/shell/nav-bar';
import { SocialLinks } from '@/components/shell/social-links';
import { ThemeSwitch } from '@/components/shell/theme-switch';
import { ToolsMenu } from '@/components/shell/tools-menu';
import { VersionMenu } from '@/components/shell/version-menu';
import { Icon } from '@/components/ui/icon';
import type { ShellView } from '@/lib/page-view/shell-types';

/** The navigation bar. On phones, it has only the logo, the tools menu, the search and the button of `NavDrawer`, which contains the rest. */
export function Header({ view }: { readonly view: ShellView }) {
  const { config, lang, texts } = view;
  return (
    <header className="navbar" data-hide-on-scroll={config.theme.hideNavbar === 'auto' ? '' : undefined}>
      <div data-head>
        <Logo view={view} />
        <ToolsMenu lang={lang} label={texts.shell.tools} />
        <nav aria-label={texts.shell.mainNav}>
          <NavBar nav={view.nav} />
        </nav>
        <SearchControl config={config} lang={lang} texts={texts.search} />
        <div className="nav-tools">
          <VersionMenu versions={view.pageManifest.versions} label={texts.shell.version} />
          <LanguageMenu locales={config.locales} label={texts.shell.language} />
          <ThemeSwitch theme={config.theme} texts={texts.shell} />
          <SocialLinks links={config.theme.socialLinks} moreLabel={texts.shell.moreLinks} />
        </div>
        <button type="button" className="icon-button -me-2.75 md:hidden" aria-label={texts.shell.menu} popoverTarget="sidebar">
          <Icon name="menu" />
        </button>
      </div>
    </header>
  );
}
