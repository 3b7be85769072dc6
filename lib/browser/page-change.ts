const PAGE_CHANGE = 'rslib-docs:page';

/** Says that the framework has put another page into the document. */
export function announcePage(): void {
  document.dispatchEvent(new Event(PAGE_CHANGE));
}

/** Calls `run` for the page of the document, and again after every client-side navigation. */
export function onEveryPage(run: () => void, signal?: AbortSignal): void {
  run();
  document.addEventListener(PAGE_CHANGE, run, { signal });
}
