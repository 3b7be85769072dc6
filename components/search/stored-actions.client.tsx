// biome-ignore-all lint/a11y/useSemanticElements: a cell of the grid of stored searches
// biome-ignore-all lint/a11y/useFocusableInteractive: the focus stays in the input or moves to the buttons
'use client';

import type { SearchScreenProps } from '@/components/search/screen-props';
import { TOOL } from '@/components/search/search-classes';
import { SearchIcon } from '@/components/search/search-icon';
import { toPlainText } from '@/lib/search/marked-parts';
import type { SearchItem } from '@/lib/search/result-items';
import { changeSearches, promote, removeFavorite, removeRecent, type StoredSearches } from '@/lib/search/stored-searches';
import { fillText } from '@/lib/site/texts/texts';

interface StoredActionsProps extends Pick<SearchScreenProps, 'texts' | 'core' | 'context'> {
  readonly item: SearchItem;
  /** Title of the stored search, with highlight markup. */
  readonly title: string;
}

/** Buttons to make a recent search a favorite, and to remove a stored search. */
export function StoredActions({ texts, core, context, item, title }: StoredActionsProps) {
  const name = toPlainText(title);
  const change = (apply: (searches: StoredSearches) => StoredSearches) => {
    changeSearches(context.indexName, context.setup.siteUrl, apply);
    core.refresh();
    context.input.current?.focus();
  };
  const isFavorite = item.kind === 'favorite';
  const remove = fillText(isFavorite ? texts.removeFavorite : texts.removeRecent, { title: name });
  const save = fillText(texts.promote, { title: name });
  return (
    <div role="gridcell" className="flex gap-0.5 pe-2">
      {!isFavorite && (
        <button type="button" className={TOOL} title={save} onClick={() => change((searches) => promote(searches, item.hit))}>
          <SearchIcon name="star" />
        </button>
      )}
      <button
        type="button"
        className={TOOL}
        title={remove}
        onClick={() => change((searches) => (isFavorite ? removeFavorite(searches, item.hit) : removeRecent(searches, item.hit)))}
      >
        <SearchIcon name="remove" />
      </button>
    </div>
  );
}
