'use client';

import { buildPagePath } from '@/components/hooks/use-current-page';
import { useShell } from '@/components/hooks/use-shell';
import { addBasePath } from '@/components/ui/site-urls';
import type { LocaleConfig } from '@/lib/site/types';

interface LanguageLinksProps {
  readonly locales: readonly Pick<LocaleConfig, 'lang' | 'tag' | 'label'>[];
  readonly className?: string;
}

/** Links to the current page in all languages. They load a document, because `html lang` and the shell differ. */
export function LanguageLinks({ locales, className }: LanguageLinksProps) {
  const { pageManifest, page } = useShell();
  const key = page.flags.pageType === '404' ? '' : page.key;
  return (
    <ul>
      {locales.map(({ lang, tag, label }) => {
        const path = buildPagePath(pageManifest, { ...page, lang, key });
        return (
          <li key={lang}>
            <a
              className={className}
              href={addBasePath(path)}
              hrefLang={tag}
              lang={tag}
              aria-current={lang === pageManifest.lang ? 'true' : undefined}
              data-language-link
            >
              {label}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
