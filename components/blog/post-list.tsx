import { SiteLink } from '@/components/ui/site-link.client';
import type { PostSummary } from '@/lib/page-view/types';
import type { UiTexts } from '@/lib/site/texts/types';

interface PostListProps {
  readonly posts: readonly PostSummary[];
  readonly texts: UiTexts['page'];
}

export function PostList({ posts, texts }: PostListProps) {
  if (posts.length === 0) return <p className="text-small text-text-muted">{texts.noPosts}</p>;
  return (
    <ul className="mt-8 border-t border-line">
      {posts.map(({ link, title, date, dateText, summary }) => (
        <li key={link} className="group relative border-b border-line py-6">
          <time className="text-small text-text-muted" dateTime={date}>
            {dateText}
          </time>
          <h2 className="mt-1 mb-1.5 text-xl leading-[1.35] font-bold tracking-[-0.01em] text-balance group-hover:text-brand-text">
            <SiteLink href={link} className="card-link">
              {title}
            </SiteLink>
          </h2>
          <p className="text-pretty text-text-muted">{summary}</p>
        </li>
      ))}
    </ul>
  );
}
