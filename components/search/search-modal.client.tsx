'use client';

import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useShell } from '@/components/hooks/use-shell';
import { focusSeed, type QuerySeed } from '@/components/search/query-seed';
import { SearchBar } from '@/components/search/search-bar.client';
import { PANEL } from '@/components/search/search-classes';
import { SearchHints } from '@/components/search/search-hints';
import { SearchScreen } from '@/components/search/search-screen';
import { SearchStatus } from '@/components/search/search-status.client';
import { useFocusTrap } from '@/components/search/use-focus-trap';
import { useSiteSearch } from '@/components/search/use-site-search';
import { useVisibleHeight } from '@/components/search/use-visible-height';
import { followQuery } from '@/lib/browser/search-address';
import { isPageIn } from '@/lib/routes/paths';
import { getSiteSearch } from '@/lib/search/client/site-search';
import { toHeading } from '@/lib/search/group-hits';
import type { SearchItem } from '@/lib/search/result-items';
import type { SearchSetup } from '@/lib/search/setup';
import { addRecent, changeSearches } from '@/lib/search/stored-searches';
import type { UiTexts } from '@/lib/site/texts/types';

interface SearchModalProps {
  readonly texts: UiTexts['search'];
  readonly seed: QuerySeed;
  readonly setup: SearchSetup;
  readonly version: string;
  readonly onClose: () => void;
}

/** Fetches the search index ahead of the first search. */
export function preloadSearch(setup: SearchSetup, version: string): void {
  getSiteSearch(setup, version).preload();
}

/** The content of the search dialog: input, screen, key hints. */
export function SearchModal({ texts, seed, setup, version, onClose }: SearchModalProps) {
  const panel = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const { navigate, pageManifest } = useShell();
  const [search] = useState(() => getSiteSearch(setup, version));
  useFocusTrap(panel);
  useVisibleHeight(panel);

  const onNavigate = ({ address: { path, href } }: SearchItem) => {
    onClose();
    if (isPageIn(pageManifest.lang, path, pageManifest)) navigate(path);
    else location.assign(href);
  };
  const onSelect = (item: SearchItem, stay: boolean) => {
    changeSearches(search.indexName, setup.siteUrl, (searches) => addRecent(searches, toHeading(item.hit)));
    if (item.kind === 'result' && answer.queryID) search.insights?.clicked(item.hit.objectID, item.position, answer.queryID);
    if (!stay) onClose();
  };
  const { core, state, answer } = useSiteSearch({ search, setup, rules: pageManifest, version, texts, seed, onSelect, onNavigate });

  useLayoutEffect(() => {
    // This input replaces that of the dialog. Focusing it makes the core search for the query typed so far.
    if (input.current) focusSeed(input.current, seed);
  }, [seed]);
  const openEntered = useEffectEvent(() => {
    const item = answer.groups[0]?.items[0];
    if (!answer.isEntered || item?.kind !== 'result') return;
    onSelect(item, false);
    onNavigate(item);
  });
  useEffect(() => openEntered(), [answer]);
  useEffect(() => followQuery(state.query), [state.query]);
  useEffect(() => {
    if (answer.queryID) search.insights?.viewed(answer.groups.flatMap(({ items }) => items.map(({ hit }) => hit.objectID)));
  }, [answer, search]);

  return (
    <div ref={panel} className={PANEL} data-status={answer.failed ? 'error' : state.status}>
      <SearchBar texts={texts} core={core} state={state} input={input} onClose={onClose} />
      <SearchScreen
        texts={texts}
        core={core}
        state={state}
        answer={answer}
        context={{ setup, indexName: search.indexName, input, onNavigate }}
      />
      <SearchHints texts={texts} />
      <SearchStatus texts={texts} state={state} answer={answer} setup={setup} />
    </div>
  );
}
