import { OutlineList } from '@/components/doc/outline-list';
import { OutlineNav } from '@/components/doc/outline-nav.client';
import type { OutlineItem } from '@/lib/page-view/outline';

interface OutlineColumnProps {
  readonly outline: readonly OutlineItem[];
  readonly title: string;
}

/** The headings beside the article, from 1280 px. */
export function OutlineColumn({ outline, title }: OutlineColumnProps) {
  return (
    <aside className="outline-column">
      <OutlineNav label={title} className="outline-nav">
        <p className="outline-title">{title}</p>
        <OutlineList outline={outline} />
      </OutlineNav>
    </aside>
  );
}
