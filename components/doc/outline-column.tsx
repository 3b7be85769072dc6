import { OutlineList } from '@/components/doc/outline-list';
import type { OutlineItem } from '@/lib/page-view/outline';

interface OutlineColumnProps {
  readonly outline: readonly OutlineItem[];
  readonly title: string;
}

/** The outline next to the article, from 1280 px. On wide reference pages it is in the local bar. */
export function OutlineColumn({ outline, title }: OutlineColumnProps) {
  return (
    <aside className="no-outline:hidden max-xl:hidden 2xl:reference:hidden print:hidden">
      <nav className="outline-nav" aria-label={title} data-outline>
        <p className="mb-2 ps-4 text-xs font-bold tracking-[0.04em]">{title}</p>
        <OutlineList outline={outline} />
      </nav>
    </aside>
  );
}
