'use client';

import { type ReactNode, useEffect, useLayoutEffect, useMemo } from 'react';
import { useRoutedPage } from '@/components/hooks/use-page-path';
import { useReady } from '@/components/hooks/use-ready';
import { ShellContext } from '@/components/hooks/use-shell';
import { ProgressBar } from '@/components/shell/progress-bar.client';
import { useHashAfterNavigation, useHashEntries } from '@/components/shell/use-hash-scroll';
import { useNavigation } from '@/components/shell/use-navigation';
import { findLongestPrefix } from '@/lib/browser/active-match';
import { announcePage } from '@/lib/browser/page-change';
import { hideByQuery } from '@/lib/browser/query-hides';
import type { PageManifest } from '@/lib/page-view/shell-types';

interface ShellRootProps {
  readonly pageManifest: PageManifest;
  readonly sidebarPrefixes: readonly string[];
  readonly animateContent: boolean;
  readonly children: ReactNode;
}

/** The `body`. Provides `ShellContext`, and has data attributes for the parts that the page hides. */
export function ShellRoot({ pageManifest, sidebarPrefixes, animateContent, children }: ShellRootProps) {
  const page = useRoutedPage(pageManifest);
  const { pending, moved, navigate, router } = useNavigation();
  const { pageType = 'doc', sidebar, navbar, footer, globalUi } = page.flags;
  const sidebarPrefix = pageType === 'doc' && sidebar !== false ? findLongestPrefix(page.path, sidebarPrefixes) : undefined;

  useHashAfterNavigation(pending);
  useHashEntries();
  useEffect(hideByQuery, [page.path]);
  useLayoutEffect(announcePage, [page.path]);
  useReady();

  const shell = useMemo(
    () => ({ pageManifest, page, sidebarPrefix, navigate, prefetch: (href: string) => router.prefetch(href) }),
    [pageManifest, page, sidebarPrefix, navigate, router],
  );
  return (
    <ShellContext value={shell}>
      <body
        data-page-type={pageType}
        data-no-navbar={mark(navbar === false || pageType === 'blank')}
        data-no-sidebar={mark(!sidebarPrefix)}
        data-no-footer={mark(footer === false)}
        data-no-global-ui={mark(globalUi === false)}
        data-animate-content={mark(animateContent && moved)}
      >
        {children}
        <ProgressBar busy={pending} />
      </body>
    </ShellContext>
  );
}

/** Value of a boolean data attribute. */
function mark(set: boolean): '' | undefined {
  return set ? '' : undefined;
}
