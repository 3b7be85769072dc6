import { Icon } from '@/components/ui/icon';
import { Menu } from '@/components/ui/menu.client';
import { SiteLink } from '@/components/ui/site-link.client';
import { withBasePath } from '@/lib/routes/paths';
import { describeTool, ECOSYSTEM, TOOLS } from '@/lib/site/tools';
import type { Lang } from '@/lib/site/types';

interface ToolsMenuProps {
  readonly lang: Lang;
  readonly label: string;
}

/** The six tools of the family and the list of their ecosystem, under a grid button (spec section 2.5). */
export function ToolsMenu({ lang, label }: ToolsMenuProps) {
  return (
    <Menu label={label} trigger={<Icon name="grid" />} className="tools-menu">
      <ToolLinks lang={lang} />
    </Menu>
  );
}

function ToolLinks({ lang }: Pick<ToolsMenuProps, 'lang'>) {
  return (
    <ul className="tool-links">
      {[...TOOLS, ECOSYSTEM].map((tool) => (
        <li key={tool.url}>
          <SiteLink className="tool-link" href={tool.url}>
            <img src={withBasePath(tool.logo, process.env.NEXT_PUBLIC_BASE_PATH ?? '')} alt="" width={32} height={32} loading="lazy" />
            <span className="tool-link-name">{tool.name}</span>
            <span className="tool-link-text">{describeTool(tool, lang)}</span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
