/** Ids of elements around and inside the content of pages. */
const LAYOUT_IDS: ReadonlySet<string> = new Set([
  'code-tools',
  'content',
  'footnote-label',
  'home-closing',
  'home-features',
  'home-tools',
  'new-tab',
  'page-body',
  'search-suggestions',
  'sidebar',
  'site-notice',
  'tooltip',
]);

/** Returns whether an element of the site has this id. A heading with it could not be reached by its link. */
export function isLayoutId(id: string): boolean {
  return LAYOUT_IDS.has(id) || /^zoom-\d+$/.test(id);
}
