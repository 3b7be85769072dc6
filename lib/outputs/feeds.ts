import { type Extension, Feed } from 'feed';
import { mapUrls, removeNotices, writeHtml } from '@/lib/outputs/markdown/write-tree';
import { buildContent } from '@/lib/outputs/markdown-page';
import { completeUrl } from '@/lib/outputs/urls';
import { buildPageView } from '@/lib/page-view/build-page-view';
import { buildFeedPath, type FeedFormat } from '@/lib/routes/output-paths';
import { withBasePath } from '@/lib/routes/paths';
import { escapeHtml } from '@/lib/site/escape';
import { getLocale } from '@/lib/site/get-locale';
import { fillText, getTexts } from '@/lib/site/texts/texts';
import type { Lang } from '@/lib/site/types';
import { BLOG_KEY, getUpdateDate, listPosts } from '@/lib/source/blog';
import type { Site } from '@/lib/source/site';
import type { Page } from '@/lib/source/types';

/** A CSS stylesheet, which makes feeds readable in a browser. */
const STYLE_SHEET = '/rss/feed.css';

/**
 * Renders the blog of a language as a feed with full content. The id of a post is its URL and never changes, because feed readers detect
 * new posts by it. A post is published on its frontmatter date and updated on the date of its last commit.
 */
export function renderFeed(format: FeedFormat, site: Site, lang: Lang): string {
  const { config, rules, buildUrl } = site;
  const { title: siteTitle, tag } = getLocale(config, lang);
  const texts = getTexts(lang, config);
  const posts = listPosts(site, { lang, version: rules.defaultVersion });
  const feedUrl = buildUrl(buildFeedPath(format, lang, rules));
  const blogUrl = buildUrl(site.buildPath({ version: '', lang, key: BLOG_KEY, isIndex: true }));
  const feed = new Feed({
    title: fillText(texts.feed.title, { site: siteTitle }),
    description: fillText(texts.feed.description, { site: siteTitle }),
    id: blogUrl,
    link: blogUrl,
    feed: feedUrl,
    feedLinks: { [format]: feedUrl },
    language: tag,
    stylesheet: withBasePath(STYLE_SHEET, site.basePath),
    generator: false,
    // Without posts, the date is fixed, so that builds are reproducible.
    updated: new Date(Math.max(0, ...posts.map((post) => new Date(getUpdateDate(post) ?? 0).getTime()))),
  });
  for (const page of posts) {
    const { authors } = page.frontmatter;
    const names = authors.length > 0 ? authors.map(({ name, url }) => ({ name, link: url })) : [{ name: siteTitle }];
    const content = buildContent({ ...page, tree: removeNotices(page.tree) }, buildPageView(page, site), site);
    const tree = mapUrls(content, (url) => completeUrl(url, page.path, buildUrl));
    // The feed has a separate field for the title.
    const body = { ...tree, children: tree.children.filter((node) => node.type !== 'heading' || node.depth !== 1) };
    feed.addItem({
      // Titles in Atom and summaries in both formats are HTML.
      title: format === 'atom' ? escapeHtml(page.title) : page.title,
      id: buildUrl(page.path),
      link: buildUrl(page.path),
      description: format === 'json' ? page.frontmatter.description : escapeHtml(page.frontmatter.description),
      // Code may contain `]]>`, which would end the CDATA section.
      content: writeHtml(body, getTexts(page.contentLang, config).footnotes).replaceAll(']]>', ']]&gt;'),
      date: new Date(getUpdateDate(page) ?? 0),
      published: getPublicationDate(page),
      ...(format === 'atom' ? { author: names } : { extensions: [buildAuthors(format, names)] }),
    });
  }
  return serializeFeed(feed, format, tag);
}

/** Builds the authors, since the package writes only the first one to JSON, and to RSS only those with an e-mail address. */
function buildAuthors(format: 'rss' | 'json', names: readonly { readonly name: string; readonly link?: string }[]): Extension {
  const list: unknown =
    format === 'rss' ? names.map(({ name }) => ({ _text: name })) : names.map(({ name, link }) => ({ name, url: link }));
  // The types allow one value per name; the output supports lists.
  return { name: format === 'rss' ? 'dc:creator' : 'authors', objects: list as Extension['objects'] };
}

/** Serializes a feed, and adds what the package does not support: the language of Atom, CSS stylesheets, version 1.1 of JSON Feed. */
function serializeFeed(feed: Feed, format: FeedFormat, tag: string): string {
  switch (format) {
    case 'rss':
      return `${linkCssStylesheet(feed.rss2()).replace('<rss ', `<rss xml:lang="${tag}" `)}\n`;
    case 'atom':
      return `${linkCssStylesheet(feed.atom1()).replace('<feed ', `<feed xml:lang="${tag}" `)}\n`;
    case 'json': {
      const { items, ...head }: { items: unknown[] } = JSON.parse(feed.json1());
      return `${JSON.stringify({ ...head, version: 'https://jsonfeed.org/version/1.1', language: tag, items }, null, 2)}\n`;
    }
  }
}

function linkCssStylesheet(xml: string): string {
  return xml.replace('type="text/xsl"', 'type="text/css"');
}

function getPublicationDate({ frontmatter }: Page): Date {
  return new Date(`${frontmatter.date}T00:00:00Z`);
}
