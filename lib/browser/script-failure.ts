/**
 * Makes the page one without scripts if the page script or the late script does not load or does not run: all tab panels are shown, and
 * controls that need scripts are not. A held click on a link, or key of the search, follows the link. The head script inlines this function
 * as text, so it must not use anything from outside.
 */
export function watchPageScript(): void {
  const onError = (event: ErrorEvent) => {
    const url = event.target instanceof HTMLScriptElement ? event.target.src : event.filename;
    // When both have run, no input is held any more.
    if (!window.heldInput || !/\/(?:page|late)-[\da-f]+\.js$/.test(url)) return;
    document.documentElement.removeAttribute('data-theme');
    const last = window.heldInput.filter(({ type }) => /^(?:click|keydown)$/.test(type)).pop();
    delete window.heldInput;
    const control = last?.type === 'keydown' ? document.querySelector('.search-button') : last?.target;
    // Some controls are links without scripts.
    const link = control instanceof Element ? control.closest('a') : null;
    // Offline, it would replace the page by an error of the browser.
    if (link && navigator.onLine) location.assign(link.href);
  };
  // Errors of elements do not bubble.
  addEventListener('error', onError, true);
}
