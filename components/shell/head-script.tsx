import { buildHeadScript } from '@/lib/browser/head-script';
import type { ShellView } from '@/lib/page-view/shell-types';

/** What must happen before the first paint: theme, parts hidden by the query, clean address, language of a first visit. */
export function HeadScript({ view: { config, lang, pageManifest } }: { readonly view: ShellView }) {
  const { defaultLang, langs, defaultVersion, versions } = pageManifest;
  const script = buildHeadScript({
    darkMode: config.theme.darkMode,
    localeRedirect: config.theme.localeRedirect,
    address: { base: process.env.NEXT_PUBLIC_BASE_PATH ?? '', lang, defaultLang, langs, defaultVersion, versions },
  });
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}
