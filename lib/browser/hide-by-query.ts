/**
 * Hides parts of the shell for query parameters such as `?navbar=0`, for pages embedded elsewhere. Sets `data-hide-…` attributes on `html`,
 * which the styles use. Links have no query, so hidden parts stay hidden on pages whose URL does not mention them. The head script inlines
 * this function as text, so it must not use anything from outside.
 */
export function hideByQuery(): void {
  const query = new URLSearchParams(location.search);
  for (const name of ['navbar', 'sidebar', 'outline', 'footer', 'globalUIComponents']) {
    const attribute = `data-hide-${name === 'globalUIComponents' ? 'global-ui' : name}`;
    if (query.has(name)) document.documentElement.toggleAttribute(attribute, query.get(name) === '0');
  }
}

/** Returns whether the query hides what is not part of the content: image zoom, links to feeds. */
export function isGlobalUiHidden(): boolean {
  return document.documentElement.hasAttribute('data-hide-global-ui');
}

/** Removes the links to feeds from the head if the query hides them. */
export function removeHiddenFeeds(): void {
  if (!isGlobalUiHidden()) return;
  for (const link of document.querySelectorAll('link[data-feed]')) link.remove();
}
