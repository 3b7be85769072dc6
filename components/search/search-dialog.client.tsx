'use client';

import { type ChangeEvent, type KeyboardEvent, type SyntheticEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { focusSeed, type QuerySeed } from '@/components/search/query-seed';
import { BAR, INPUT, PANEL, TOOL } from '@/components/search/search-classes';
import { SearchError } from '@/components/search/search-error';
import type { SearchModal } from '@/components/search/search-modal.client';
import { usePageLock } from '@/components/search/use-page-lock';
import { FeatureBoundary } from '@/components/ui/feature-boundary.client';
import { Icon } from '@/components/ui/icon';
import { PLAIN_FIELD } from '@/components/ui/plain-field';
import { isForComposition } from '@/lib/browser/composition';
import { findHashTarget, focusTarget } from '@/lib/browser/scroll';
import { reloadWithQuery } from '@/lib/browser/search-address';
import { MAX_QUERY } from '@/lib/browser/search-keys';
import type { SearchSetup } from '@/lib/search/setup';
import type { UiTexts } from '@/lib/site/texts/types';

/**
 * Why the code of the search is missing: it failed to load, or another version of the site has been deployed, which the dialog then loads with
 * the query.
 */
export type SearchFailure = 'failed' | 'outdated';

interface SearchDialogProps {
  readonly texts: UiTexts['search'];
  readonly seed: QuerySeed;
  readonly failure?: SearchFailure | undefined;
  readonly onClose: () => void;
  /** The search modal, once its code is loaded. */
  readonly modal?: { readonly Modal: typeof SearchModal; readonly setup: SearchSetup; readonly version: string };
}

/** The dialog of the search. Opens at once with a plain input, which the search modal replaces, keeping the query, when its code is loaded. */
export function SearchDialog({ texts, seed, failure, onClose, modal }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [typed, setTyped] = useState(seed);
  const [composing, setComposing] = useState(false);
  const [taken, setTaken] = useState(false);
  // Removing the input during composition would discard the text, so this waits for the end of the composition.
  if (modal && !composing && !taken) setTaken(true);

  useLayoutEffect(() => {
    const element = dialog.current;
    const { pathname } = location;
    // Returns the focus to the button of a menu or drawer. The dialog would close it, too, but later return the focus to what was in it.
    document.activeElement?.closest<HTMLElement>('[popover]')?.togglePopover(false);
    element?.showModal();
    const input = element?.querySelector('input');
    if (input) focusSeed(input, seed);
    return () => {
      // WebKit scrolls to a focused input after Escape, even if its dialog has just been closed: to the end of the page.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      // Restores the focus.
      element?.close();
      if (document.activeElement !== document.body) return;
      // If nothing had it, as after a link to a heading, or what had it is gone with its page, Tab would continue at the top of the page.
      const target = findHashTarget(location.hash) ?? (location.pathname === pathname ? null : document.querySelector('main'));
      if (target) focusTarget(target);
    };
  }, [seed]);
  // After the effect above, so that the page returns to its position when the focus is back.
  usePageLock();

  useEffect(() => {
    if (failure === 'outdated') reloadWithQuery(typed.query);
  }, [failure, typed.query]);

  const dismiss = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  const input = {
    value: typed.query,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setTyped({ query: target.value, isTyped: true, isEntered: false }),
    onKeyDown: ({ key, nativeEvent }: KeyboardEvent) =>
      key === 'Enter' && !isForComposition(nativeEvent) && setTyped({ ...typed, isEntered: true }),
    onCompositionStart: () => setComposing(true),
    onCompositionEnd: () => setComposing(false),
  };
  return createPortal(
    <dialog
      ref={dialog}
      className="search-dialog"
      // React fails to update texts that a browser has translated, and results must show the words of the query.
      translate="no"
      aria-label={texts.placeholder}
      onKeyDown={(event) => event.key === 'Escape' && !isForComposition(event.nativeEvent) && dismiss(event)}
      onMouseDown={(event) => event.target === dialog.current && onClose()}
      onCancel={dismiss}
    >
      {modal && taken ? (
        <FeatureBoundary fallback={<BrokenSearch texts={texts} onClose={onClose} />}>
          <modal.Modal texts={texts} seed={typed} setup={modal.setup} version={modal.version} onClose={onClose} />
        </FeatureBoundary>
      ) : (
        <div className={PANEL}>
          <div className={BAR}>
            <Icon name="search" className="text-brand-text" />
            <input
              className={INPUT}
              type="search"
              role="combobox"
              aria-expanded="false"
              aria-label={texts.placeholder}
              placeholder={texts.placeholder}
              maxLength={MAX_QUERY}
              {...PLAIN_FIELD}
              {...input}
            />
          </div>
          {failure === 'failed' && <SearchError texts={texts} />}
        </div>
      )}
    </dialog>,
    document.body,
  );
}

/** The replacement for a search modal that fails to render. The button takes the focus, which was in the modal. */
function BrokenSearch({ texts, onClose }: Pick<SearchDialogProps, 'texts' | 'onClose'>) {
  return (
    <div className={PANEL}>
      <div className={`${BAR} justify-end`}>
        <button ref={(button) => button?.focus()} type="button" className={`${TOOL} px-2 text-small`} onClick={onClose}>
          {texts.cancel}
        </button>
      </div>
      <SearchError texts={texts} />
    </div>
  );
}
