'use client';

import type { ReactNode } from 'react';
import { useExplorer } from '@/components/mdx/use-explorer';
import type { Axis } from '@/lib/site/explorer-names';

interface ExplorerFrameProps {
  readonly axes: readonly Axis[];
  readonly children: ReactNode;
}

/** With scripts, a choice keeps the place on the page and all other choices; the address follows without history entries. */
export function ExplorerFrame({ axes, children }: ExplorerFrameProps) {
  const { frame, onClick } = useExplorer(axes);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the links inside bring their own keys; their clicks are heard here.
    // biome-ignore lint/a11y/noStaticElementInteractions: as above.
    <div ref={frame} className="explorer-frame" onClick={onClick}>
      {children}
    </div>
  );
}
