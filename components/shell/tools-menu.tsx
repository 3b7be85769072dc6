import { Icon } from '@/components/ui/icon';
import { Menu } from '@/components/ui/menu.client';
import { SiteLink } from '@/components/ui/site-link.client';
import { getImageUrl } from '@/components/ui/site-urls';
import { describeTool, ECOSYSTEM, TOOLS } from '@/lib/site/tools';
import type { Lang } from '@/lib/site/types';

interface ToolsMenuProps {
  readonly lang: Lang;
  readonly label: string;
}

/** The related tools and a link to their ecosystem, in a menu. */
export function ToolsMenu({ lang, label }: ToolsMenuProps) {
  return (
    <Menu label={label} trigger={<Icon name="grid" />} variant="tools">
      <ul className="tool-list">
        {[...TOOLS, ECOSYSTEM].map((tool) => (
          <li key={tool.url}>
            <SiteLink href={tool.url}>
              <img src={getImageUrl(tool.logo)} alt="" width={32} height={32} loading="lazy" />
              <span>{tool.name}</span>
              <span>{describeTool(tool, lang)}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </Menu>
  );
}
