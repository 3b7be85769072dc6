import { Fragment, type MouseEvent } from 'react';
import { MarkedText } from '@/components/search/marked-text';
import type { SearchPlace, SearchScreenProps } from '@/components/search/screen-props';
import { SearchIcon } from '@/components/search/search-icon';
import { hasModifier, type SearchCore } from '@/components/search/use-site-search';
import { describeHit } from '@/lib/search/describe-hit';
import type { SearchItem } from '@/lib/search/result-items';
import { fillText } from '@/lib/site/texts/texts';

type Source = SearchScreenProps['state']['collections'][number]['source'];

/** The results, under the names of their groups. */
export function SearchResults({ texts, core, state, answer, place }: SearchScreenProps) {
  const label = place.setup.other?.label ?? '';
  return (
    <>
      {answer.otherLang && <p className="search-note">{fillText(texts.otherLanguage, { language: label })}</p>}
      {state.collections.map(({ source, items }) => {
        if (items.length === 0) return null;
        return (
          <Fragment key={source.sourceId}>
            <h2 id={`search-group-${source.sourceId}`} className="search-group">
              {items[0]?.group}
            </h2>
            <div
              role="listbox"
              id={`search-list-${source.sourceId}`}
              aria-labelledby={`search-group-${source.sourceId}`}
              lang={answer.otherLang}
            >
              {items.map((item) => (
                <Result key={item.hit.objectID} item={item} source={source} core={core} place={place} />
              ))}
            </div>
          </Fragment>
        );
      })}
    </>
  );
}

interface ResultProps {
  readonly item: SearchItem;
  readonly source: Source;
  readonly core: SearchCore;
  readonly place: SearchPlace;
}

/** A link that the input's keys choose; focus stays in the input. */
function Result({ item, source, core, place }: ResultProps) {
  const { title, path, icon } = describeHit(item.hit);
  const { onClick, ...props } = core.getItemProps({ item, source });
  const follow = (event: MouseEvent) => {
    const stay = hasModifier(event);
    if (!stay) event.preventDefault();
    onClick(event);
    if (!stay) place.onNavigate(item);
  };
  return (
    <a
      {...props}
      className="search-hit"
      href={item.address.href}
      tabIndex={-1}
      data-icon={icon}
      data-nested={item.kind === 'result' && item.nested ? '' : undefined}
      onClick={follow}
    >
      <SearchIcon name={icon} />
      <span className="search-hit-text">
        <span className="search-hit-title">
          <MarkedText value={title} />
        </span>
        {path.length > 0 && (
          <span className="search-hit-path">
            {path.map((name, at) => (
              // The names of one hit never change places.
              <span key={at}>
                <MarkedText value={name} />
              </span>
            ))}
          </span>
        )}
      </span>
      <SearchIcon name="enter" />
    </a>
  );
}
