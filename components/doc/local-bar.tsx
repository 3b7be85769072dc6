import { OutlineList } from '@/components/doc/outline-list';
import { SidebarButton } from '@/components/shell/sidebar-button.client';
import { Icon } from '@/components/ui/icon';
import type { OutlineItem } from '@/lib/page-view/outline';
import type { UiTexts } from '@/lib/site/texts/types';

interface LocalBarProps {
  readonly outline: readonly OutlineItem[];
  readonly texts: UiTexts;
}

/** The sticky bar below 1280 px and on wide reference pages, with access to the sidebar and the outline. */
export function LocalBar({ outline, texts }: LocalBarProps) {
  const { title } = texts.outline;
  return (
    <div
      className="sticky top-(--sticky-top) z-sticky -mx-gutter flex h-local-bar items-center justify-between border-b border-line bg-bg px-gutter transition-move empty:hidden lg:ms-0 lg:ps-0 lg:not-has-[details]:hidden xl:not-reference:hidden xl:max-2xl:hidden print:hidden"
      data-local-bar
    >
      <SidebarButton label={texts.shell.sidebar} />
      {outline.length > 0 && (
        <details className="group -me-2 ms-auto no-outline:hidden" data-menu>
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
