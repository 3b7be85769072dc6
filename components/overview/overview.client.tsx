'use client';

import { useRef, useState } from 'react';
import { countEntries, filterGroups } from '@/components/overview/filter-groups';
import { followListKeys } from '@/components/overview/list-keys';
import { OverviewGroup } from '@/components/overview/overview-group';
import { useFilterQuery } from '@/components/overview/use-filter-query';
import { withBoundary } from '@/components/ui/feature-boundary.client';
import { Icon } from '@/components/ui/icon';
import { PLAIN_FIELD } from '@/components/ui/plain-field';
import type { OverviewGroup as Group } from '@/lib/page-view/overview';
import { SEARCH_PARAMETER } from '@/lib/routes/query-parameters';
import { fillText } from '@/lib/site/texts/texts';
import type { UiTexts } from '@/lib/site/texts/types';

interface OverviewProps {
  readonly groups: readonly Group[];
  readonly texts: UiTexts['overview'];
}

/** The pages of a sidebar with their options and headings, and a filter. Groups may have the same name. Without JavaScript, there is only the list. */
export const Overview = withBoundary(FilteredOverview, ({ groups }) => renderGroups(groups, ''));

function FilteredOverview({ groups, texts }: OverviewProps) {
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useFilterQuery(input);
  // The text during composition. The list waits for its end, like the search.
  const [draft, setDraft] = useState<string>();
  const shown = filterGroups(groups, query);
  const clear = () => {
    setQuery('');
    input.current?.focus();
  };
  return (
    <section className="overview" aria-label={texts.filter} onKeyDown={followListKeys}>
      <label>
        <span className="sr-only">{texts.filter}</span>
        <Icon name="search" />
        <input
          ref={input}
          type="search"
          value={draft ?? query}
          placeholder={texts.placeholder}
          {...PLAIN_FIELD}
          onChange={({ target }) => (draft === undefined ? setQuery : setDraft)(target.value)}
          onCompositionStart={() => setDraft(query)}
          onCompositionEnd={({ currentTarget }) => {
            setDraft(undefined);
            setQuery(currentTarget.value);
          }}
        />
      </label>
      {query && (
        <button type="button" className="icon-button print:hidden" aria-label={texts.clear} onClick={clear}>
          <Icon name="close" />
        </button>
      )}
      <p role="status" translate="no">
        {query && shown.length > 0 && fillText(texts.count, { count: String(countEntries(shown)), total: String(countEntries(groups)) })}
        {shown.length === 0 && (
          <>
            {texts.noMatch} <q className="font-semibold text-text">{query}</q>
          </>
        )}
      </p>
      {shown.length === 0 && (
        <a
          className="mt-2 inline-block text-brand-text underline underline-offset-3"
          href={`?${new URLSearchParams({ [SEARCH_PARAMETER]: query })}`}
        >
          {texts.searchAll}
        </a>
      )}
      {renderGroups(shown, query)}
    </section>
  );
}

/** The key replaces all groups when filtering begins, because React cannot update texts that a browser has translated. */
function renderGroups(groups: readonly Group[], query: string) {
  return groups.map((group) => <OverviewGroup key={`${query !== ''} ${group.items[0]?.link}`} group={group} query={query} />);
}
