import type { DefaultSegments, normalizePath } from '@/lib/routes/normalize-path';

/**
 * On a 404 page: goes to the address without the segments of the default language and version, for hosts without redirect rules.
 * Query and hash stay. The site contains this function as text, so it refers to nothing outside itself.
 */
export function redirectToDefault(base: string, defaults: DefaultSegments, normalize: typeof normalizePath): void {
  const path = location.pathname.slice(base.length);
  const clean = normalize(path, defaults);
  if (clean !== normalize(path)) location.replace(base + clean + location.search + location.hash);
}

/**
 * Sends readers of a page on: from a heading that has a new address (`anchors`, by id), otherwise to `to`, where the page itself
 * has one. Query and hash stay unless the target has a hash. Pages contain this function as text, so it refers only to itself.
 */
export function followRedirect(to: string | null, anchors: Readonly<Record<string, string>>): void {
  let id = '';
  try {
    id = decodeURIComponent(location.hash.slice(1));
  } catch {
    // A malformed hash names no heading.
  }
  addEventListener('hashchange', () => followRedirect(to, anchors), { once: true });
  const target = Object.entries(anchors).find(([old]) => old === id)?.[1];
  if (target) location.replace(target);
  else if (to) location.replace(to + location.search + (to.includes('#') ? '' : location.hash));
}
