/**
 * Redirects to the new URL of the heading in the hash (`anchors`, by id), or else to `to`, the new URL of the page if it moved. Keeps the
 * query, and the hash unless the new URL has one or the heading in it has moved. `page` is the path that the document was loaded with. The
 * redirect script contains this function as text, so it must not use anything from outside except itself.
 */
export function followRedirect(to: string | null, anchors: Readonly<Record<string, string>>, page = location.pathname): void {
  addEventListener('hashchange', () => followRedirect(to, anchors, page), { once: true });
  // Client-side navigation may have shown another page, whose headings can have the same ids. Endings are removed from the URL meanwhile.
  const end = /(?:index)?(?:\.html)?$/;
  if (location.pathname.replace(end, '') !== page.replace(end, '')) return;
  let id = '';
  try {
    id = decodeURIComponent(location.hash.slice(1));
  } catch {
    // A malformed hash cannot match a heading.
  }
  const moved = Object.entries(anchors).find(([old]) => old === id)?.[1];
  // The hash of a heading that moved means nothing on its new page.
  const url = moved ?? to;
  if (!url) return;
  const query = /^[^#]*\?/.test(url) ? location.search.replace('?', '&') : location.search;
  location.replace(url.replace(/#|$/, (sign) => query + (sign || (moved ? '' : location.hash))));
}

/**
 * Follows the redirect in the attributes of the running script element: `data-to` and, as JSON, `data-anchors`. The redirect script
 * contains this function as text, so it must not use anything from outside.
 */
export function followOwnRedirect(follow: typeof followRedirect): void {
  const { to, anchors } = document.currentScript?.dataset ?? {};
  follow(to ?? null, JSON.parse(anchors ?? '{}'));
}
