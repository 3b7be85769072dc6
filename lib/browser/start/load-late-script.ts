import { whenPainted } from '@/lib/browser/start/idle';

/** Events that tell what the pointer and the focus are on. The last of each kind is held for the late script. */
const POSITIONS: readonly string[] = ['pointermove', 'focusin'];

/**
 * Loads the late script when the loaded page has been painted, or as soon as the reader does something, whatever the page still waits
 * for. Until it has run, it holds where the pointer and the focus are, in addition to `holdInput`. If the script cannot be loaded,
 * `watchPageScript` makes the page one without scripts, until a press or a key loads it again.
 */
export function loadLateScript(src: string): void {
  const { dataset } = document.documentElement;
  const { theme } = dataset;
  const stop = new AbortController();
  let isLoading = false;
  let hasFailed = false;
  const load = () => {
    if (isLoading) return;
    isLoading = true;
    const script = Object.assign(document.createElement('script'), { src });
    script.onload = () => {
      stop.abort();
      dataset.theme ??= theme;
    };
    script.onerror = () => {
      script.remove();
      isLoading = false;
      hasFailed = true;
      window.heldInput = [];
    };
    document.head.append(script);
  };
  const onInput = (event: Event) => {
    const { heldInput } = window;
    const isPosition = POSITIONS.includes(event.type);
    if (heldInput && isPosition) window.heldInput = [...heldInput.filter(({ type }) => type !== event.type), event];
    if (!(hasFailed && isPosition)) load();
  };
  for (const name of [...POSITIONS, 'pointerdown', 'keydown']) addEventListener(name, onInput, { capture: true, signal: stop.signal });
  if (window.heldInput?.length) load();
  else whenPainted(load);
}
