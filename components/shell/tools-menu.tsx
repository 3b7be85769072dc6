import { Icon } from '@/components/ui/icon';
import { getImageUrl } from '@/components/ui/image-url';
import { Menu } from '@/components/ui/menu.client';
import { SiteLink } from '@/components/ui/site-link.client';
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
      <ToolLinks lang={lang} />
    </Menu>
  );
}

function ToolLinks({ lang }: Pick<ToolsMenuProps, 'lang'>) {
  return (
    <ul className="grid md:w-140 md:grid-cols-2">
      {[...TOOLS, ECOSYSTEM].map((tool) => (
        <li key={tool.url} className={tool === ECOSYSTEM ? 'col-span-full mt-1.5 border-t border-line pt-1.5' : undefined}>
          <SiteLink
            className="grid grid-cols-[32px_1fr] items-center gap-x-3 rounded p-2.5 transition-hover hover:bg-bg-mute"
            href={tool.url}
          >
            <img className="row-span-2" src={getImageUrl(tool.logo)} alt="" width={32} height={32} loading="lazy" />
            <span className="leading-5 font-demi">{tool.name}</span>
            <span className="text-small leading-4.5 text-text-muted">{describeTool(tool, lang)}</span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
