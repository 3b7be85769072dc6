import type { MouseEvent } from 'react';
import type { SearchContext } from '@/components/search/screen-props';
import { hasModifier } from '@/lib/browser/modifiers';
import type { SearchItem } from '@/lib/search/result-items';

type Select = (event: MouseEvent) => void;

/** Selects a clicked item, and opens it unless a modifier makes the browser open its link elsewhere. */
export function followItem(event: MouseEvent, item: SearchItem, select: Select, context: SearchContext): void {
  const isPlain = !hasModifier(event);
  if (isPlain) event.preventDefault();
  select(event);
  if (isPlain) context.onNavigate(item);
}
