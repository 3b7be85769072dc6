'use client';

import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { useTabChoice } from '@/components/mdx/use-tab-choice';
import { withBoundary } from '@/components/ui/feature-boundary.client';
import { findTabByKey, readTabs } from '@/lib/browser/tab-choice';

interface TabGroupProps {
  /** What readers choose with the tabs, for screen readers. */
  readonly name: string;
  readonly labels: readonly string[];
  readonly panels: readonly ReactNode[];
  readonly groupId?: string;
  readonly defaultIndex: number;
  /** Whether all panels contain only a code block; tabs and code then share one border. */
  readonly isCode: boolean;
}

/**
 * Tabs with arrow key navigation. The stylesheet shows the panel of `data-index`, so that all panels are readable without JavaScript, and
 * the head script can set the stored index before the first paint.
 */
export const TabGroup = withBoundary(LiveTabGroup, ({ labels, panels }) =>
  panels.map((panel, position) => (
    <section key={position} aria-label={labels[position]}>
      <p>{labels[position]}</p>
      {panel}
    </section>
  )),
);

function LiveTabGroup({ name, labels, panels, groupId, defaultIndex, isCode }: TabGroupProps) {
  const root = useRef<HTMLDivElement>(null);
  const { index, select } = useTabChoice({ root, groupId, count: labels.length, defaultIndex });

  const onKeyDown = (event: KeyboardEvent) => {
    const next = findTabByKey(event, index, labels.length);
    if (next === undefined) return;
    event.preventDefault();
    select(next);
    if (root.current) readTabs(root.current)[next]?.focus();
  };

  return (
    <div
      ref={root}
      className={isCode ? 'tabs is-code' : 'tabs'}
      data-group={groupId}
      data-count={labels.length}
      data-index={index}
      suppressHydrationWarning
    >
      <div className="tab-list" role="tablist" aria-label={name}>
        {labels.map((label, position) => (
          <button
            key={position}
            type="button"
            role="tab"
            className="tab"
            aria-selected={position === index}
            tabIndex={position === index ? 0 : -1}
            onClick={() => select(position)}
            onKeyDown={onKeyDown}
          >
            {label}
          </button>
        ))}
      </div>
      {panels.map((panel, position) => (
        <div key={position} className="tab-panel" role="tabpanel" aria-label={labels[position]}>
          {panel}
        </div>
      ))}
    </div>
  );
}
