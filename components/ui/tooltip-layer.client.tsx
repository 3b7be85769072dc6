'use client';

import { useEffect, useRef } from 'react';
import { serveTooltips } from '@/lib/browser/tooltips';

/** The only tooltip element of the page, shared by all elements with `data-tooltip` (see `lib/browser/tooltips.ts`). */
export function TooltipLayer() {
  const tip = useRef<HTMLDivElement>(null);
  useEffect(() => (tip.current ? serveTooltips(tip.current) : undefined), []);
  return <div ref={tip} id="tooltip" role="tooltip" popover="manual" className="tooltip" />;
}
