import type { Answer, SearchState } from '@/components/search/use-site-search';
import { fillText } from '@/lib/site/texts/texts';
import type { UiTexts } from '@/lib/site/texts/types';

interface SearchStatusProps {
  readonly texts: UiTexts['search'];
  readonly state: SearchState;
  readonly answer: Answer;
}

/** The state of the search for screen readers: searching, number of results, or no results. */
export function SearchStatus({ texts, state, answer }: SearchStatusProps) {
  return (
    <p className="sr-only" role="status">
      {describe({ texts, state, answer })}
    </p>
  );
}

function describe({ texts, state, answer }: SearchStatusProps): string {
  if (state.status === 'stalled') return texts.loading;
  if (!answer.query || answer.failed) return '';
  const count = answer.groups.reduce((sum, { items }) => sum + items.length, 0);
  return count > 0 ? fillText(texts.resultCount, { count: String(count) }) : fillText(texts.noResults, { query: answer.query });
}
