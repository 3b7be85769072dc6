import { VersionLinks, VersionName } from '@/components/shell/version-links.client';
import { Menu } from '@/components/ui/menu.client';
import { MenuChevron } from '@/components/ui/menu-chevron';

interface VersionMenuProps {
  readonly versions: readonly string[];
  readonly label: string;
}

/** The version menu. Renders nothing if no versions are configured. */
export function VersionMenu({ versions, label }: VersionMenuProps) {
  if (versions.length === 0) return null;
  return (
    <Menu
      variant="end"
      trigger={
        <>
          <span className="sr-only">{label}</span> <VersionName />
          <MenuChevron />
        </>
      }
    >
      <VersionLinks />
    </Menu>
  );
}
