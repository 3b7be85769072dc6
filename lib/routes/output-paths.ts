/**
 * Paths of the files of a site other than pages. They have no base path and do not depend on the configuration, so that the build, the pages
 * and the browser can share them.
 */
import { buildPrefix, nameScopeFile, type PathRules, type PathScope, toFileStem } from '@/lib/routes/paths';

/** A feed that the head of a page links to. `url` is complete, `language` is a BCP 47 tag. */
export interface PageFeed {
  readonly title: string;
  readonly url: string;
  readonly mime: string;
  readonly language: string;
}

/** The feed formats of each language. The names of RSS feeds must not change, because subscribers use them. */
export const FEED_FORMATS = [
  { format: 'rss', mime: 'application/rss+xml', name: 'blog-rss', extension: 'xml' },
  { format: 'atom', mime: 'application/atom+xml', name: 'blog-atom', extension: 'xml' },
  { format: 'json', mime: 'application/feed+json', name: 'blog-feed', extension: 'json' },
] as const;

export type FeedFormat = (typeof FEED_FORMATS)[number]['format'];

/** Size of social images in pixels. All social networks show images of this size without cropping. */
export const SOCIAL_IMAGE_SIZE = { width: 1200, height: 630 } as const;

/** Maximum size of a social image in bytes. To raise it, give a reason in `DESIGN.md`. */
export const SOCIAL_IMAGE_MAX_BYTES = 25_000;

/** Builds the path of a feed: `/rss/blog-rss.xml`, `/rss/blog-rss-zh.xml`. */
export function buildFeedPath(format: FeedFormat, lang: string, { defaultLang }: Pick<PathRules, 'defaultLang'>): string {
  const { name, extension } = FEED_FORMATS.find((feed) => feed.format === format) ?? FEED_FORMATS[0];
  return `/rss/${name}${lang === defaultLang ? '' : `-${lang}`}.${extension}`;
}

/** Files that each language has in its default version: all pages for programs, and the description of the search for browsers. */
type LangFile = 'llms.txt' | 'llms-full.txt' | 'opensearch.xml';

/** Builds the path of a file of a language: `/llms.txt`, `/zh/llms.txt`. */
export function buildLangFilePath(name: LangFile, lang: string, rules: PathRules): string {
  return `${buildPrefix({ version: rules.defaultVersion, lang }, rules)}/${name}`;
}

/** Builds the path of a Markdown version, next to the HTML file: `/guide/start/` -> `/guide/start/index.md`, `/config/lib/dts` -> `/config/lib/dts.md`. */
export function buildMarkdownPath(path: string): string {
  return `${toFileStem(path)}.md`;
}

/** Builds the path of a social image: `/zh/guide/start/` -> `/social/zh/guide/start/index.png`. */
export function buildSocialImagePath(path: string): string {
  return `/social${toFileStem(path)}.png`;
}

/** Builds the path of the file with the HTML that the explorer of a home page loads on demand. */
export function buildExplorerPath(scope: PathScope): string {
  return `/explorer/${nameScopeFile(scope)}`;
}

/** Builds the path of the first search file of a language and version. */
export function buildSearchPath(scope: PathScope): string {
  return `/search/${nameScopeFile(scope)}`;
}

/** Derives the name or path of another search file from that of the first one: `en.json` and `terms-3` -> `en-terms-3.json`. */
export function nameSearchPart(file: string, suffix: string): string {
  return file.replace(/\.json$/, `-${suffix}.json`);
}

/**
 * Returns the name of the file below `/examples/` that contains the project of an example. Examples whose folders start with the same two
 * words share a file: one per example would double the number of files of the site, and a single one would be a large download.
 */
export function getProjectFile(id: string): string {
  return `${id.split(/[-/]/, 2).join('-')}.json`;
}
