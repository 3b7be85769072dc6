'use client';

import { useSyncExternalStore } from 'react';
import { withBoundary } from '@/components/ui/feature-boundary.client';
import { isGlobalUiHidden } from '@/lib/browser/hide-by-query';
import type { PageFeed } from '@/lib/routes/output-paths';

/** The query parameters that hide links are read once. */
const subscribe = () => () => undefined;

/** Links to feeds in the head of the page. On the static page, `removeHiddenFeeds` removes those that the query hides. */
export const FeedLinks = withBoundary(ShownFeedLinks);

function ShownFeedLinks({ feeds }: { readonly feeds: readonly PageFeed[] }) {
  const hidden = useSyncExternalStore(subscribe, isGlobalUiHidden, () => false);
  if (hidden) return null;
  return feeds.map(({ url, mime, language, title }) => (
    <link key={url} rel="alternate" type={mime} href={url} hrefLang={language} title={title} data-feed />
  ));
}
