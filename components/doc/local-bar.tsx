import { OutlineList } from '@/components/doc/outline-list';
import { SidebarButton } from '@/components/shell/sidebar-button.client';
import { Icon } from '@/components/ui/icon';
import type { OutlineItem } from '@/lib/page-view/outline';
import type { UiTexts } from '@/lib/site/texts/types';

interface LocalBarProps {
  readonly outline: readonly OutlineItem[];
  /** The group of the page in the sidebar. */
  readonly section: string;
  readonly texts: UiTexts;
}

/**
 * The sticky bar below 1280 px and on wide reference pages, with access to the sidebar and the outline. On small screens it says where
 * the reader is: the section, and after scrolling the heading (`followOutline`).
 */
export function LocalBar({ outline, section, texts }: LocalBarProps) {
  const { title } = texts.outline;
  return (
    <div className="local-bar xl:not-reference:hidden xl:max-2xl:hidden" data-local-bar>
      <SidebarButton label={texts.shell.sidebar} />
      {section && (
        <p className="min-w-0 flex-1 truncate text-small font-medium lg:hidden" data-place={section} suppressHydrationWarning>
          {section}
        </p>
      )}
      {outline.length > 0 && (
        <details className="group -me-2 ms-auto flex-none no-outline:hidden" data-menu>
          <summary className="flex h-11 items-center gap-1 px-2 text-small text-text-muted hover:text-text group-open:text-text">
            {title}
            <Icon name="chevron-down" className="size-4 transition-move group-open:rotate-180" />
          </summary>
          <nav className="outline-panel" aria-label={title} data-outline>
            <OutlineList outline={outline} />
          </nav>
        </details>
      )}
    </div>
  );
}
