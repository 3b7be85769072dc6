import type { RefObject } from 'react';
import type { Answer, SearchCore, SearchState } from '@/components/search/use-site-search';
import type { SearchItem } from '@/lib/search/result-items';
import type { SearchSetup } from '@/lib/search/setup';
import type { UiTexts } from '@/lib/site/texts/types';

/** The index and page that a search screen works with. */
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
