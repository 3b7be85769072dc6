import { UNHYDRATED } from '@/components/ui/unhydrated';
import { TOOLTIP_ID } from '@/lib/browser/behaviors/tooltips';

/**
 * The popover of all tooltips, which the late script fills and positions. It is part of `main`, because all content must be in a landmark.
 */
export function Tooltip() {
  return <div id={TOOLTIP_ID} role="tooltip" popover="manual" className="tooltip" {...UNHYDRATED} suppressHydrationWarning />;
}
