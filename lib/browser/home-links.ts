import type { AddressRules } from '@/lib/browser/address';

/**
 * Keeps the version of the URL in the links of a 404 page to the home pages, because some hosts serve one 404 page for all versions. A script
 * in the head inlines this function as text, so it must not use anything from outside.
 */
export function keepVersion({ base, defaultLang, langs, defaultVersion, versions }: AddressRules): void {
  const version = location.pathname.slice(base.length).split('/')[1] ?? '';
  if (version === defaultVersion || !versions.includes(version)) return;
  addEventListener('DOMContentLoaded', () => {
    for (const lang of langs) {
      const home = lang === defaultLang ? '/' : `/${lang}/`;
      for (const link of document.querySelectorAll(`main a[href="${base}${home}"]`)) link.setAttribute('href', `${base}/${version}${home}`);
    }
  });
}
