import { OutlineList } from '@/components/doc/outline-list';
import type { OutlineItem } from '@/lib/page-view/outline';

interface OutlineColumnProps {
  readonly outline: readonly OutlineItem[];
  readonly title: string;
}

/** The outline next to the article, from 1280 px. On wide reference pages it is in the local bar. */
export function OutlineColumn({ outline, title }: OutlineColumnProps) {
  return (
    <aside>
      <nav className="outline-nav" aria-label={title} data-outline>
        <p>{title}</p>
        <OutlineList outline={outline} />
      </nav>
    </aside>
  );
}
