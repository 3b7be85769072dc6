const PAGE_CHANGE = 'rslib-docs:page';

/** Dispatches an event that says that the framework has put another page into the document. */
export function announcePage(): void {
  document.dispatchEvent(new Event(PAGE_CHANGE));
}

/** Calls `run` for the first page, and again after every client-side navigation. */
export function onEveryPage(run: () => void): void {
  run();
  document.addEventListener(PAGE_CHANGE, run);
}
