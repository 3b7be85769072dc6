import { buildHeadScript } from '@/lib/browser/start/head-script';
import type { ShellView } from '@/lib/page-view/shell-types';

interface HeadScriptProps {
  readonly view: ShellView;
  /** Minifies the script, since it consists of server code, which the bundler does not minify. */
  readonly minify: (script: string) => string;
}

/**
 * The inline script that runs before the first paint: theme, parts hidden by the query, selected tabs, input held for the late script, a page
 * without scripts if they fail, locale redirect.
 */
export function HeadScript({ view: { config, pageManifest }, minify }: HeadScriptProps) {
  const { defaultLang, langs, defaultVersion, versions } = pageManifest;
  const script = buildHeadScript({
    darkMode: config.theme.darkMode,
    localeRedirect: config.theme.localeRedirect,
    address: { base: process.env.NEXT_PUBLIC_BASE_PATH ?? '', defaultLang, langs, defaultVersion, versions },
  });
  // As a child of the script element, React would escape the text.
  return <script dangerouslySetInnerHTML={{ __html: minify(script) }} />;
}
