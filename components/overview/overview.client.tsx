'use client';

import { useRef } from 'react';
import { filterGroups } from '@/components/overview/filter-groups';
import { OverviewGroup } from '@/components/overview/overview-group';
import { useFilterQuery } from '@/components/overview/use-filter-query';
import { useListKeys } from '@/components/overview/use-list-keys';
import { Icon } from '@/components/ui/icon';
import type { OverviewGroup as Group } from '@/lib/page-view/overview';
import type { UiTexts } from '@/lib/site/texts/types';

interface OverviewProps {
  readonly groups: readonly Group[];
  readonly texts: UiTexts['overview'];
}

/** The pages of a section with their headings and a filter over them; without scripts, the list. */
export function Overview({ groups, texts }: OverviewProps) {
  const frame = useRef<HTMLElement>(null);
  const [query, setQuery] = useFilterQuery();
  const onKeyDown = useListKeys(frame);
  const shown = filterGroups(groups, query);
  return (
    <section ref={frame} className="overview" aria-label={texts.filter} onKeyDown={onKeyDown}>
      <label className="overview-filter">
        <span>{texts.filter}</span>
        <span className="overview-field">
          <Icon name="search" />
          <input
            type="search"
            value={query}
            placeholder={texts.placeholder}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => setQuery(event.target.value)}
          />
        </span>
      </label>
      <p className="overview-empty" role="status">
        {shown.length === 0 && (
          <>
            {texts.noMatch} <q>{query}</q>
          </>
        )}
      </p>
      {shown.map((group) => (
        <OverviewGroup key={group.name} group={group} />
      ))}
    </section>
  );
}
