import { NoResults } from '@/components/search/no-results.client';
import type { SearchScreenProps } from '@/components/search/screen-props';
import { MESSAGE } from '@/components/search/search-classes';
import { SearchError } from '@/components/search/search-error';
import { SearchResults } from '@/components/search/search-results.client';
import { StoredList } from '@/components/search/stored-list.client';

/** The screen below the input: stored searches, results, no results, or an error. */
export function SearchScreen(props: SearchScreenProps) {
  return (
    // Focusable, so that it can be scrolled by keyboard.
    <section
      {...props.core.getPanelProps({})}
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-3 pt-1 pb-3 [scrollbar-width:thin] focus-visible:-outline-offset-2"
      aria-label={props.texts.placeholder}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard
      tabIndex={0}
    >
      {renderScreen(props)}
    </section>
  );
}

function renderScreen(props: SearchScreenProps) {
  const { texts, answer } = props;
  if (answer.failed) return <SearchError texts={texts} />;
  if (!answer.query) {
    const isStored = answer.groups.some(({ id }) => id === 'recent' || id === 'favorites');
    return (
      <>
        {!isStored && <p className={answer.groups.length > 0 ? 'px-2 pt-4 text-small text-text-muted' : MESSAGE}>{texts.noRecent}</p>}
        <StoredList {...props} />
      </>
    );
  }
  return answer.groups.length > 0 ? <SearchResults {...props} /> : <NoResults {...props} />;
}
