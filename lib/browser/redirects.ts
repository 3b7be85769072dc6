/**
 * Redirects to the new URL of the heading in the hash (`anchors`, by id), or else to `to`, the new URL of the page if it moved. Keeps query
 * and hash, unless `to` has a hash. The redirect script contains this function as text, so it must not use anything from outside except
 * itself.
 */
export function followRedirect(to: string | null, anchors: Readonly<Record<string, string>>): void {
  let id = '';
  try {
    id = decodeURIComponent(location.hash.slice(1));
  } catch {
    // A malformed hash cannot match a heading.
  }
  addEventListener('hashchange', () => followRedirect(to, anchors), { once: true });
  const target = Object.entries(anchors).find(([old]) => old === id)?.[1];
  if (target) location.replace(target);
  else if (to) location.replace(to + location.search + (to.includes('#') ? '' : location.hash));
}

/**
 * Follows the redirect in the attributes of the running script element: `data-to` and, as JSON, `data-anchors`. The redirect script
 * contains this function as text, so it must not use anything from outside.
 */
export function followOwnRedirect(follow: typeof followRedirect): void {
  const { to, anchors } = document.currentScript?.dataset ?? {};
  follow(to ?? null, JSON.parse(anchors ?? '{}'));
}
