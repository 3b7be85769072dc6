'use client';

import { useShell } from '@/components/hooks/use-shell';
import { DrawerButton } from '@/components/shell/drawer-button.client';
import { Icon } from '@/components/ui/icon';

/** Opens the sidebar on screens where it is a drawer. Renders nothing on pages without a sidebar. */
export function SidebarButton({ label }: { readonly label: string }) {
  const { sidebarPrefix } = useShell();
  if (!sidebarPrefix) return null;
  return (
    <DrawerButton drawer="sidebar" className="icon-button -ms-2.75 size-11 flex-none no-sidebar:hidden lg:hidden" label={label}>
      <Icon name="sidebar" />
    </DrawerButton>
  );
}
