'use client';

import { useSyncExternalStore } from 'react';
import { isGlobalUiHidden } from '@/lib/browser/query-hides';
import type { PageFeed } from '@/lib/routes/output-paths';

const keep = () => () => undefined;

/** Links to feeds in the head of the page. In the static page, `removeHiddenFeeds` does what this does for the query. */
export function FeedLinks({ feeds }: { readonly feeds: readonly PageFeed[] }) {
  const hidden = useSyncExternalStore(keep, isGlobalUiHidden, () => false);
  if (hidden) return null;
  return feeds.map(({ url, mime, language, title }) => (
    <link key={url} rel="alternate" type={mime} href={url} hrefLang={language} title={title} data-feed />
  ));
}
