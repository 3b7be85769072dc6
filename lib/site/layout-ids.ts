/** Ids of elements around the content of pages. A heading with one of them could not be reached by its link. */
export const LAYOUT_IDS: ReadonlySet<string> = new Set([
  'code-tools',
  'content',
  'new-tab',
  'page-body',
  'search-suggestions',
  'sidebar',
  'site-notice',
  'tooltip',
]);
