'use client';

import { useHideOnScroll } from '@/components/shell/use-hide-on-scroll';

/** Lets the navigation bar go away while the reader scrolls down. */
export function HideOnScroll() {
  useHideOnScroll();
  return null;
}
