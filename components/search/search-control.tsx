import { SearchButton } from '@/components/search/search-button.client';
import { getHosts } from '@/lib/search/hosted/hosted-config';
import { buildSearchSetup } from '@/lib/search/setup';
import type { UiTexts } from '@/lib/site/texts/types';
import type { Lang, SiteConfig } from '@/lib/site/types';

interface SearchControlProps {
  readonly config: SiteConfig;
  readonly lang: Lang;
  readonly texts: UiTexts['search'];
}

/** The search button, and a preconnect to the hosted search if it is configured. */
export function SearchControl({ config, lang, texts }: SearchControlProps) {
  const setup = buildSearchSetup(config, lang, process.env.NEXT_PUBLIC_BASE_PATH ?? '');
  return (
    <>
      {setup.hosted && <link rel="preconnect" href={`https://${getHosts(setup.hosted).read}`} crossOrigin="anonymous" />}
      <SearchButton texts={texts} setup={setup} />
    </>
  );
}
