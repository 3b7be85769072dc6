const PAGE_CHANGE = 'rslib-docs:page';

/** Dispatches an event that says that the framework has put another page into the document. */
export function announcePage(): void {
  document.dispatchEvent(new Event(PAGE_CHANGE));
}

/**
 * Calls `run` for the first page, again when the framework takes over that page, and after every client-side navigation. `isNew` is false
 * in the second case: the framework may have replaced the elements, but the reader has been on the page for a while.
 */
export function onEveryPage(run: (isNew: boolean) => void, signal?: AbortSignal): void {
  let shown = '';
  const onPage = () => {
    const { pathname } = location;
    run(pathname !== shown);
    shown = pathname;
  };
  onPage();
  document.addEventListener(PAGE_CHANGE, onPage, { signal });
}
