'use client';

import { useEffect, useState } from 'react';
import { applyTheme, isDarkModeOn } from '@/lib/browser/theme';
import { getFailureTexts } from '@/lib/site/texts/failure';

/**
 * Replaces the document if the shell itself fails; everything else has an error boundary. Its controls are plain links, because nothing
 * else may work. While it renders, the failed page is still there to read the language, the home page and the dark mode setting from.
 */
export function FailedPage({ error }: { readonly error: unknown }) {
  const [{ lang, home, address, darkMode }] = useState(readPage);
  const texts = getFailureTexts(lang);
  useEffect(() => {
    applyTheme(darkMode);
    console.error(error);
  }, [error, darkMode]);
  return (
    <html lang={lang} suppressHydrationWarning>
      <body className="grid min-h-dvh place-items-center p-6 text-center">
        <main>
          <title>{texts.title}</title>
          <h1 className="text-xl font-bold">{texts.title}</h1>
          <p className="my-4 text-text-muted" role="alert">
            {texts.help}
          </p>
          <p className="flex justify-center gap-x-6 text-brand-text underline underline-offset-3">
            <a href={address}>{texts.reload}</a>
            <a href={home}>{texts.takeMeHome}</a>
          </p>
        </main>
      </body>
    </html>
  );
}

function readPage() {
  // Written out, because every page loads this component, in a chunk of its own.
  const start = `${process.env.NEXT_PUBLIC_BASE_PATH ?? ''}/`;
  if (typeof document === 'undefined') return { lang: 'en', home: start, address: start, darkMode: true };
  return {
    lang: document.documentElement.lang || 'en',
    home: document.querySelector('header a')?.getAttribute('href') ?? start,
    address: location.pathname + location.search,
    darkMode: isDarkModeOn(),
  };
}
