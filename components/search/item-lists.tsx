import type { ReactNode } from 'react';
import type { SearchState } from '@/components/search/use-site-search';
import type { SearchItem } from '@/lib/search/result-items';

type Collection = SearchState['collections'][number];

/** The source of the items of a list. */
export type ItemSource = Collection['source'];

interface ItemListsProps {
  readonly state: SearchState;
  readonly role: 'listbox' | 'grid';
  readonly lang?: string;
  readonly renderItem: (item: SearchItem, source: ItemSource) => ReactNode;
}

/** The items of the screen in groups, each a list below its name. */
export function ItemLists({ state, role, lang, renderItem }: ItemListsProps) {
  return listFilled(state).map(({ source, items }) => {
    const heading = `search-group-${source.sourceId}`;
    return (
      <div key={source.sourceId} lang={lang}>
        <h2
          id={heading}
          className="sticky -top-1 z-1 -mx-3 bg-(--docsearch-modal-background) px-5 pt-3.5 pb-1.5 text-small leading-[1.25rem] font-semibold text-(--docsearch-primary-color)"
        >
          {items[0]?.group}
        </h2>
        {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles support it. */}
        <div role={role} id={getListId(source)} aria-labelledby={heading}>
          {items.map((item) => renderItem(item, source))}
        </div>
      </div>
    );
  });
}

/** Lists the ids of the lists, which the input controls. */
export function listIds(state: SearchState): string[] {
  return listFilled(state).map(({ source }) => getListId(source));
}

function listFilled({ collections }: SearchState): Collection[] {
  return collections.filter(({ items }) => items.length > 0);
}

function getListId({ sourceId }: ItemSource): string {
  return `search-list-${sourceId}`;
}
