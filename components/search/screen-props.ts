import type { RefObject } from 'react';
import type { Answer, SearchCore, SearchState } from '@/components/search/use-site-search';
import type { SearchItem } from '@/lib/search/result-items';
import type { SearchSetup } from '@/lib/search/setup';
import type { UiTexts } from '@/lib/site/texts/types';

/** Context shared by all search screens. */
export interface SearchContext {
  readonly setup: SearchSetup;
  readonly indexName: string;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly onNavigate: (item: SearchItem) => void;
}

/** Props of all screens below the input. */
export interface SearchScreenProps {
  readonly texts: UiTexts['search'];
  readonly core: SearchCore;
  readonly state: SearchState;
  readonly answer: Answer;
  readonly context: SearchContext;
}
