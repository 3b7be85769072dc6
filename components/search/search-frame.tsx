import { type ChangeEvent, type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { SearchModal } from '@/components/search/search-modal';
import { MAX_QUERY } from '@/components/search/use-search-keys';
import { Icon } from '@/components/ui/icon';
import type { SearchSetup } from '@/lib/search/setup';
import type { UiTexts } from '@/lib/site/texts/types';

interface SearchFrameProps {
  readonly texts: UiTexts['search'];
  /** What the query begins with. */
  readonly seed: string;
  /** Whether the code of the search could not be fetched. */
  readonly failed: boolean;
  readonly onClose: () => void;
  /** The search itself, once its code is there. */
  readonly modal?: { readonly Modal: typeof SearchModal; readonly setup: SearchSetup; readonly version: string };
}

/** The dialog, at once with an input that takes keys; what is typed until the search is there becomes its query. */
export function SearchFrame({ texts, seed, failed, onClose, modal }: SearchFrameProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [query, setQuery] = useState(seed);
  const [composing, setComposing] = useState(false);
  const [taken, setTaken] = useState(false);
  // An input method loses its text when its input goes, so the search waits for it.
  if (modal && !composing && !taken) setTaken(true);

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    const input = element?.querySelector('input');
    input?.focus();
    input?.setSelectionRange(seed.length > 1 ? 0 : seed.length, seed.length);
    // Gives the focus back.
    return () => element?.close();
  }, [seed]);

  const dismiss = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  const input = {
    value: query,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setQuery(target.value),
    onCompositionStart: () => setComposing(true),
    onCompositionEnd: () => setComposing(false),
  };
  return createPortal(
    <dialog
      ref={dialog}
      className="search-dialog"
      aria-label={texts.placeholder}
      onKeyDown={(event) => event.key === 'Escape' && !event.nativeEvent.isComposing && dismiss(event)}
      onMouseDown={(event) => event.target === dialog.current && onClose()}
      onCancel={dismiss}
    >
      {modal && taken ? (
        <modal.Modal texts={texts} initialQuery={query} setup={modal.setup} version={modal.version} onClose={onClose} />
      ) : (
        <div className="search-panel">
          <div className="search-bar">
            <Icon name="search" />
            <input
              className="search-input"
              type="search"
              role="combobox"
              aria-expanded="false"
              aria-label={texts.placeholder}
              placeholder={texts.placeholder}
              maxLength={MAX_QUERY}
              autoComplete="off"
              {...input}
            />
          </div>
          {failed && (
            <div className="search-message" role="alert">
              <strong>{texts.errorTitle}</strong> {texts.errorHelp}
            </div>
          )}
        </div>
      )}
    </dialog>,
    document.body,
  );
}
