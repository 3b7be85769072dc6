import { buildHeadScript } from '@/lib/browser/start/head-script';
import type { ShellView } from '@/lib/page-view/shell-types';

interface Props {
  readonly view: ShellView;
  /** The bundler does not minify code of the server, which the script consists of. */
  readonly minify: (script: string) => string;
}

/** The inline script that runs before the first paint: theme, parts hidden by the query, selected tabs, locale redirect. */
export function HeadScript({ view: { config, pageManifest }, minify }: Props) {
  const { defaultLang, langs, defaultVersion, versions } = pageManifest;
  const script = buildHeadScript({
    darkMode: config.theme.darkMode,
    localeRedirect: config.theme.localeRedirect,
    address: { base: process.env.NEXT_PUBLIC_BASE_PATH ?? '', defaultLang, langs, defaultVersion, versions },
  });
  // React would escape the text of a script element.
  return <script dangerouslySetInnerHTML={{ __html: minify(script) }} />;
}
