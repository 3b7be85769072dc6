import { type AutocompleteApi, type AutocompleteState, createAutocomplete } from '@algolia/autocomplete-core';
import { type KeyboardEvent, type MouseEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import type { QuerySeed } from '@/components/search/query-seed';
import { reloadOnce } from '@/lib/browser/failures';
import { hasModifier } from '@/lib/browser/modifiers';
import { reloadWithQuery } from '@/lib/browser/search-address';
import { readVisits } from '@/lib/browser/visits';
import type { PathRules } from '@/lib/routes/paths';
import type { SiteSearch } from '@/lib/search/client/site-search';
import { OtherIndexError } from '@/lib/search/engine/embedded-client';
import { MAX_SUGGESTIONS } from '@/lib/search/engine/suggest';
import { type ItemGroup, listResultGroups, listStartGroups, type SearchItem, toVisitedHits } from '@/lib/search/result-items';
import type { SearchSetup } from '@/lib/search/setup';
import { readSearches } from '@/lib/search/stored-searches';
import type { SearchResponse, StoredHit } from '@/lib/search/types';
import type { UiTexts } from '@/lib/site/texts/types';

/** Delay before the modal shows that a search is running, in milliseconds. */
const STALL_MS = 300;
/** Number of hits per search, which is also the most that a group can have. */
const HITS_PER_PAGE = 20;
/** Number of words in a snippet, fewer on small screens. */
const SNIPPET_WORDS = 10;
const SNIPPET_WORDS_SMALL = 5;
const SMALL_SCREEN = '(max-width: 48rem)';

export interface SearchCore extends AutocompleteApi<SearchItem, SyntheticEvent, MouseEvent, KeyboardEvent> {
  /** Opens the first result of a query that is being searched for when there is one, unless the reader changes the query before. */
  readonly openFirst: (query: string) => void;
}
export type SearchState = AutocompleteState<SearchItem>;

/** The result of the last completed search. Screens show its query, not the one that is being typed. */
export interface Answer {
  readonly query: string;
  readonly failed: boolean;
  readonly groups: readonly ItemGroup[];
  readonly suggestions: readonly string[];
  readonly otherLang?: string;
  readonly queryID?: string;
  /** Whether the reader has asked to open the first result. */
  readonly isEntered?: boolean;
  /** Replaces this answer when it arrives. */
  readonly later?: Promise<Answer | undefined>;
}

interface Options {
  readonly search: SiteSearch;
  readonly setup: SearchSetup;
  readonly rules: PathRules;
  readonly version: string;
  readonly texts: UiTexts['search'];
  readonly seed: QuerySeed;
  /** Called for every item that is opened; `stay` means that the modal stays open. */
  readonly onSelect: (item: SearchItem, stay: boolean) => void;
  /** Opens an item in the current tab. */
  readonly onNavigate: (item: SearchItem) => void;
}

const START: Answer = { query: '', failed: false, groups: [], suggestions: [] };

/** Creates the autocomplete core. Its sources are the lists of the start screen if the query is empty, otherwise the groups of results. */
export function useSiteSearch(options: Options): { core: SearchCore; state: SearchState; answer: Answer } {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const [answer, setAnswer] = useState(START);
  const [state, setState] = useState<SearchState>(() => ({
    query: options.seed.query,
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
  const { seed, texts } = latest.current;
  let asked = 0;
  /** The query that `openFirst` has been called for. */
  let entered = seed.isEntered ? seed.query : undefined;
  /** The answer of a slow service. The next refresh shows it. */
  let arrived: Answer | undefined;
  /** The last state. Its query is the text in the input, which is not searched for during composition. */
  let shown: Pick<SearchState, 'query' | 'activeItemId' | 'collections'> = { query: seed.query, activeItemId: null, collections: [] };
  let isReloading = false;
  const ask = createAsk(latest);
  const core = createAutocomplete<SearchItem, SyntheticEvent, MouseEvent, KeyboardEvent>({
    id: 'search',
    defaultActiveItemId: 0,
    openOnFocus: true,
    // No searches during composition.
    ignoreCompositionEvents: true,
    stallThreshold: STALL_MS,
    placeholder: texts.placeholder,
    initialState: { query: seed.query },
    insights: false,
    onStateChange: ({ state }) => {
      if (isReloading && state.query !== shown.query) reloadWithQuery(state.query);
      shown = state;
      setState(state);
    },
    navigator: { navigate: ({ item }) => latest.current.onNavigate(item) },
    async getSources({ query }) {
      asked += 1;
      const number = asked;
      if (query !== entered) entered = undefined;
      const current = arrived?.query === query ? arrived : undefined;
      arrived = undefined;
      const answer =
        current ??
        (await ask(query).catch((error: unknown): Answer => {
          console.error(error);
          if (error instanceof OtherIndexError) isReloading ||= reloadOnce(() => reloadWithQuery(shown.query));
          // The core does not keep errors, so an error becomes an answer, too.
          return { ...START, query, failed: true };
        }));
      // An outdated search never ends: the core would show its results and be idle while it still searches for the current query, or while
      // the page is about to be replaced.
      if (isReloading || number !== asked) return new Promise<never>(() => undefined);
      setAnswer({ ...answer, isEntered: query === entered });
      answer.later?.then((late) => {
        // During composition, a refresh would search for the letters typed so far.
        if (!late || number !== asked || query !== shown.query) return;
        const { activeItemId } = shown;
        arrived = late;
        refresh();
        // What the start screen had before comes first, so the reader's choice among it is still the same.
        if (!late.query && activeItemId) core.setActiveItemId(activeItemId);
      });
      return answer.groups.map(({ id, items }) => ({
        sourceId: id,
        getItems: () => items,
        getItemUrl: ({ item }) => item.address.href,
        onSelect: ({ item, event }) => latest.current.onSelect(item, hasModifier(event)),
      }));
    },
  });
  /** Searches again. The core alone would keep lists closed that were empty before, and the reader could not select their items with keys. */
  const refresh = async () => {
    await core.refresh();
    core.setIsOpen(shown.collections.some(({ items }) => items.length > 0));
  };
  return {
    ...core,
    refresh,
    openFirst(query) {
      entered = query;
    },
  };
}

/** Creates the function that answers queries: an empty one with the lists of the start screen, all others with the groups of results. */
function createAsk(latest: { readonly current: Options }): (query: string) => Promise<Answer> {
  let popular: readonly StoredHit[] | undefined;
  const start = (offered: readonly StoredHit[]): Answer => {
    const { search, setup, texts, rules, version } = latest.current;
    const current = { pathname: location.pathname, tag: document.documentElement.lang, version };
    const visited = toVisitedHits(readVisits(), current, rules, setup);
    const stored = readSearches(search.indexName, setup.siteUrl);
    return { ...START, groups: listStartGroups({ ...stored, visited, popular: offered }, texts, setup) };
  };
  // The pages are in the index, which may still be on its way.
  const loadPopular = async () => {
    popular = await latest.current.search.listPopular();
    return popular.length > 0 ? start(popular) : undefined;
  };
  const toAnswer = (query: string, { results: [result] }: SearchResponse): Answer => {
    const groups = listResultGroups(result, latest.current.setup);
    const suggestions = (result.suggestions ?? []).slice(0, MAX_SUGGESTIONS);
    return { query, failed: false, groups, suggestions, otherLang: result.otherLang, queryID: result.queryID };
  };
  return async (query) => {
    const trimmed = query.trim();
    if (!trimmed) return { ...start(popular ?? []), later: popular ? undefined : loadPopular() };
    const snippetWords = matchMedia(SMALL_SCREEN).matches ? SNIPPET_WORDS_SMALL : SNIPPET_WORDS;
    const response = await latest.current.search.search({ query: trimmed, hitsPerPage: HITS_PER_PAGE, snippetWords });
    const later = response.later?.then((late) => late && toAnswer(query, late));
    return { ...toAnswer(query, response), later };
  };
}
