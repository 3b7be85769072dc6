import { isPlainClick } from '@/lib/browser/modifiers';
import { isReady } from '@/lib/browser/ready';
import { findSearchKey, readSelection } from '@/lib/browser/search-keys';
import { readPendingSearch, setPendingSearch } from '@/lib/browser/start/pending-search';
import { handleStaticClick, handleStaticKey } from '@/lib/browser/start/static-controls';

/** Controls that React handles and that have no behavior on the static page: their clicks are repeated after the start. */
const REPLAYED = '[data-replay]';
/** Elements on which hovering or focus announces that the framework will be needed: page links, menus that open on hover. */
const ANNOUNCING = `a[href^="/"], .menu, input, ${REPLAYED}`;

interface InputQueue {
  /** Repeats the clicks that the framework has missed, and lets it see what the pointer and the focus are on. */
  readonly replay: () => void;
  /** Forgets all input, after a failed start. Returns the link that the reader clicked last, if any. */
  readonly drop: () => HTMLAnchorElement | undefined;
}

/**
 * Handles input until the framework is ready. `onNeed` is called for all input that needs the framework; `isWaiting` says whether the
 * reader waits for a reaction.
 */
export function queueInput(onNeed: (isWaiting: boolean) => void): InputQueue {
  let clicked: HTMLElement[] = [];
  let pointer = '';
  const claim = (event: Event) => {
    event.preventDefault();
    // The framework may be hydrating at this moment and would handle the event too.
    event.stopImmediatePropagation();
  };
  const listen = <Name extends keyof WindowEventMap>(name: Name, run: (event: WindowEventMap[Name], target: Element) => void) => {
    const handle = (event: WindowEventMap[Name]) => {
      if (isReady() || !(event.target instanceof Element)) return;
      // React stops events while it hydrates, and the behaviors of the page, which listen at the document, would miss them.
      event.stopPropagation = () => {};
      run(event, event.target);
    };
    window.addEventListener(name, handle, { capture: true, passive: false });
  };

  listen('click', (event, target) => {
    if (!isPlainClick(event)) return;
    const control = target.closest<HTMLElement>(REPLAYED);
    if (control) {
      claim(event);
      if (control.matches('.search-button')) setPendingSearch(readPendingSearch() ?? readSelection());
      else clicked.push(control);
      onNeed(true);
    } else if (handleStaticClick(target)) claim(event);
  });
  listen('keydown', (event, target) => {
    if (event.isComposing) return;
    const isPending = readPendingSearch() !== null;
    const query = isPending ? editQuery(event) : findSearchKey(event, target.closest('.search-button') !== null);
    if (query !== undefined) {
      claim(event);
      setPendingSearch(query);
      onNeed(query !== null);
    } else if (handleStaticKey(target, event)) claim(event);
  });
  listen('change', () => {});
  // Not `pointerover`: it also fires if the pointer rests where the page appears.
  for (const name of ['pointermove', 'pointerdown', 'focusin'] as const) {
    listen(name, (event, target) => {
      if ('pointerType' in event) pointer = event.pointerType;
      if (target.closest(ANNOUNCING)) onNeed(false);
    });
  }
  return {
    replay() {
      for (const control of clicked.splice(0)) if (control.isConnected) control.click();
      // On touch screens the last element that was touched counts as hovered.
      const hovered = pointer === 'mouse' ? [...document.querySelectorAll(':hover')].at(-1) : undefined;
      for (const name of ['pointerover', 'mouseover']) hovered?.dispatchEvent(createOver(name));
      document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    },
    drop() {
      const link = readPendingSearch() === null ? clicked.at(-1) : document.querySelector('.search-button');
      clicked = [];
      setPendingSearch(null);
      return link instanceof HTMLAnchorElement ? link : undefined;
    },
  };
}

/** The query after a key, null if the search is closed again, undefined if the key does not concern it. */
function editQuery({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): string | null | undefined {
  if (key === 'Escape' || ((ctrlKey || metaKey) && key.toLowerCase() === 'k')) return null;
  const isLetter = [...key].length === 1;
  if (ctrlKey || metaKey || altKey || !(isLetter || key === 'Backspace')) return undefined;
  const pending = readPendingSearch() ?? '';
  // A query that is the selected text is replaced, as in an input. Then the page loses its selection, so that this happens once.
  const query = pending === readSelection() ? '' : pending;
  getSelection()?.removeAllRanges();
  return isLetter ? query + key : [...query].slice(0, -1).join('');
}

/** An event as if the pointer entered the document at this element. */
function createOver(name: string): MouseEvent {
  const init = { bubbles: true, cancelable: true, relatedTarget: null };
  return name === 'pointerover' ? new PointerEvent(name, { ...init, pointerType: 'mouse' }) : new MouseEvent(name, init);
}
