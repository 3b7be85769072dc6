/**
 * Makes the page one without scripts if its page script does not load or does not run: all tab panels are shown, and controls that need
 * scripts are not. The head script inlines this function as text, so it must not use anything from outside.
 */
export function watchPageScript(): void {
  const onError = (event: ErrorEvent) => {
    const url = event.target instanceof HTMLScriptElement ? event.target.src : event.filename;
    if (/\/page-[\da-f]+\.js$/.test(url)) document.documentElement.removeAttribute('data-theme');
  };
  // Errors of elements do not bubble.
  addEventListener('error', onError, true);
}
