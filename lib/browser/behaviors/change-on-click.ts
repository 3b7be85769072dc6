/** Changes a link that matches a selector right before a click, with any mouse button, follows it. */
export function changeOnClick(selector: string, change: (link: HTMLAnchorElement) => void, signal?: AbortSignal): void {
  const findAndChange = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>(selector) : null;
    if (link) change(link);
  };
  document.addEventListener('click', findAndChange, { capture: true, signal });
  document.addEventListener('auxclick', findAndChange, { capture: true, signal });
}
