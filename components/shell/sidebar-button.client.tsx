'use client';

import { useShell } from '@/components/hooks/use-shell';
import { Icon } from '@/components/ui/icon';

/** Opens the sidebar on screens where it is a drawer. Renders nothing on pages without a sidebar. */
export function SidebarButton({ label }: { readonly label: string }) {
  const { sidebarPrefix } = useShell();
  if (!sidebarPrefix) return null;
  return (
    <button
      type="button"
      className="icon-button -ms-2.75 size-11 flex-none no-sidebar:hidden lg:hidden"
      aria-label={label}
      popoverTarget="sidebar"
    >
      <Icon name="sidebar" />
    </button>
  );
}
