import type { AddressRules } from '@/lib/browser/address';

/**
 * On a reader's first visit, goes to the language of the browser (spec section 2.5); query and hash stay. Bots stay where they
 * are. Where storage is forbidden, a reader who comes from a page of ours counts as no first visit, so that the language menu wins.
 * The head script runs this function as text, so it refers to nothing outside itself.
 */
export function redirectByLanguage({ base, lang, defaultLang, langs, versions }: AddressRules): void {
  if (/bot|crawl|spider|slurp|lighthouse|mediapartners|facebookexternalhit/i.test(navigator.userAgent)) return;
  try {
    if (localStorage.getItem('rslib-docs:visited')) return;
    localStorage.setItem('rslib-docs:visited', '1');
  } catch {
    if (document.referrer.startsWith(`${location.origin}/`)) return;
  }

  const primary = (tag: string) => tag.toLowerCase().split('-')[0];
  for (const tag of navigator.languages) {
    const target = langs.find((code) => code.toLowerCase() === tag.toLowerCase()) ?? langs.find((code) => primary(code) === primary(tag));
    if (!target) continue;
    if (target === lang) return;
    const segments = location.pathname.slice(base.length).split('/');
    const langAt = versions.includes(segments[1] ?? '') ? 2 : 1;
    if (segments[langAt] === lang) segments.splice(langAt, 1);
    if (target !== defaultLang) segments.splice(langAt, 0, target);
    // `/zh` alone leaves no segment behind the slash.
    if (segments.length <= langAt) segments.push('');
    location.replace(base + segments.join('/') + location.search + location.hash);
    return;
  }
}
