'use client';

import { type ReactNode, useState } from 'react';
import type { Answer, SearchState } from '@/components/search/use-site-search';
import type { SearchSetup } from '@/lib/search/setup';
import { fillText } from '@/lib/site/texts/texts';
import type { UiTexts } from '@/lib/site/texts/types';

interface SearchStatusProps {
  readonly texts: UiTexts['search'];
  readonly state: SearchState;
  readonly answer: Answer;
  readonly setup: SearchSetup;
}

/** The state of the search for screen readers: searching, number of results and whether they are in another language, or no results. */
export function SearchStatus(props: SearchStatusProps) {
  return (
    <p className="sr-only" role="status">
      {describe(props)}
    </p>
  );
}

function describe({ texts, state, answer, setup }: SearchStatusProps): ReactNode {
  if (state.status === 'stalled') return texts.loading;
  if (!answer.query || answer.failed) return '';
  const count = answer.groups.reduce((sum, { items }) => sum + items.length, 0);
  if (count === 0) return <NoResultsStatus text={fillText(texts.noResults, { query: answer.query })} />;
  const results = fillText(texts.resultCount, { count: String(count) });
  return answer.otherLang ? `${results} · ${describeOther(texts, setup)}` : results;
}

/** Keeps its first text: screen readers would announce the text again for each letter that the reader adds to a query without results. */
function NoResultsStatus({ text }: { readonly text: string }) {
  const [first] = useState(text);
  return first;
}

/** Says that the results are in the other language. */
export function describeOther(texts: UiTexts['search'], { other }: SearchSetup): string {
  return fillText(texts.otherLanguage, { language: other?.label ?? '' });
}
