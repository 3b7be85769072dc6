import type { AddressRules } from '@/lib/browser/address';

/**
 * Redirects readers to the language of their browser on the first visit, keeping query and hash. Does not redirect bots. If storage is
 * forbidden, a visit from another page of the site does not count as the first, so that the language menu still works. The head script
 * inlines this function as text, so it must not use anything from outside.
 */
export function redirectByLanguage({ base, defaultLang, langs, versions }: AddressRules): void {
  if (/bot|crawl|spider|slurp|lighthouse|google|preview|facebookexternalhit/i.test(navigator.userAgent)) return;
  try {
    if (localStorage.getItem('rslib-docs:visited')) return;
    localStorage.setItem('rslib-docs:visited', '1');
  } catch {
    if (document.referrer.startsWith(`${location.origin}/`)) return;
  }

  const segments = location.pathname.slice(base.length).split('/');
  const langAt = versions.includes(segments[1] ?? '') ? 2 : 1;
  const lang = langs.find((code) => code === segments[langAt]) ?? defaultLang;
  const primary = (tag: string) => tag.toLowerCase().split('-')[0];
  for (const tag of navigator.languages) {
    const target = langs.find((code) => code.toLowerCase() === tag.toLowerCase()) ?? langs.find((code) => primary(code) === primary(tag));
    if (!target) continue;
    if (target === lang) return;
    if (segments[langAt] === lang) segments.splice(langAt, 1);
    if (target !== defaultLang) segments.splice(langAt, 0, target);
    // Without the language, `/zh` has no segments left; `/` needs an empty one.
    if (segments.length <= langAt) segments.push('');
    // Two leading slashes would lead to another host.
    location.replace(base + segments.join('/').replace(/^\/+/, '/') + location.search + location.hash);
    return;
  }
}
