'use client';

import { type ComponentProps, type ReactNode, useRef } from 'react';
import { useShell } from '@/components/hooks/use-shell';
import { useRevealActiveLink } from '@/components/shell/use-reveal-active-link';
import { withBoundary } from '@/components/ui/feature-boundary.client';

interface SidebarSwitchProps {
  readonly label: string;
  /** Absent if the sidebar is large. */
  readonly sidebars: readonly { readonly prefix: string; readonly content?: ReactNode }[];
  /** The sidebar of the current page, if it is large. */
  readonly large: ReactNode;
}

/** The sidebar of the current page. It stays mounted between pages of the same sidebar, so that its groups keep their state. */
export function SidebarSwitch({ label, sidebars, large }: SidebarSwitchProps) {
  const { sidebarPrefix } = useShell();
  const sidebar = sidebars.find(({ prefix }) => prefix === sidebarPrefix);
  if (!sidebar) return null;
  return (
    <SidebarNav key={sidebar.prefix} className="sidebar-nav" aria-label={label}>
      {sidebar.content ?? large}
    </SidebarNav>
  );
}

const SidebarNav = withBoundary(RevealingNav, (attributes) => <nav {...attributes} />);

function RevealingNav(attributes: ComponentProps<'nav'>) {
  const nav = useRef<HTMLElement>(null);
  useRevealActiveLink(nav);
  return <nav ref={nav} {...attributes} />;
}
