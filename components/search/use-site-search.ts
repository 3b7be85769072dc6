import { type AutocompleteApi, type AutocompleteState, createAutocomplete } from '@algolia/autocomplete-core';
import { type KeyboardEvent, type MouseEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { MAX_SUGGESTIONS } from '@/lib/search/engine/suggest';
import { type ItemGroup, listResultGroups, listStoredGroups, type SearchItem } from '@/lib/search/result-items';
import type { SearchSetup } from '@/lib/search/setup';
import type { SiteSearch } from '@/lib/search/site-search';
import { readSearches } from '@/lib/search/stored-searches';
import type { SearchResult } from '@/lib/search/types';
import type { UiTexts } from '@/lib/site/texts/types';

/** After so long a wait the modal says that it searches, in milliseconds (spec section 9). */
const STALL_MS = 300;
/** Hits asked for, and words of their snippets, fewer on small screens (spec section 9). */
const HITS_PER_PAGE = 20;
const SNIPPET_WORDS = 10;
const SNIPPET_WORDS_SMALL = 5;
const SMALL_SCREEN = '(max-width: 768px)';

export type SearchCore = AutocompleteApi<SearchItem, SyntheticEvent, MouseEvent, KeyboardEvent>;
export type SearchState = AutocompleteState<SearchItem>;

/** What the last finished search gave; the screens follow it, not the query that is being typed. */
export interface Answer {
  readonly query: string;
  readonly failed: boolean;
  readonly groups: readonly ItemGroup[];
  readonly suggestions: readonly string[];
  readonly otherLang?: string;
  readonly queryID?: string;
}

interface Options {
  readonly search: SiteSearch;
  readonly setup: SearchSetup;
  readonly texts: UiTexts['search'];
  readonly initialQuery: string;
  /** Told of each item that is opened, in whatever way; `stay` says that the modal is to remain. */
  readonly onSelect: (item: SearchItem, stay: boolean) => void;
  /** Opens an item in this window. */
  readonly onNavigate: (item: SearchItem) => void;
}

const START: Answer = { query: '', failed: false, groups: [], suggestions: [] };

/** The autocomplete core with the sources of this site: stored searches for an empty query, results by group for others. */
export function useSiteSearch(options: Options): { core: SearchCore; state: SearchState; answer: Answer } {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const [answer, setAnswer] = useState(START);
  const [state, setState] = useState<SearchState>(() => ({
    query: options.initialQuery,
    activeItemId: null,
    completion: null,
    collections: [],
    isOpen: false,
    status: 'idle',
    context: {},
  }));
  const [core] = useState(() => createCore(latest, setState, setAnswer));
  return { core, state, answer };
}

function createCore(
  latest: { readonly current: Options },
  setState: (state: SearchState) => void,
  setAnswer: (answer: Answer) => void,
): SearchCore {
  let asked = 0;
  let seenGroups: readonly string[] = [];
  const ask = async (query: string): Promise<Answer> => {
    const { search, setup, texts } = latest.current;
    const wanted = query.trim();
    if (!wanted)
      return {
        ...START,
        groups: listStoredGroups(readSearches(search.indexName), { recent: texts.recent, favorites: texts.favorites }, setup),
      };
    const result = await searchOnce(search, wanted);
    // The core would forget an error at once, so the error is an answer like others.
    if (!result) return { ...START, query, failed: true };
    const groups = listResultGroups(result, setup);
    if (groups.length > seenGroups.length) seenGroups = groups.map(({ name }) => name);
    const suggestions = [...new Set([...(result.suggestions ?? []), ...seenGroups])].slice(0, MAX_SUGGESTIONS);
    return { query, failed: false, groups, suggestions, otherLang: result.otherLang, queryID: result.queryID };
  };
  return createAutocomplete<SearchItem, SyntheticEvent, MouseEvent, KeyboardEvent>({
    id: 'search',
    defaultActiveItemId: 0,
    openOnFocus: true,
    // Nothing is asked while an input method is composing.
    ignoreCompositionEvents: true,
    stallThreshold: STALL_MS,
    placeholder: latest.current.texts.placeholder,
    initialState: { query: latest.current.initialQuery },
    insights: false,
    onStateChange: ({ state }) => setState(state),
    navigator: { navigate: ({ item }) => latest.current.onNavigate(item) },
    async getSources({ query }) {
      asked += 1;
      const number = asked;
      const answer = await ask(query);
      if (number === asked) setAnswer(answer);
      return answer.groups.map(({ id, items }) => ({
        sourceId: id,
        getItems: () => items,
        getItemUrl: ({ item }) => item.address.href,
        onSelect: ({ item, event }) => latest.current.onSelect(item, hasModifier(event)),
      }));
    },
  });
}

async function searchOnce(search: SiteSearch, query: string): Promise<SearchResult | undefined> {
  const snippetWords = matchMedia(SMALL_SCREEN).matches ? SNIPPET_WORDS_SMALL : SNIPPET_WORDS;
  try {
    return (await search.search({ query, hitsPerPage: HITS_PER_PAGE, snippetWords })).results[0];
  } catch (error) {
    console.error(error);
    return undefined;
  }
}

/** Opens elsewhere: new tab, new window, download. */
export function hasModifier(event: object): boolean {
  const { metaKey, ctrlKey, shiftKey, altKey } = event as Partial<globalThis.KeyboardEvent>;
  return Boolean(metaKey || ctrlKey || shiftKey || altKey);
}
