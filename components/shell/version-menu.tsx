import { VersionLinks, VersionName } from '@/components/shell/version-links.client';
import { Icon } from '@/components/ui/icon';
import { Menu } from '@/components/ui/menu.client';

interface VersionMenuProps {
  readonly versions: readonly string[];
  readonly label: string;
}

/** The button with the versions; nothing where none are configured. */
export function VersionMenu({ versions, label }: VersionMenuProps) {
  if (versions.length === 0) return null;
  return (
    <Menu
      className="menu-end"
      trigger={
        <>
          <span className="sr-only">{label}</span> <VersionName />
          <Icon name="chevron-down" />
        </>
      }
    >
      <VersionLinks />
    </Menu>
  );
}
