import { buildFeedPath, FEED_FORMATS, type PageFeed } from '@/lib/routes/output-paths';
import { fillText, getTexts } from '@/lib/site/texts/texts';
import { isInBlog } from '@/lib/source/blog';
import type { Site } from '@/lib/source/site';
import type { Page } from '@/lib/source/types';

/** The feeds that the head of a page links to: on blog pages, those of all languages, unless `globalUIComponents` is false. */
export function listFeeds(page: Page, { config, rules, buildUrl }: Site): PageFeed[] {
  if (!isInBlog(page) || page.version !== rules.defaultVersion || !page.frontmatter.globalUIComponents) return [];
  return config.locales.flatMap(({ lang, tag, title }) =>
    FEED_FORMATS.map(({ format, mime }) => ({
      url: buildUrl(buildFeedPath(format, lang, rules)),
      mime,
      language: tag,
      title: fillText(getTexts(lang, config).feed.title, { site: title }),
    })),
  );
}
