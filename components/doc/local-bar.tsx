import { OutlineList } from '@/components/doc/outline-list';
import { SidebarButton } from '@/components/shell/sidebar-button.client';
import { Icon } from '@/components/ui/icon';
import type { OutlineItem } from '@/lib/page-view/outline';
import type { UiTexts } from '@/lib/site/texts/types';

interface LocalBarProps {
  readonly outline: readonly OutlineItem[];
  /** The sidebar group of the page. */
  readonly group: string;
  readonly texts: UiTexts;
}

/**
 * The sticky bar that opens the sidebar and the outline, below 1280 px and on wide reference pages. It says where the reader is: the group
 * and, after scrolling, the heading (`followOutline`).
 */
export function LocalBar({ outline, group, texts }: LocalBarProps) {
  const { title } = texts.outline;
  return (
    <div className="local-bar" data-local-bar>
      <SidebarButton label={texts.shell.sidebar} />
      {group && (
        <p data-place={group} suppressHydrationWarning>
          {group}
        </p>
      )}
      {outline.length > 0 && (
        <details data-menu>
          <summary>
            {title}
            <Icon name="chevron-down" />
          </summary>
          <nav className="outline-panel" aria-label={title} data-outline>
            <OutlineList outline={outline} />
          </nav>
        </details>
      )}
    </div>
  );
}
