'use client';

import { useEffect, useRef } from 'react';
import { serveTooltips } from '@/lib/browser/tooltips';

/** The one tooltip of the page; elements ask for it with `data-tooltip` (lib/browser/tooltips.ts). */
export function TooltipLayer() {
  const tip = useRef<HTMLDivElement>(null);
  useEffect(() => (tip.current ? serveTooltips(tip.current) : undefined), []);
  return <div ref={tip} id="tooltip" role="tooltip" popover="manual" className="tooltip" />;
}
