/**
 * Hides parts of the frame that the query sets to 0 (spec section 2.4), as `data-hide-…` on `html` that the styles read.
 * The head script runs this function as text before the first paint, so it refers to nothing outside itself.
 */
export function hideByQuery(): void {
  const query = new URLSearchParams(location.search);
  for (const name of ['navbar', 'sidebar', 'outline', 'footer', 'globalUIComponents']) {
    const attribute = `data-hide-${name === 'globalUIComponents' ? 'global-ui' : name}`;
    document.documentElement.toggleAttribute(attribute, query.get(name) === '0');
  }
}
