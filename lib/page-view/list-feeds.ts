import { buildFeedPath, FEED_FORMATS, type PageFeed } from '@/lib/routes/output-paths';
import { getLocale } from '@/lib/site/get-locale';
import { isInBlog } from '@/lib/source/blog';
import type { Site } from '@/lib/source/site';
import type { Page } from '@/lib/source/types';

/** The feeds that the head of a page links to: on blog pages, the feeds of the language, unless `globalUIComponents` is false. */
export function listFeeds(page: Page, { config, rules }: Site): PageFeed[] {
  if (!isInBlog(page) || page.version !== rules.defaultVersion || !page.frontmatter.globalUIComponents) return [];
  const { tag } = getLocale(config, page.lang);
  return FEED_FORMATS.map(({ format, mime }) => ({ url: buildFeedPath(format, page.lang, rules), mime, language: tag }));
}
