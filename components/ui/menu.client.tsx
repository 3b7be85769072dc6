'use client';

import { type ReactNode, useId } from 'react';
import { useHoverPopover } from '@/components/ui/use-hover-popover';

interface MenuProps {
  /** Name of the button where its content is only a picture. */
  readonly label?: string;
  readonly trigger: ReactNode;
  /** Where the panel is aligned, or what it belongs to. */
  readonly variant?: keyof typeof VARIANTS;
  /** Marks the button of a group that holds the current page. */
  readonly current?: boolean;
  readonly children: ReactNode;
}

/** Classes of the button and of the panel. */
const VARIANTS = {
  start: ['icon-button', ''],
  end: ['icon-button', '[position-area:bottom_span-left] has-[>[data-social-links]]:min-w-0'],
  nav: ['nav-link', '-mt-1.5'],
  tools: ['icon-button', 'menu-wide'],
} as const;

/** A button with a panel that opens on hover, on a press and by keyboard; without scripts the button still opens it. */
export function Menu({ label, trigger, variant = 'start', current = false, children }: MenuProps) {
  const id = useId();
  const [button, panelClass] = VARIANTS[variant];
  const { panel, open, setOpen, enter, leave, blur, click } = useHoverPopover();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering is an extra; the button inside does without.
    <div className="menu" onPointerEnter={enter} onPointerLeave={leave} onBlur={blur}>
      <button
        type="button"
        className={button}
        aria-label={label}
        aria-expanded={open}
        aria-controls={id}
        data-current={current ? '' : undefined}
        popoverTarget={id}
        onClick={click}
      >
        {trigger}
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        className={`menu-panel ${panelClass}`}
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        {children}
      </div>
    </div>
  );
}
