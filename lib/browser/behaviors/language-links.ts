/** Links to other languages keep query and hash, which change without the page, so they are read on every click, of any button. */
export function keepPlaceInLanguageLinks(signal?: AbortSignal): void {
  const keep = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-language-link]') : null;
    if (!link) return;
    link.search = location.search;
    link.hash = location.hash;
  };
  document.addEventListener('click', keep, { capture: true, signal });
  document.addEventListener('auxclick', keep, { capture: true, signal });
}
