'use client';

import type { ReactNode } from 'react';
import { useExplorer } from '@/components/mdx/use-explorer';
import type { Axis } from '@/lib/site/explorer-names';

interface ExplorerPanelsProps {
  readonly axes: readonly Axis[];
  readonly children: ReactNode;
}

/** Enhances the links of the panels: a selection keeps the scroll position and replaces the hash without adding history entries. */
export function ExplorerPanels({ axes, children }: ExplorerPanelsProps) {
  const { root, onClick } = useExplorer(axes);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: handles clicks on the links inside, which also fire on Enter.
    // biome-ignore lint/a11y/noStaticElementInteractions: as above.
    <div ref={root} className="explorer-frame" onClick={onClick}>
      {children}
    </div>
  );
}
