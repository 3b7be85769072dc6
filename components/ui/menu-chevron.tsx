import { Icon } from '@/components/ui/icon';

/** The end of a menu's button that has words: points up while the panel is open. */
export function MenuChevron() {
  return <Icon name="chevron-down" className="-me-0.5 size-3.5 transition-move in-aria-expanded:rotate-180" />;
}
