'use client';

import { type ComponentProps, type ReactNode, useRef } from 'react';
import { useShell } from '@/components/hooks/use-shell';
import { Drawer } from '@/components/shell/drawer.client';
import { useRevealActiveLink } from '@/components/shell/use-reveal-active-link';
import { FeatureBoundary } from '@/components/ui/feature-boundary';
import { Icon } from '@/components/ui/icon';

interface SidebarSwitchProps {
  readonly label: string;
  readonly closeLabel: string;
  readonly sidebars: readonly { readonly prefix: string; readonly content: ReactNode }[];
}

/** Renders the sidebar of the current page. It stays mounted between pages of the same sidebar, so that its scroll position is kept. */
export function SidebarSwitch({ label, closeLabel, sidebars }: SidebarSwitchProps) {
  const { sidebarPrefix } = useShell();
  const sidebar = sidebars.find(({ prefix }) => prefix === sidebarPrefix);
  if (!sidebar) return null;
  return (
    <Drawer key={sidebar.prefix} id="sidebar" className="no-sidebar:hidden" closeAt="(min-width: 960px)">
      <button
        type="button"
        className="icon-button sticky top-0 z-1 ms-auto -me-3 flex size-11 bg-bg [--icon-size:18px] lg:hidden"
        aria-label={closeLabel}
        popoverTarget="sidebar"
        popoverTargetAction="hide"
      >
        <Icon name="close" />
      </button>
      <SidebarNav label={label}>{sidebar.content}</SidebarNav>
    </Drawer>
  );
}

function SidebarNav({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const attributes = { className: 'sidebar-nav', 'aria-label': label, children };
  return (
    <FeatureBoundary fallback={<nav {...attributes} />}>
      <LiveSidebarNav {...attributes} />
    </FeatureBoundary>
  );
}

function LiveSidebarNav(attributes: ComponentProps<'nav'>) {
  const nav = useRef<HTMLElement>(null);
  useRevealActiveLink(nav);
  return <nav ref={nav} {...attributes} />;
}
