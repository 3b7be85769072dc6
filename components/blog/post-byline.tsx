import { SiteLink } from '@/components/ui/site-link.client';
import type { PostByline as PostBylineView } from '@/lib/page-view/types';

/** Date and authors of a post. */
export function PostByline({ post }: { readonly post: PostBylineView }) {
  return (
    <p className="separated with-dots mb-3 text-text-muted">
      <time dateTime={post.date}>{post.dateText}</time>
      {post.authors.map(({ name, url }) => (
        <span key={name}>
          {url ? (
            <SiteLink className="underline decoration-line-strong underline-offset-3 hover:text-text" href={url}>
              {name}
            </SiteLink>
          ) : (
            name
          )}
        </span>
      ))}
    </p>
  );
}
