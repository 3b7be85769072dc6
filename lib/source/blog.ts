import type { PageId, PathScope } from '@/lib/routes/paths';
import type { Site } from '@/lib/source/site';
import type { Page } from '@/lib/source/types';

/** Key of the blog's index page; posts are the dated pages below it. */
export const BLOG_KEY = 'blog';

/** Returns whether a page is the blog's index page or below it. */
export function isInBlog({ key }: Pick<PageId, 'key'>): boolean {
  return key === BLOG_KEY || key.startsWith(`${BLOG_KEY}/`);
}

/** Returns whether the site has a blog, and so feeds. */
export function hasBlog({ pages, rules }: Site): boolean {
  return pages.some((page) => isInBlog(page) && page.version === rules.defaultVersion);
}

/** Lists the posts of a language and version, newest first. */
export function listPosts(site: Site, { lang, version }: PathScope): Page[] {
  return site
    .listPages(lang, version)
    .filter((page) => isInBlog(page) && page.frontmatter.date)
    .toSorted((a, b) => (b.frontmatter.date ?? '').localeCompare(a.frontmatter.date ?? ''));
}

/** Returns the date of the last commit of a page, or that of the publication if it is later, because posts are written in advance. */
export function getUpdateDate({ lastUpdated, frontmatter: { date } }: Page): string | undefined {
  if (!date || !lastUpdated) return lastUpdated ?? date;
  return new Date(lastUpdated) > new Date(date) ? lastUpdated : date;
}

/** Returns the date of the last commit of a page; undefined if it was published later, and so not changed since. */
export function findChangeDate(page: Page): string | undefined {
  return page.lastUpdated === getUpdateDate(page) ? page.lastUpdated : undefined;
}
