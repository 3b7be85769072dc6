import { Icon } from '@/components/ui/icon';

/** The chevron of a menu button with text; points up while the menu is open. */
export function MenuChevron() {
  return <Icon name="chevron-down" className="-me-0.5 size-3.5 transition-move in-[button:has(+:popover-open)]:rotate-180" />;
}
