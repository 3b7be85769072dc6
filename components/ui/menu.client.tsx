'use client';

import { type ReactNode, useId } from 'react';
import { useHoverPopover } from '@/components/ui/use-hover-popover';

interface MenuProps {
  /** Name of the button where its content is only a picture. */
  readonly label?: string;
  readonly trigger: ReactNode;
  readonly className?: string;
  /** Marks the button of a group that holds the current page. */
  readonly current?: boolean;
  readonly children: ReactNode;
}

/** A button with a panel that opens on hover, on a press and by keyboard; without scripts the button still opens it. */
export function Menu({ label, trigger, className = '', current = false, children }: MenuProps) {
  const id = useId();
  const { panel, open, setOpen, enter, leave, blur, click } = useHoverPopover();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering is an extra; the button inside does without.
    <div className={`menu ${className}`} onPointerEnter={enter} onPointerLeave={leave} onBlur={blur}>
      <button
        type="button"
        className="menu-button"
        aria-label={label}
        aria-expanded={open}
        aria-controls={id}
        data-current={current ? '' : undefined}
        popoverTarget={id}
        onClick={click}
      >
        {trigger}
      </button>
      <div ref={panel} id={id} popover="auto" className="menu-panel" onToggle={(event) => setOpen(event.newState === 'open')}>
        {children}
      </div>
    </div>
  );
}
