import { buildFeedPath, FEED_FORMATS, type PageFeed } from '@/lib/routes/output-paths';
import type { PathRules } from '@/lib/routes/paths';
import type { LocaleConfig } from '@/lib/site/types';
import type { Page } from '@/lib/source/types';

/** The blog, whose pages announce the feeds of their language. */
const FEED_AREA = 'blog/';

/** The feeds that a page concerns; none where it switches global extras off (spec sections 2.4 and 2.5). */
export function listFeeds({ key, version, frontmatter }: Page, { lang, tag }: LocaleConfig, rules: PathRules): PageFeed[] {
  if (!key.startsWith(FEED_AREA) || version !== rules.defaultVersion || !frontmatter.globalUIComponents) return [];
  return FEED_FORMATS.map(({ format, mime }) => ({ url: buildFeedPath(format, lang, rules), mime, language: tag }));
}
