import { jest } from '@jest/globals';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { PathParamsContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import type { ReactNode } from 'react';
import { locatePage } from '@/components/hooks/use-current-page';
import { ShellContext } from '@/components/hooks/use-shell';
import type { PageManifest, ShellView } from '@/lib/page-view/shell-types';
import config from '@/lib/site/config';
import { getTexts } from '@/lib/site/texts/texts';
import type { SiteConfig } from '@/lib/site/types';

export const PAGE_MANIFEST: PageManifest = {
  lang: 'en',
  defaultLang: 'en',
  langs: ['en', 'zh'],
  defaultVersion: '',
  versions: [],
  indexSlugs: ['guide/start', 'guide/folded', 'config', 'blog'],
  flags: { '': { pageType: 'home' }, '404': { pageType: '404' }, blog: { sidebar: false } },
  keysByVersion: {},
};

export const VERSIONED: PageManifest = {
  ...PAGE_MANIFEST,
  defaultVersion: 'v2',
  versions: ['v2', 'v1'],
  indexSlugs: [...PAGE_MANIFEST.indexSlugs, 'v1/guide/start', 'v1/guide/old'],
  flags: { ...PAGE_MANIFEST.flags, 'guide/old': { navbar: false }, 'v1/blog': {}, 'v1/404': { pageType: '404' } },
  keysByVersion: { v2: ['', 'guide/start', 'guide/new'], v1: ['', 'guide/start'] },
};

interface TestShellProps {
  readonly slug: string;
  readonly pageManifest?: PageManifest;
  readonly moves?: number;
  readonly navigate?: (href: string) => void;
  readonly prefetch?: (href: string) => void;
  readonly children: ReactNode;
}

/** Provides the context of the shell on a page; `slug` is the path after the language. */
export function TestShell({
  slug,
  pageManifest = PAGE_MANIFEST,
  moves = 0,
  navigate = () => undefined,
  prefetch = () => undefined,
  children,
}: TestShellProps) {
  const page = locatePage(pageManifest, slug.split('/').filter(Boolean));
  const sidebarPrefix = page.path.startsWith('/guide/') ? '/guide/' : undefined;
  return <ShellContext value={{ pageManifest, page, sidebarPrefix, moves, navigate, prefetch }}>{children}</ShellContext>;
}

/** A view of the shell in English or Chinese with a small navigation. */
export function createView(
  theme: Partial<SiteConfig['theme']> = {},
  lang = 'en',
  pageManifest: PageManifest = { ...PAGE_MANIFEST, lang },
): ShellView {
  const prefix = lang === 'en' ? '' : `/${lang}`;
  return {
    lang,
    texts: getTexts(lang, config),
    config: { ...config, theme: { ...config.theme, ...theme } },
    nav: {
      [pageManifest.defaultVersion]: [
        { kind: 'link', text: 'Guide', link: `${prefix}/guide/start/`, activeMatch: '/guide/', position: 'left' },
        { kind: 'link', text: 'Config', link: `${prefix}/config/` },
      ],
    },
    sidebars: [
      {
        prefix: `${prefix}/guide/`,
        isLarge: false,
        items: [
          {
            kind: 'group',
            text: 'Getting Started',
            collapsible: true,
            collapsed: false,
            items: [
              { kind: 'link', text: 'Introduction', link: `${prefix}/guide/start/` },
              { kind: 'link', text: 'Quick start', link: `${prefix}/guide/start/quick-start` },
            ],
          },
        ],
      },
    ],
    pageManifest,
  };
}

export const router = {
  push: jest.fn<(href: string) => void>(),
  replace: jest.fn<(href: string, options?: object) => void>(),
  prefetch: jest.fn<(href: string) => void>(),
  back: jest.fn(),
  forward: jest.fn(),
  refresh: jest.fn(),
};

/** Provides the router of Next.js and the route parameters. */
export function Framework({ lang = 'en', slug, children }: { lang?: string; slug?: string; children: ReactNode }) {
  return (
    <AppRouterContext value={router as never}>
      <PathParamsContext value={{ lang, ...(slug && { slug: slug.split('/') }) }}>{children}</PathParamsContext>
    </AppRouterContext>
  );
}
