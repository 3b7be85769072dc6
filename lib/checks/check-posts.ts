import type { Diagnostic } from '@/lib/site/diagnostics';
import { BLOG_KEY, isInBlog } from '@/lib/source/blog';
import type { Content } from '@/lib/source/load-content';

/** Warns about pages of the blog without a date, which are no posts. A draft may get its date later. Skips invalid pages, whose date is unknown. */
export function checkPosts({ pages, diagnostics }: Pick<Content, 'pages' | 'diagnostics'>): Diagnostic[] {
  const invalidFiles = new Set(diagnostics.map(({ file }) => file));
  return pages
    .filter((page) => isInBlog(page) && page.key !== BLOG_KEY && !page.original && !invalidFiles.has(page.displayFile))
    .filter(({ frontmatter: { date, draft } }) => !date && !draft)
    .map(({ displayFile }) => ({
      file: displayFile,
      line: 1,
      message: 'The page is in the blog but has no date, so the list of posts and the feeds leave it out.',
      hint: 'Write the day of its publication in the frontmatter, such as date: 2025-05-14.',
    }));
}
