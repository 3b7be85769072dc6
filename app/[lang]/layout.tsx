import '@/app/[lang]/preload';
import '@/styles/globals.css';
import type { ReactNode } from 'react';
import { ContentDiagnostics } from '@/components/shell/content-diagnostics';
import { HeadScript } from '@/components/shell/head-script';
import { Shell } from '@/components/shell/shell';
import { addBasePath } from '@/components/ui/site-urls';
import { getShellView } from '@/lib/page-view/build-shell-view';
import { getLocale } from '@/lib/site/get-locale';
import { minifyScript } from '@/lib/site/minify-script';
import { THEME_COLORS } from '@/lib/site/theme-colors';
import { diagnostics } from '@/lib/source/content-revision';
import { getSite } from '@/lib/source/get-site';

interface Props {
  readonly params: Promise<{ lang: string }>;
  readonly children: ReactNode;
  readonly sidebar: ReactNode;
}

export const dynamicParams = false;

export async function generateStaticParams() {
  const { config } = await getSite();
  return config.locales.map(({ lang }) => ({ lang }));
}

export default async function LangLayout({ params, children, sidebar }: Props) {
  const { lang } = await params;
  const site = await getSite();
  const view = getShellView(site, lang);
  const { darkMode } = site.config.theme;
  return (
    // The head script changes the class and data attributes before hydration. Without JavaScript, the class keeps sites without dark mode light.
    <html lang={getLocale(site.config, lang).tag} className={darkMode ? undefined : 'light'} suppressHydrationWarning>
      <head>
        <HeadScript view={view} minify={minifyScript} />
        {/* Not in the metadata, which each navigation replaces: the browser would restyle the whole page and request the icon again. */}
        <meta name="color-scheme" content={darkMode ? 'light dark' : 'light'} />
        <meta name="theme-color" content={THEME_COLORS.light} media={darkMode ? '(prefers-color-scheme: light)' : undefined} />
        {/* Applies where the first one does not; the `media` of that one follows the theme that the reader chooses. */}
        {darkMode && <meta name="theme-color" content={THEME_COLORS.dark} />}
        <link rel="icon" type="image/svg+xml" href={addBasePath('/favicon.svg')} />
        <link rel="apple-touch-icon" href={addBasePath('/icons/apple-touch.png')} />
      </head>
      <Shell view={view} largeSidebar={sidebar}>
        {process.env.NODE_ENV === 'development' ? (
          <>
            <ContentDiagnostics diagnostics={diagnostics} />
            {children}
          </>
        ) : (
          children
        )}
      </Shell>
    </html>
  );
}
