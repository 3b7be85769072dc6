import { TOOLTIP_ID } from '@/lib/browser/behaviors/tooltips';

/**
 * The popover of all tooltips, which the late script fills and positions. It is part of `main`, because all content must be in a landmark.
 * With `dangerouslySetInnerHTML`, React does not hydrate the content.
 */
export function Tooltip() {
  return (
    <div
      id={TOOLTIP_ID}
      role="tooltip"
      popover="manual"
      className="tooltip"
      dangerouslySetInnerHTML={{ __html: '' }}
      suppressHydrationWarning
    />
  );
}
