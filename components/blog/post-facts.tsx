import { SiteLink } from '@/components/ui/site-link.client';
import type { PostFacts as PostFactsView } from '@/lib/page-view/types';

/** Date and authors of a post, above its title. */
export function PostFacts({ post }: { readonly post: PostFactsView }) {
  return (
    <p className="post-facts">
      <time dateTime={post.date}>{post.dateText}</time>
      {post.authors.map(({ name, url }) => (
        <span key={name}>{url ? <SiteLink href={url}>{name}</SiteLink> : name}</span>
      ))}
    </p>
  );
}
