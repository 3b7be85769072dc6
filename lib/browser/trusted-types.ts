import { tryParse } from '@/lib/browser/try-parse';
import { isCodeMarkup } from '@/lib/site/code-markup';

/** Name of the policy. React and the bundler's runtime do not use policies, so this must be the one that browsers use by default. */
export const TRUSTED_TYPES_POLICY = 'default';

declare global {
  interface Window {
    /** Absent in browsers without Trusted Types. */
    readonly trustedTypes?: {
      createPolicy(
        name: string,
        rules: Readonly<Record<'createHTML' | 'createScript' | 'createScriptURL', (text: string) => string | null>>,
      ): unknown;
    };
  }
}

/** The HTML from which React creates any script element. It runs nothing. */
const EMPTY_SCRIPT = '<script></script>';

/**
 * Defines which strings may become HTML, script URLs and contents of script elements. The content security policy refuses all others, even
 * in libraries, so that a bug in a script cannot turn text into markup that runs. `base` is the base path of the site.
 */
export function createTrustedTypes(base: string): void {
  // React sets this script again, without running it, if it has to render the whole page on the client.
  const headScript = document.head.querySelector('script:not([src], [type])')?.textContent;
  window.trustedTypes?.createPolicy(TRUSTED_TYPES_POLICY, {
    createHTML: (html) => (html === EMPTY_SCRIPT || html === headScript || isCodeMarkup(html) ? html : null),
    createScript: (text) => (isJson(text) ? text : null),
    createScriptURL: (url) => (isOwnScript(url, base) ? url : null),
  });
}

/** Returns whether the text of a script element is data, such as that for search engines. */
export function isJson(text: string): boolean {
  return typeof tryParse(text) === 'object';
}

export function isOwnScript(url: string, base: string): boolean {
  const { origin, pathname } = new URL(url, location.href);
  return origin === location.origin && pathname.startsWith(`${base}/_next/static/`);
}
