// biome-ignore-all lint/a11y/useSemanticElements: a table cannot be a grid that is controlled from the input
// biome-ignore-all lint/a11y/useFocusableInteractive: the focus stays in the input or moves to the buttons
'use client';

import { followItem } from '@/components/search/follow-item';
import { HIT, HitText } from '@/components/search/hit-text';
import { ItemLists, type ItemSource } from '@/components/search/item-lists';
import type { SearchScreenProps } from '@/components/search/screen-props';
import { SearchIcon } from '@/components/search/search-icon';
import { StoredActions } from '@/components/search/stored-actions.client';
import { describeHit } from '@/lib/search/describe-hit';
import type { SearchItem } from '@/lib/search/result-items';

const ICONS = { recent: 'recent', favorite: 'star', visited: 'recent', popular: 'page', result: 'page' } as const;

/** The lists of the start screen. Only what the reader has searched can be saved and removed. */
export function StoredList(props: SearchScreenProps) {
  return (
    <ItemLists
      state={props.state}
      role="grid"
      renderItem={(item, source) => <StoredRow key={item.hit.objectID} item={item} source={source} {...props} />}
    />
  );
}

interface StoredRowProps extends Pick<SearchScreenProps, 'texts' | 'core' | 'context'> {
  readonly item: SearchItem;
  readonly source: ItemSource;
}

function StoredRow({ item, source, texts, core, context }: StoredRowProps) {
  const { title, path } = describeHit(item.hit);
  const { onClick, ...cell } = core.getItemProps({ item, source });
  return (
    <div role="row" className="flex items-center rounded">
      <div {...cell} role="gridcell" className="min-w-0 flex-1">
        <a className={HIT} href={item.address.href} tabIndex={-1} onClick={(event) => followItem(event, item, onClick, context)}>
          <SearchIcon name={ICONS[item.kind]} className="text-(--docsearch-muted-color)" />
          <HitText title={title} path={path.slice(0, 1)} />
        </a>
      </div>
      {(item.kind === 'recent' || item.kind === 'favorite') && (
        <StoredActions texts={texts} core={core} context={context} item={item} title={title} />
      )}
    </div>
  );
}
