'use client';

import type { ReactNode } from 'react';
import { useExplorer } from '@/components/mdx/use-explorer';
import type { Axis } from '@/lib/site/explorer-names';

interface ExplorerPanelsProps {
  readonly axes: readonly Axis[];
  readonly children: ReactNode;
}

/** With scripts, a choice keeps the place on the page and all other choices; the address follows without history entries. */
export function ExplorerPanels({ axes, children }: ExplorerPanelsProps) {
  const { root, onClick } = useExplorer(axes);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the links inside bring their own keys; their clicks are heard here.
    // biome-ignore lint/a11y/noStaticElementInteractions: as above.
    <div ref={root} className="explorer-frame" onClick={onClick}>
      {children}
    </div>
  );
}
