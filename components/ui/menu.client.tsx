'use client';

import { type ReactNode, useId } from 'react';
import { withBoundary } from '@/components/ui/feature-boundary.client';
import { useHoverPopover } from '@/components/ui/use-hover-popover';

interface MenuProps {
  /** Accessible name of the button if its content is only an icon. */
  readonly label?: string;
  readonly trigger: ReactNode;
  readonly variant: keyof typeof VARIANTS;
  /** Whether the group of this button contains the current page. */
  readonly current?: boolean;
  readonly children: ReactNode;
}

/** Classes of the button and of the panel. */
const VARIANTS = {
  /** The panel is aligned with the end of the button. */
  end: ['icon-button', 'menu-panel menu-end'],
  /** The panel is a row of icons. */
  icons: ['icon-button', 'menu-panel menu-end min-w-0'],
  nav: ['nav-link', 'menu-panel'],
  tools: ['icon-button', 'menu-panel menu-wide'],
} as const;

/** A button with a panel that opens on hover, click and keyboard. Works without JavaScript, except for hover. */
export const Menu = withBoundary(MenuBody);

function MenuBody({ label, trigger, variant, current = false, children }: MenuProps) {
  const id = useId();
  const [buttonClass, panelClass] = VARIANTS[variant];
  const { panel, enter, leave, blur, click } = useHoverPopover();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hover is optional, because the button inside also opens the panel.
    <div className="menu" onPointerEnter={enter} onPointerLeave={leave} onBlur={blur}>
      <button
        type="button"
        className={buttonClass}
        aria-label={label}
        data-current={current ? '' : undefined}
        popoverTarget={id}
        onClick={click}
      >
        {trigger}
      </button>
      <div ref={panel} id={id} popover="auto" className={panelClass}>
        {children}
      </div>
    </div>
  );
}
