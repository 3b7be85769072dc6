import { Feed } from 'feed';
import type { PageEntry } from '@/lib/outputs/entries';
import { mapUrls, writeHtml } from '@/lib/outputs/markdown/write-tree';
import { buildContent } from '@/lib/outputs/markdown-page';
import { completeUrl, createToUrl } from '@/lib/outputs/urls';
import { buildFeedPath, type FeedFormat } from '@/lib/routes/output-paths';
import { buildPathRules } from '@/lib/routes/path-rules';
import { buildPath, withBasePath } from '@/lib/routes/paths';
import { findLocale } from '@/lib/site/find-locale';
import { fillText, findTexts } from '@/lib/site/texts/texts';
import type { Lang } from '@/lib/site/types';
import type { Site } from '@/lib/source/types';

/** Makes a feed readable in a browser; the format's own words are enough for it. */
const STYLE_SHEET = '/rss/feed.css';

/**
 * The blog of a language as a feed with full content. A post keeps its address as its id for ever; its date is its own, the
 * date of change that of its last commit. Spec section 2.5.
 */
export function renderFeed(format: FeedFormat, site: Site, lang: Lang, entries: readonly PageEntry[], base: string): string {
  const { config } = site;
  const rules = buildPathRules(config);
  const toUrl = createToUrl(config, base);
  const { title: siteTitle, tag } = findLocale(config, lang);
  const texts = findTexts(lang);
  const posts = listPosts(entries, lang, rules.defaultVersion);
  const feed = new Feed({
    title: fillText(texts.feed.title, { site: siteTitle }),
    description: fillText(texts.feed.description, { site: siteTitle }),
    id: toUrl(buildPath({ version: '', lang, key: 'blog/' }, rules)),
    link: toUrl(buildPath({ version: '', lang, key: 'blog/' }, rules)),
    feed: toUrl(buildFeedPath(format, lang, rules)),
    feedLinks: { [format]: toUrl(buildFeedPath(format, lang, rules)) },
    language: tag,
    stylesheet: withBasePath(STYLE_SHEET, base),
    generator: false,
    // A feed with no posts has never changed.
    updated: new Date(Math.max(0, ...posts.map((entry) => readChange(entry).getTime()))),
  });
  for (const entry of posts) {
    const { page } = entry;
    const { authors } = page.frontmatter;
    const names = authors.length > 0 ? authors.map(({ name, url }) => ({ name, link: url })) : [{ name: siteTitle }];
    const tree = mapUrls(buildContent(entry), (url) => completeUrl(url, page.path, toUrl));
    // The title stands in the feed's own field.
    const body = { ...tree, children: tree.children.filter((node) => node.type !== 'heading' || node.depth !== 1) };
    feed.addItem({
      // Atom titles and the summaries of both are HTML.
      title: format === 'atom' ? escapeHtml(page.title) : page.title,
      id: toUrl(page.path),
      link: toUrl(page.path),
      description: format === 'json' ? page.frontmatter.description : escapeHtml(page.frontmatter.description),
      // The end of a CDATA section may stand in code.
      content: writeHtml(body, texts.footnotes.label).replaceAll(']]>', ']]&gt;'),
      date: readChange(entry),
      published: readDate(entry),
      // RSS wants an e-mail address in its own element.
      ...(format === 'rss'
        ? { extensions: names.map(({ name }) => ({ name: 'dc:creator', objects: { _text: name } })) }
        : { author: names }),
    });
  }
  return finish(feed, format, tag);
}

/** The posts of a language, newest first. */
export function listPosts(entries: readonly PageEntry[], lang: Lang, version: string): PageEntry[] {
  return entries
    .filter(({ page }) => page.lang === lang && page.version === version && page.key.startsWith('blog/') && page.frontmatter.date)
    .toSorted((a, b) => (b.page.frontmatter.date ?? '').localeCompare(a.page.frontmatter.date ?? ''));
}

/** What the package does not know: the language of Atom, style sheets that are CSS, version 1.1 of JSON Feed. */
function finish(feed: Feed, format: FeedFormat, tag: string): string {
  switch (format) {
    case 'rss':
      return `${useCss(feed.rss2()).replace('<rss ', `<rss xml:lang="${tag}" `)}\n`;
    case 'atom':
      return `${useCss(feed.atom1()).replace('<feed ', `<feed xml:lang="${tag}" `)}\n`;
    case 'json': {
      const { items, ...head }: { items: { author?: unknown }[] } = JSON.parse(feed.json1());
      const renamed = items.map(({ author, ...item }) => ({ ...item, authors: [author] }));
      return `${JSON.stringify({ ...head, version: 'https://jsonfeed.org/version/1.1', language: tag, items: renamed }, null, 2)}\n`;
    }
  }
}

function useCss(xml: string): string {
  return xml.replace('type="text/xsl"', 'type="text/css"');
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function readDate({ page }: PageEntry): Date {
  return new Date(`${page.frontmatter.date}T00:00:00Z`);
}

/** Never before the day of publication: posts are written ahead. */
function readChange(entry: PageEntry): Date {
  const changed = new Date(entry.page.lastUpdated ?? 0);
  const published = readDate(entry);
  return changed > published ? changed : published;
}
