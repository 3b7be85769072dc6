/**
 * Falls back to a page without scripts if the page script or the late script does not load or run: shows all tab panels and hides controls
 * that need scripts. A held click on a link, or a held search key, follows the link. The head script inlines this function as text, so it
 * must not use anything from outside.
 */
export function watchPageScript(): void {
  const onError = (event: ErrorEvent) => {
    const url = event.target instanceof HTMLScriptElement ? event.target.src : event.filename;
    // Once both have run, no input is held any more.
    if (!window.heldInput || !/\/(?:page|late)-[\da-f]+\.js$/.test(url)) return;
    document.documentElement.removeAttribute('data-theme');
    const last = (window.heldInput as KeyboardEvent[]).filter(({ type }) => /^(?:click|keydown)$/.test(type)).pop();
    delete window.heldInput;
    const control = last?.key ? /^(.|Backspace|Enter)$/u.test(last.key) && document.querySelector('.search-button') : last?.target;
    // Without scripts, some controls are links.
    const link = control instanceof Element ? control.closest('a') : null;
    // Offline, the link would replace the page with a browser error.
    if (link && navigator.onLine) location.assign(link.href);
  };
  // Error events of elements do not bubble.
  addEventListener('error', onError, true);
}
