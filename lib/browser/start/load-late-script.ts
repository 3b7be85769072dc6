/** Returns a function that loads the late script. The click that starts or ends a comparison before it has run is repeated then. */
export function loadLateScript(src: string): () => void {
  let clicked: HTMLElement | undefined;
  const note = ({ target }: MouseEvent) => {
    const button = (target as Element).closest<HTMLElement>('[data-compare]');
    // A second click takes the first one back.
    if (button) clicked = clicked === button ? undefined : button;
  };
  addEventListener('click', note);
  const onload = () => {
    removeEventListener('click', note);
    clicked?.click();
  };
  return () => document.head.append(Object.assign(document.createElement('script'), { src, onload }));
}
