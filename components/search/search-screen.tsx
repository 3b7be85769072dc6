import type { RefObject } from 'react';
import type { Answer, SearchCore, SearchState } from '@/components/hooks/use-site-search';
import { NoResults } from '@/components/search/no-results';
import { SearchResults } from '@/components/search/search-results';
import { StoredList } from '@/components/search/stored-list';
import type { SearchItem } from '@/lib/search/result-items';
import type { SearchSetup } from '@/lib/search/setup';
import type { UiTexts } from '@/lib/site/texts/types';

/** Where the search stands, for the screens. */
export interface SearchPlace {
  readonly setup: SearchSetup;
  readonly indexName: string;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly onNavigate: (item: SearchItem) => void;
}

export interface SearchScreenProps {
  readonly texts: UiTexts['search'];
  readonly core: SearchCore;
  readonly state: SearchState;
  readonly answer: Answer;
  readonly place: SearchPlace;
}

/** What stands under the input: stored searches, results, none, or that they could not be fetched (spec section 8). */
export function SearchScreen(props: SearchScreenProps) {
  return (
    // Scrolls by keys too, for those who cannot follow the active result.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls has to take the focus
    <section {...props.core.getPanelProps({})} className="search-screen" aria-label={props.texts.placeholder} tabIndex={0}>
      {renderScreen(props)}
    </section>
  );
}

function renderScreen(props: SearchScreenProps) {
  const { texts, answer } = props;
  if (answer.failed) {
    return (
      <div className="search-message" role="alert">
        <strong>{texts.errorTitle}</strong>
        <p>{texts.errorHelp}</p>
      </div>
    );
  }
  if (!answer.query.trim()) {
    if (answer.groups.length > 0) return <StoredList {...props} />;
    return (
      <div className="search-message">
        <p>{texts.noRecent}</p>
      </div>
    );
  }
  return answer.groups.length > 0 ? <SearchResults {...props} /> : <NoResults {...props} />;
}
