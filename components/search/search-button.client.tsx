'use client';

import { type ComponentProps, type MouseEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { buildPagePath, useCurrentPage } from '@/components/hooks/use-current-page';
import { useShell } from '@/components/hooks/use-shell';
import type { QuerySeed } from '@/components/search/query-seed';
import { SearchDialog, type SearchFailure } from '@/components/search/search-dialog.client';
import type { SearchModal } from '@/components/search/search-modal.client';
import { useSearchKeys } from '@/components/search/use-search-keys';
import { FeatureBoundary, withBoundary } from '@/components/ui/feature-boundary.client';
import { Icon } from '@/components/ui/icon';
import { addBasePath } from '@/components/ui/site-urls';
import { isChunkGone, reloadOnce } from '@/lib/browser/failures';
import { hasModifier } from '@/lib/browser/modifiers';
import { followQuery, readAddressQuery } from '@/lib/browser/search-address';
import { cutQuery, isSlashKeyOn, readSelection } from '@/lib/browser/search-keys';
import { takePendingSearch } from '@/lib/browser/start/pending-search';
import { ALL_PAGES_KEY } from '@/lib/routes/path-rules';
import type { SearchSetup } from '@/lib/search/setup';
import type { UiTexts } from '@/lib/site/texts/types';

const importModal = () => import('@/components/search/search-modal.client');

interface SearchButtonProps {
  readonly texts: UiTexts['search'];
  readonly setup: SearchSetup;
}

/** Opens the search and loads its code on demand. Without JavaScript, it is a link to the list of all pages. */
export const SearchButton = withBoundary(LiveSearchButton, ({ texts }) => <SearchLink label={texts.placeholder} />);

/** The link to the list of all pages of the current version. */
function SearchLink({ label, ...attributes }: ComponentProps<'a'> & { readonly label: string }) {
  const { pageManifest, page } = useShell();
  const path = buildPagePath(pageManifest, { ...page, key: ALL_PAGES_KEY });
  return (
    <a href={addBasePath(path)} className="search-button arriving:invisible" aria-label={label} {...attributes}>
      <Icon name="search" />
      <span>{label}</span>
    </a>
  );
}

function LiveSearchButton({ texts, setup }: SearchButtonProps) {
  const button = useRef<HTMLAnchorElement>(null);
  const { version } = useCurrentPage();
  const [seed, setSeed] = useState<QuerySeed>();
  const [modal, setModal] = useState<{ Modal: typeof SearchModal }>();
  const [failure, setFailure] = useState<SearchFailure>();
  const [hasSlashKey, setHasSlashKey] = useState(true);

  /** Loads the code of the search. If that fails, reloads the page to get the deployed version, but only if the search is `needed`. */
  const load = (needed = false, getModal = importModal) => {
    getModal()
      .then(({ SearchModal: Modal, preloadSearch }) => {
        preloadSearch(setup, version);
        setModal({ Modal });
      })
      .catch(async (error: unknown) => {
        console.error(error);
        const isReloading = needed && (await isChunkGone(error)) && reloadOnce(() => setFailure('outdated'));
        if (!isReloading) setFailure('failed');
      });
  };
  const open = (query: string, isTyped = query.length === 1, isEntered = false) => {
    setFailure(undefined);
    load(true);
    setSeed({ query, isTyped, isEntered });
  };
  const close = () => {
    setSeed(undefined);
    followQuery(null);
  };
  // Back and forward show another page. Its query in the URL, if any, is not that of this search.
  useEffect(() => {
    const leave = () => setSeed(undefined);
    addEventListener('popstate', leave);
    return () => removeEventListener('popstate', leave);
  }, []);
  // The first import may still wait for, and fail with, a script requested earlier: imports share the requests of scripts.
  const retry = useEffectEvent(() => load(true, () => importModal().catch(importModal)));
  const isStuck = failure === 'failed' && seed !== undefined;
  // In a layout effect, because a letter can be typed as soon as the message is visible.
  useLayoutEffect(() => {
    if (!isStuck) return;
    const stop = new AbortController();
    // While the dialog is open, all input happens in it.
    for (const name of ['input', 'online']) addEventListener(name, () => retry(), { signal: stop.signal });
    return () => stop.abort();
  }, [isStuck]);
  // `?q=` is the target of the search action in the structured data of the home page, which search engines may use for a search box.
  const openOnLoad = useEffectEvent(() => {
    const pending = takePendingSearch();
    const query = pending?.replace('\n', '') ?? readAddressQuery();
    // A query that equals the selected text has not been typed.
    if (query !== null) open(cutQuery(query), query !== readSelection(), pending?.endsWith('\n'));
  });
  useEffect(() => openOnLoad(), []);
  // After the start, as the HTML is the same for all readers, and whenever the search, where they choose, has been closed.
  useEffect(() => setHasSlashKey(isSlashKeyOn()), [seed]);
  useSearchKeys({ button, isOpen: seed !== undefined, open, close });

  const onClick = (event: MouseEvent) => {
    if (hasModifier(event)) return;
    event.preventDefault();
    button.current?.focus();
    open(readSelection());
  };
  return (
    <>
      <SearchLink
        label={texts.placeholder}
        ref={button}
        aria-keyshortcuts={`Control+K Meta+K${hasSlashKey ? ' /' : ''}`}
        data-replay
        onClick={onClick}
        onPointerEnter={() => load()}
        onFocus={() => load()}
      />
      {seed !== undefined && (
        <FeatureBoundary onError={close}>
          <SearchDialog texts={texts} seed={seed} failure={failure} onClose={close} modal={modal && { ...modal, setup, version }} />
        </FeatureBoundary>
      )}
    </>
  );
}
