import { DetailsMenu } from '@/components/doc/details-menu.client';
import { OutlineList } from '@/components/doc/outline-list';
import { OutlineNav } from '@/components/doc/outline-nav.client';
import { SidebarButton } from '@/components/shell/sidebar-button.client';
import { Icon } from '@/components/ui/icon';
import type { OutlineItem } from '@/lib/page-view/outline';
import type { UiTexts } from '@/lib/site/texts/types';

interface LocalBarProps {
  readonly outline: readonly OutlineItem[];
  readonly texts: UiTexts;
}

/** Below 1280 px: the way to the sidebar and to the headings (spec section 9). */
export function LocalBar({ outline, texts }: LocalBarProps) {
  const { title } = texts.outline;
  return (
    <div className="local-bar">
      <SidebarButton label={texts.shell.sidebar} />
      {outline.length > 0 && (
        <DetailsMenu className="local-outline">
          <summary>
            {title}
            <Icon name="chevron-down" />
          </summary>
          <OutlineNav label={title} className="local-outline-panel">
            <OutlineList outline={outline} />
          </OutlineNav>
        </DetailsMenu>
      )}
    </div>
  );
}
