import type { OutlineItem } from '@/lib/page-view/outline';

/** The headings of the page as links, indented by depth. */
export function OutlineList({ outline }: { readonly outline: readonly OutlineItem[] }) {
  return (
    <ul className="outline-list">
      {outline.map(({ id, text, depth }) => (
        <li key={id} data-depth={depth}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ul>
  );
}
