import type { ReactNode } from 'react';
import { SearchControl } from '@/components/search/search-control';
import { CodeTools } from '@/components/shell/code-tools';
import { Footer } from '@/components/shell/footer';
import { Header } from '@/components/shell/header';
import { NavDrawer } from '@/components/shell/nav-drawer';
import { PageBoundary } from '@/components/shell/page-boundary.client';
import { ShellRoot } from '@/components/shell/shell-root.client';
import { Icon } from '@/components/ui/icon';
import { NEW_TAB_ID } from '@/components/ui/new-tab';
import { UNHYDRATED } from '@/components/ui/unhydrated';
import { NOTICE_ID } from '@/lib/browser/behaviors/offline';
import type { ShellView } from '@/lib/page-view/shell-types';

interface ShellProps {
  readonly view: ShellView;
  /** The sidebar of the current page, if it is large. */
  readonly largeSidebar: ReactNode;
  readonly children: ReactNode;
}

/** The body with everything except `main`. It stays mounted during client-side navigation. */
export function Shell({ view, largeSidebar, children }: ShellProps) {
  const { theme } = view.config;
  const texts = view.texts.shell;
  const hasNavbar = theme.hideNavbar !== 'always';
  return (
    <ShellRoot
      pageManifest={view.pageManifest}
      sidebarPrefixes={view.sidebars.map(({ prefix }) => prefix)}
      animateContent={theme.enableContentAnimation}
    >
      <a className="skip-link" href="#content">
        {texts.skipToContent}
      </a>
      {hasNavbar ? <Header view={view} /> : <SearchWithoutButton view={view} />}
      <div className="shell">
        <NavDrawer view={view} largeSidebar={largeSidebar} hasNavbar={hasNavbar} />
        <PageBoundary>{children}</PageBoundary>
      </div>
      {theme.footer && <Footer view={view} />}
      {theme.enableScrollToTop && (
        <button type="button" className="scroll-to-top" aria-label={texts.scrollToTop}>
          <Icon name="arrow-up" />
        </button>
      )}
      {/* The late script fills this. */}
      <p
        id={NOTICE_ID}
        role="status"
        className="tooltip"
        data-offline={texts.offline}
        data-failed={view.texts.code.failed}
        {...UNHYDRATED}
        suppressHydrationWarning
      />
      <CodeTools texts={view.texts.code} />
      <p id={NEW_TAB_ID} hidden>
        {texts.opensInNewTab}
      </p>
    </ShellRoot>
  );
}

/** The search on sites without a navigation bar, where its keys still work. The dialog is outside the hidden element. */
function SearchWithoutButton({ view: { config, lang, texts } }: { readonly view: ShellView }) {
  return (
    <div hidden>
      <SearchControl config={config} lang={lang} texts={texts.search} />
    </div>
  );
}
