/** Class lists shared by several components that list hits. Not in `search-classes.ts`, which every page loads. */

/** A message above a list. */
export const NOTE = 'px-2 pt-4 text-small text-text-muted';

export const GROUP =
  'sticky -top-1 z-1 -mx-3 bg-(--docsearch-modal-background) px-5 pt-3.5 pb-1.5 text-small leading-[1.25rem] font-semibold text-(--docsearch-primary-color)';

export const HIT =
  'flex min-h-(--docsearch-hit-height) scroll-mt-12 scroll-mb-2 items-center gap-3 rounded px-3 py-1.75 text-(--docsearch-text-color)';

export const HIT_TEXT = 'grid min-w-0 flex-1 gap-px leading-[1.25rem]';

export const HIT_TITLE = 'truncate text-md';

export const HIT_PATH = 'truncate text-xs leading-[1rem] text-(--docsearch-muted-color)';
