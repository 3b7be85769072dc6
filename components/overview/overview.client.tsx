'use client';

import { useRef } from 'react';
import { filterGroups } from '@/components/overview/filter-groups';
import { OverviewGroup } from '@/components/overview/overview-group';
import { useFilterQuery } from '@/components/overview/use-filter-query';
import { useListKeys } from '@/components/overview/use-list-keys';
import { FeatureBoundary } from '@/components/ui/feature-boundary';
import { Icon } from '@/components/ui/icon';
import type { OverviewGroup as Group } from '@/lib/page-view/overview';
import type { UiTexts } from '@/lib/site/texts/types';

interface OverviewProps {
  readonly groups: readonly Group[];
  readonly texts: UiTexts['overview'];
}

/** The pages of a section with their headings, and a filter. Without JavaScript, only the list is shown. */
export function Overview(props: OverviewProps) {
  return (
    <FeatureBoundary fallback={props.groups.map((group) => <OverviewGroup key={group.name} group={group} />)}>
      <FilteredOverview {...props} />
    </FeatureBoundary>
  );
}

function FilteredOverview({ groups, texts }: OverviewProps) {
  const root = useRef<HTMLElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useFilterQuery(input);
  const onKeyDown = useListKeys(root);
  const shown = filterGroups(groups, query);
  return (
    <section ref={root} className="mt-8" aria-label={texts.filter} onKeyDown={onKeyDown}>
      <label className="flex max-w-105 items-center gap-3 text-ui font-medium text-text-muted no-script:hidden print:hidden">
        <span>{texts.filter}</span>
        <span className="relative flex-1">
          <Icon name="search" className="pointer-events-none absolute start-2.5 top-[calc(50%-8px)] size-4" />
          <input
            ref={input}
            type="search"
            className="h-9 w-full rounded border border-line-strong bg-bg ps-8.5 pe-2.5 text-ui font-normal text-text placeholder:text-text-faint touch:text-[length:max(16px,var(--text-ui))]"
            value={query}
            placeholder={texts.placeholder}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => setQuery(event.target.value)}
          />
        </span>
      </label>
      <p className="text-text-muted not-empty:py-10" role="status">
        {shown.length === 0 && (
          <>
            {texts.noMatch} <q className="font-semibold text-text">{query}</q>
          </>
        )}
      </p>
      {shown.map((group) => (
        <OverviewGroup key={group.name} group={group} />
      ))}
    </section>
  );
}
