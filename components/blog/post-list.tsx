import { SiteLink } from '@/components/ui/site-link.client';
import type { PostSummary } from '@/lib/page-view/types';
import type { UiTexts } from '@/lib/site/texts/types';

interface PostListProps {
  readonly posts: readonly PostSummary[];
  readonly texts: UiTexts['page'];
}

/** The posts of the blog, newest first. */
export function PostList({ posts, texts }: PostListProps) {
  if (posts.length === 0) return <p className="post-none">{texts.noPosts}</p>;
  return (
    <ul className="post-list">
      {posts.map(({ link, title, date, dateText, summary }) => (
        <li key={link} className="post-card">
          <time dateTime={date}>{dateText}</time>
          <h2>
            <SiteLink href={link} className="card-link">
              {title}
            </SiteLink>
          </h2>
          <p>{summary}</p>
        </li>
      ))}
    </ul>
  );
}
