import type { ReactNode } from 'react';
import { ByVersion } from '@/components/shell/by-version.client';
import { Drawer } from '@/components/shell/drawer.client';
import { LanguageLinks } from '@/components/shell/language-links.client';
import { pickNames } from '@/components/shell/language-menu';
import { MobileNavList } from '@/components/shell/mobile-nav-list';
import { SocialLinks } from '@/components/shell/social-links';
import { ThemeSwitch } from '@/components/shell/theme-switch';
import { VersionLinks } from '@/components/shell/version-links.client';
import type { ShellView } from '@/lib/page-view/shell-types';

/** The full-screen menu on phones, below the navigation bar. */
export function MobileMenu({ view }: { readonly view: ShellView }) {
  const { config, pageManifest, texts } = view;
  const lists = Object.entries(view.nav).map(([version, items]): [string, ReactNode] => [
    version,
    <MobileNavList key={version} items={items} />,
  ]);
  return (
    <Drawer
      id="menu"
      className="px-gutter pt-2 pb-[max(24px,env(safe-area-inset-bottom))]"
      closeAt="(min-width: 768px)"
      label={texts.shell.menu}
    >
      <nav aria-label={texts.shell.mainNav}>
        <ByVersion contents={Object.fromEntries(lists)} />
      </nav>
      {pageManifest.versions.length > 0 && (
        <MenuSection title={texts.shell.version}>
          <VersionLinks />
        </MenuSection>
      )}
      {config.locales.length > 1 && (
        <MenuSection title={texts.shell.language}>
          <LanguageLinks locales={pickNames(config.locales)} />
        </MenuSection>
      )}
      <div className="-mx-3.25 mt-5 flex items-center justify-between">
        <SocialLinks links={config.theme.socialLinks} moreLabel={texts.shell.moreLinks} />
        <ThemeSwitch theme={config.theme} texts={texts.shell} />
      </div>
    </Drawer>
  );
}

function MenuSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="mt-4">
      <h2 className="menu-header">{title}</h2>
      {children}
    </section>
  );
}
