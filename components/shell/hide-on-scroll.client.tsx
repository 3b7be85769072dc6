'use client';

import { useHideOnScroll } from '@/components/shell/use-hide-on-scroll';

/** Client component for `useHideOnScroll`; renders nothing. */
export function HideOnScroll() {
  useHideOnScroll();
  return null;
}
