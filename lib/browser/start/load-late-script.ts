import { whenPainted } from '@/lib/browser/start/when-to-load';

/**
 * Events that tell what the pointer and the focus are on. They are no reason to load the script earlier, because browsers also fire them
 * when a page appears below a resting pointer.
 */
const POSITIONS = ['pointermove', 'focusin'] as const;
const ACTIONS = ['pointerdown', 'keydown', 'click'] as const;

/**
 * Loads the late script when the loaded page has been painted or, even if the page is still loading, as soon as the reader presses
 * something. Until it has run, the last position of pointer and focus is held, in addition to what `holdInput` holds. If the script cannot
 * be loaded, `watchPageScript` falls back to a page without scripts, until a press or a key tries again.
 */
export function loadLateScript(src: string): void {
  const stop = new AbortController();
  let isLoading = false;
  const load = () => {
    if (isLoading) return;
    isLoading = true;
    const script = Object.assign(document.createElement('script'), { src });
    script.onload = () => stop.abort();
    script.onerror = () => {
      script.remove();
      isLoading = false;
      window.heldInput = [];
    };
    document.head.append(script);
  };
  const hold = (event: Event) => {
    const { heldInput } = window;
    if (heldInput) window.heldInput = [...heldInput.filter(({ type }) => type !== event.type), event];
  };
  const options = { capture: true, signal: stop.signal };
  for (const name of POSITIONS) addEventListener(name, hold, options);
  for (const name of ACTIONS) addEventListener(name, load, options);
  if (window.heldInput?.length) load();
  else whenPainted(load);
}
