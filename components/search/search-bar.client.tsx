// biome-ignore-all lint/a11y/useSemanticElements: a search element cannot be submitted and reset
'use client';

import type { ClipboardEvent, FormEvent, KeyboardEvent, RefObject } from 'react';
import { listIds } from '@/components/search/item-lists';
import { BAR, INPUT, TOOL } from '@/components/search/search-classes';
import { SearchIcon } from '@/components/search/search-icon';
import type { SearchCore, SearchState } from '@/components/search/use-site-search';
import { Icon } from '@/components/ui/icon';
import { isForComposition } from '@/lib/browser/composition';
import { hasModifier } from '@/lib/browser/modifiers';
import { MAX_QUERY } from '@/lib/browser/search-keys';
import { readPasted } from '@/lib/search/read-pasted';
import type { UiTexts } from '@/lib/site/texts/types';

interface SearchBarProps {
  readonly texts: UiTexts['search'];
  readonly core: SearchCore;
  readonly state: SearchState;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly onClose: () => void;
}

export function SearchBar({ texts, core, state, input, onClose }: SearchBarProps) {
  const form = core.getFormProps({ inputElement: input.current });
  // With the input, the core would take the focus from it, and the next letters would be lost.
  const { onSubmit } = core.getFormProps({ inputElement: null });
  const { 'aria-labelledby': _, onKeyDown, ...props } = core.getInputProps({ inputElement: input.current, maxLength: MAX_QUERY });
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isForComposition(event.nativeEvent)) return;
    const hasResults = state.collections.some(({ items }) => items[0]?.kind === 'result');
    const isChosen = hasResults && (hasModifier(event) || state.activeItemId !== 0);
    const isEarly = event.key === 'Enter' && !isChosen;
    if (state.status === 'idle' || !(event.key === 'Tab' || isEarly)) return onKeyDown(event);
    // The core would cancel the search that is running, and Enter would open a page of the start screen or a result of an earlier query.
    if (!isEarly) return;
    event.preventDefault();
    if (!hasModifier(event)) core.openFirst(state.query);
  };
  const onPaste = (event: ClipboardEvent) => {
    const query = readPasted(event.clipboardData.getData('text'));
    if (!query) return;
    event.preventDefault();
    core.setQuery(query);
    void core.refresh();
  };
  const lists = state.isOpen ? listIds(state) : [];
  return (
    <form
      className={BAR}
      role="search"
      noValidate
      onSubmit={(event: FormEvent) => onSubmit(event)}
      onReset={(event: FormEvent) => form.onReset(event)}
    >
      <Icon name="search" className="text-brand-text in-data-[status=stalled]:animate-search-wait" />
      <input
        {...props}
        ref={input}
        className={INPUT}
        role="combobox"
        aria-label={texts.placeholder}
        aria-autocomplete="list"
        aria-expanded={lists.length > 0}
        aria-haspopup={state.query ? 'listbox' : 'grid'}
        aria-controls={lists.join(' ') || undefined}
        spellCheck={false}
        onKeyDown={onKey}
        onPaste={onPaste}
      />
      {state.query && (
        <button type="reset" className={TOOL} aria-label={texts.clear}>
          <SearchIcon name="remove" />
        </button>
      )}
      <button type="button" className={`${TOOL} px-2 text-small`} onClick={onClose}>
        {texts.cancel}
      </button>
    </form>
  );
}
