import { isPlainClick } from '@/lib/browser/modifiers';
import { isReady } from '@/lib/browser/ready';
import { findSearchKey, readSelection } from '@/lib/browser/search-keys';
import { readPendingSearch, setPendingSearch } from '@/lib/browser/start/pending-search';
import { handleStaticClick, handleStaticKey } from '@/lib/browser/start/static-controls';

/** Selects controls that do nothing without React. Their clicks are repeated after the start. */
const REPLAYED = '[data-replay]';
/** Selects elements whose hover or focus announces that the framework will be needed: page links, menus that open on hover. */
const ANNOUNCING = `a[href^="/"], .menu, input, ${REPLAYED}`;

/**
 * Handles input until the framework is ready. Calls `onNeed` for all input that needs the framework; `isWaiting` says whether the reader is
 * waiting for a reaction.
 */
export function queueInput(onNeed: (isWaiting: boolean) => void) {
  let clicked: HTMLElement[] = [];
  let pointer = '';
  const consume = (event: Event) => {
    event.preventDefault();
    // The framework may be hydrating and would handle the event, too.
    event.stopImmediatePropagation();
  };
  const listen = <Name extends keyof WindowEventMap>(name: Name, run: (event: WindowEventMap[Name], target: Element) => void) => {
    const handle = (event: WindowEventMap[Name]) => {
      if (isReady() || !(event.target instanceof Element)) return;
      // React stops events while it hydrates. The behaviors of the page, which listen on the document, would miss them.
      event.stopPropagation = () => {};
      run(event, event.target);
    };
    window.addEventListener(name, handle, { capture: true, passive: false });
  };

  listen('click', (event, target) => {
    if (!isPlainClick(event)) return;
    const control = target.closest<HTMLElement>(REPLAYED);
    if (control) {
      consume(event);
      if (control.matches('.search-button')) setPendingSearch(readPendingSearch() ?? readSelection());
      else clicked.push(control);
      onNeed(true);
    } else if (handleStaticClick(target)) consume(event);
  });
  listen('keydown', (event, target) => {
    if (event.isComposing) return;
    // Escape closes a menu, which must not open again while the pointer still rests on it. Other keys need no exception.
    pointer = '';
    const isPending = readPendingSearch() !== null;
    const query = isPending ? editQuery(event) : findSearchKey(event, target.closest('.search-button') !== null);
    if (query !== undefined) {
      consume(event);
      setPendingSearch(query);
      onNeed(query !== null);
    } else if (handleStaticKey(target, event)) consume(event);
  });
  listen('change', () => {});
  // Not `pointerover`, which also fires if the page appears below a resting pointer.
  for (const name of ['pointermove', 'pointerdown', 'focusin'] as const) {
    listen(name, (event, target) => {
      if ('pointerType' in event) pointer = event.pointerType;
      if (target.closest(ANNOUNCING)) onNeed(false);
    });
  }
  return {
    /** Repeats the clicks that the framework has missed, and tells it what the pointer and the focus are on. */
    replay(): void {
      for (const control of clicked.splice(0)) if (control.isConnected) control.click();
      // On touch screens, the last element that was touched counts as hovered.
      const hovered = pointer === 'mouse' ? [...document.querySelectorAll(':hover')].at(-1) : undefined;
      // As if the pointer entered the document there.
      const init = { bubbles: true };
      hovered?.dispatchEvent(new PointerEvent('pointerover', { ...init, pointerType: 'mouse' }));
      hovered?.dispatchEvent(new MouseEvent('mouseover', init));
      document.activeElement?.dispatchEvent(new FocusEvent('focusin', init));
    },
    /** Forgets all input, after a failed start. Returns the URL of the link that the reader clicked last, if any. */
    drop(): string | undefined {
      const link = readPendingSearch() === null ? clicked.at(-1) : document.querySelector('.search-button');
      clicked = [];
      setPendingSearch(null);
      return link instanceof HTMLAnchorElement ? link.href : undefined;
    },
  };
}

/** Returns the query after a key; null if the key closes the search, undefined if the key is not for the search. */
function editQuery({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): string | null | undefined {
  if (key === 'Escape' || ((ctrlKey || metaKey) && key.toLowerCase() === 'k')) return null;
  const isLetter = [...key].length === 1;
  if (ctrlKey || metaKey || altKey || !(isLetter || key === 'Backspace' || key === 'Enter')) return undefined;
  const pending = (readPendingSearch() ?? '').replace('\n', '');
  // The search will open the first result. The page would follow a focused link.
  if (key === 'Enter') return `${pending}\n`;
  // As in an input, typing replaces a query that is the selected text. Clearing the selection makes this happen only once.
  const query = pending === readSelection() ? '' : pending;
  getSelection()?.removeAllRanges();
  return isLetter ? query + key : [...query].slice(0, -1).join('');
}
