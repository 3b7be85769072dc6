/** Class lists shared by several search components. */

export const PANEL = 'flex max-h-[min(var(--docsearch-modal-height),80vh)] flex-col max-md:h-full max-md:max-h-none';

export const BAR = 'flex h-(--docsearch-searchbox-height) flex-none items-center gap-3 border-b border-line ps-5 pe-3';

export const INPUT = 'h-full min-w-0 flex-1 appearance-none bg-transparent text-base outline-none [&::-webkit-search-cancel-button]:hidden';

/** A centered message in place of results. */
export const MESSAGE = 'px-6 py-9 text-center text-text-muted';

/** A message above a list. */
export const NOTE = 'px-2 pt-4 text-small text-text-muted';

/** A button next to the input or to a stored search. */
export const TOOL =
  'inline-flex h-control min-w-control flex-none items-center justify-center rounded text-(--docsearch-muted-color) [--icon-size:16px] hover:bg-bg-mute hover:text-(--docsearch-text-color) max-md:h-11 max-md:min-w-11';

export const GROUP =
  'sticky -top-1 z-1 -mx-3 bg-(--docsearch-modal-background) px-5 pt-3.5 pb-1.5 text-small leading-[1.25rem] font-semibold text-(--docsearch-primary-color)';

export const HIT =
  'flex min-h-(--docsearch-hit-height) scroll-mt-12 scroll-mb-2 items-center gap-3 rounded px-3 py-1.75 text-(--docsearch-text-color)';

export const HIT_TEXT = 'grid min-w-0 flex-1 gap-px leading-[1.25rem]';

export const HIT_TITLE = 'truncate text-md';

export const HIT_PATH = 'truncate text-xs leading-[1rem] text-(--docsearch-muted-color)';
