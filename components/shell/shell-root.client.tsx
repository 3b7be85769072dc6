'use client';

import { type ReactNode, useEffect, useLayoutEffect, useMemo } from 'react';
import { useRoutedPage } from '@/components/hooks/use-current-page';
import { ShellContext } from '@/components/hooks/use-shell';
import { ProgressBar } from '@/components/shell/progress-bar.client';
import { useDevBehaviors } from '@/components/shell/use-dev-behaviors';
import { useHashEntries, useScrollAfterNavigation } from '@/components/shell/use-hash-scroll';
import { useNavigation } from '@/components/shell/use-navigation';
import { usePageFocus } from '@/components/shell/use-page-focus';
import { useReady } from '@/components/shell/use-ready';
import { useRootAttributes } from '@/components/shell/use-root-attributes';
import { addBasePath } from '@/components/ui/site-urls';
import { hideByQuery } from '@/lib/browser/hide-by-query';
import { announcePage } from '@/lib/browser/page-change';
import { prefetchPage } from '@/lib/browser/start/prefetch-page';
import type { PageManifest } from '@/lib/page-view/shell-types';
import { findLongestPrefix } from '@/lib/routes/nav-match';

interface ShellRootProps {
  readonly pageManifest: PageManifest;
  readonly sidebarPrefixes: readonly string[];
  readonly animateContent: boolean;
  readonly children: ReactNode;
}

/** The `body`. Provides `ShellContext`, and sets data attributes for the parts that the page hides. */
export function ShellRoot({ pageManifest, sidebarPrefixes, animateContent, children }: ShellRootProps) {
  const page = useRoutedPage(pageManifest);
  const { pending, moves, navigate } = useNavigation();
  const { pageType = 'doc', sidebar, navbar, footer, globalUi } = page.flags;
  const sidebarPrefix = pageType === 'doc' && sidebar !== false ? findLongestPrefix(page.path, sidebarPrefixes) : undefined;

  useRootAttributes();
  useScrollAfterNavigation(moves);
  useHashEntries(page.path);
  usePageFocus(page.path, moves);
  useEffect(hideByQuery, [page.path]);
  useDevBehaviors();
  useLayoutEffect(announcePage, [page.path]);
  useReady();

  const shell = useMemo(
    () => ({ pageManifest, page, sidebarPrefix, moves, navigate, prefetch: prefetchLink }),
    [pageManifest, page, sidebarPrefix, moves, navigate],
  );
  return (
    <ShellContext value={shell}>
      <body
        data-page-type={pageType}
        data-no-navbar={mark(navbar === false)}
        data-no-sidebar={mark(!sidebarPrefix)}
        data-no-footer={mark(footer === false)}
        data-no-global-ui={mark(globalUi === false)}
        data-animate-content={mark(animateContent && moves > 0)}
      >
        {children}
        <ProgressBar busy={pending} />
      </body>
    </ShellContext>
  );
}

/** Prefetches the page of a link. `href` must have no base path. */
function prefetchLink(href: string): void {
  // The development server has no payload files.
  if (process.env.NODE_ENV === 'development') return;
  prefetchPage(addBasePath(href));
}

/** Returns the value of a boolean data attribute. */
function mark(set: boolean): '' | undefined {
  return set ? '' : undefined;
}
