'use client';

import { useNavbarAway } from '@/components/hooks/use-navbar-away';

/** Lets the navigation bar go away while the reader scrolls down. */
export function NavbarAway() {
  useNavbarAway();
  return null;
}
