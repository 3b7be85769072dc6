// biome-ignore-all lint/a11y/useSemanticElements: a grid of links and buttons, with which the input moves
// biome-ignore-all lint/a11y/useFocusableInteractive: focus stays in the input, or is on the buttons
import type { MouseEvent } from 'react';
import { MarkedText } from '@/components/search/marked-text';
import type { SearchScreenProps } from '@/components/search/screen-props';
import { SearchIcon } from '@/components/search/search-icon';
import { StoredActions } from '@/components/search/stored-actions';
import { hasModifier } from '@/components/search/use-site-search';
import { describeHit } from '@/lib/search/describe-hit';
import type { SearchItem } from '@/lib/search/result-items';

/** Recent and favourite searches, each with its buttons. */
export function StoredList(props: SearchScreenProps) {
  const { core, state, place } = props;
  const follow = (event: MouseEvent, item: SearchItem, choose: (event: MouseEvent) => void) => {
    const stay = hasModifier(event);
    if (!stay) event.preventDefault();
    choose(event);
    if (!stay) place.onNavigate(item);
  };
  return state.collections.map(({ source, items }) => {
    if (items.length === 0) return null;
    return (
      <section key={source.sourceId}>
        <h2 id={`search-group-${source.sourceId}`} className="search-group">
          {items[0]?.group}
        </h2>
        <div role="grid" id={`search-list-${source.sourceId}`} aria-labelledby={`search-group-${source.sourceId}`}>
          {items.map((item) => {
            const { title, path } = describeHit(item.hit);
            const { onClick, ...cell } = core.getItemProps({ item, source });
            return (
              <div key={item.hit.objectID} role="row" className="search-row">
                <div {...cell} role="gridcell" className="search-cell">
                  <a className="search-hit" href={item.address.href} tabIndex={-1} onClick={(event) => follow(event, item, onClick)}>
                    <SearchIcon name={item.kind === 'favorite' ? 'star' : 'recent'} />
                    <span className="search-hit-text">
                      <span className="search-hit-title">
                        <MarkedText value={title} />
                      </span>
                      {path[0] && (
                        <span className="search-hit-path">
                          <MarkedText value={path[0]} />
                        </span>
                      )}
                    </span>
                  </a>
                </div>
                <StoredActions {...props} item={item} title={title} />
              </div>
            );
          })}
        </div>
      </section>
    );
  });
}
