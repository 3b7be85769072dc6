'use client';

import { followItem } from '@/components/search/follow-item';
import { HIT, HitText } from '@/components/search/hit-text';
import { ItemLists, type ItemSource } from '@/components/search/item-lists';
import type { SearchContext, SearchScreenProps } from '@/components/search/screen-props';
import { SearchIcon } from '@/components/search/search-icon';
import { describeOther } from '@/components/search/search-status.client';
import type { SearchCore } from '@/components/search/use-site-search';
import { describeHit } from '@/lib/search/describe-hit';
import type { SearchItem } from '@/lib/search/result-items';

/** Search results by group. */
export function SearchResults({ texts, core, state, answer, context }: SearchScreenProps) {
  const other = answer.otherLang ? context.setup.other : undefined;
  const messages = other ? other.messages : texts.messages;
  return (
    <>
      {other && <p className="mt-2 rounded bg-info-soft px-3 py-2 text-small text-info">{describeOther(texts, context.setup)}</p>}
      <ItemLists
        state={state}
        role="listbox"
        lang={other?.tag}
        renderItem={(item, source) => (
          <Result key={item.hit.objectID} item={item} source={source} core={core} context={context} isMessage={item.group === messages} />
        )}
      />
    </>
  );
}

interface ResultProps {
  readonly item: SearchItem;
  readonly source: ItemSource;
  readonly core: SearchCore;
  readonly context: SearchContext;
  /** Whether the result is an error message of the tool. */
  readonly isMessage: boolean;
}

/** A result. Readers select it with keys while the focus stays in the input. */
function Result({ item, source, core, context, isMessage }: ResultProps) {
  const { title, path, icon } = describeHit(item.hit);
  const { onClick, ...props } = core.getItemProps({ item, source });
  return (
    <a
      {...props}
      className={`${HIT} data-nested:ms-5 data-nested:rounded-s-none data-nested:not-aria-selected:[box-shadow:-1px_0_var(--color-line-strong)]`}
      href={item.address.href}
      tabIndex={-1}
      data-icon={icon}
      data-nested={item.kind === 'result' && item.nested ? '' : undefined}
      onClick={(event) => followItem(event, item, onClick, context)}
    >
      <SearchIcon
        name={isMessage ? 'message' : icon}
        className="text-(--docsearch-muted-color) in-aria-selected:text-(--docsearch-primary-color)"
      />
      <HitText title={title} path={path} />
    </a>
  );
}
