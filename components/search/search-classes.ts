/** Class lists shared by the dialog of the search, which every page loads, and what it loads later. */

export const PANEL = 'flex max-h-[min(var(--docsearch-modal-height),80vh)] flex-col max-md:h-full max-md:max-h-none';

export const BAR = 'flex h-(--docsearch-searchbox-height) flex-none items-center gap-3 border-b border-line ps-5 pe-3';

export const INPUT = 'h-full min-w-0 flex-1 appearance-none bg-transparent text-base outline-none';

/** A centered message instead of results. */
export const MESSAGE = 'px-6 py-9 text-center text-text-muted';

/** A button next to the input or to a stored search. */
export const TOOL =
  'inline-flex h-control min-w-control flex-none items-center justify-center rounded text-(--docsearch-muted-color) [--icon-size:16px] hover:bg-bg-mute hover:text-(--docsearch-text-color) max-md:h-11 max-md:min-w-11';
