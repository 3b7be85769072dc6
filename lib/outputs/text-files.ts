import { renderFeed } from '@/lib/outputs/feeds';
import { renderLlmsFull, renderLlmsTxt } from '@/lib/outputs/llms';
import { renderMarkdownPage } from '@/lib/outputs/markdown-page';
import { OPEN_SEARCH_TYPE, renderOpenSearch } from '@/lib/outputs/open-search';
import { listSearchFiles } from '@/lib/outputs/search-index';
import { renderRobots, renderSitemap } from '@/lib/outputs/sitemap';
import { buildExplorerPath, buildFeedPath, buildLangFilePath, buildMarkdownPath, FEED_FORMATS } from '@/lib/routes/output-paths';
import { hasBlog } from '@/lib/source/blog';
import { listProjectFiles } from '@/lib/source/example-projects';
import type { Site } from '@/lib/source/site';

/** A file of the site other than a page. */
export interface TextFile {
  /** Public path without base path, such as `/llms.txt`. */
  readonly path: string;
  readonly mime: string;
  readonly render: () => string;
}

const JSON_TYPE = 'application/json';

/** Lists all files of a site except pages and images. The search index comes last, since its files are known only when it is built. */
export function* listTextFiles(site: Site, docsDir: string): Generator<TextFile> {
  const { config, rules, pages } = site;
  yield { path: '/sitemap.xml', mime: 'application/xml', render: () => renderSitemap(site) };
  yield { path: '/robots.txt', mime: 'text/plain', render: () => renderRobots(site) };
  for (const { lang } of config.locales) {
    yield { path: buildLangFilePath('opensearch.xml', lang, rules), mime: OPEN_SEARCH_TYPE, render: () => renderOpenSearch(site, lang) };
    yield { path: buildLangFilePath('llms.txt', lang, rules), mime: 'text/plain', render: () => renderLlmsTxt(site, lang) };
    yield { path: buildLangFilePath('llms-full.txt', lang, rules), mime: 'text/plain', render: () => renderLlmsFull(site, lang) };
    for (const { format, mime } of hasBlog(site) ? FEED_FORMATS : []) {
      yield { path: buildFeedPath(format, lang, rules), mime, render: () => renderFeed(format, site, lang) };
    }
  }
  for (const page of pages) {
    yield { path: buildMarkdownPath(page.path), mime: 'text/markdown', render: () => renderMarkdownPage(site, page) };
  }
  for (const page of pages.filter(({ key }) => key === '')) {
    // The HTML that the explorer of a home page loads on demand.
    yield { path: buildExplorerPath(page), mime: JSON_TYPE, render: () => JSON.stringify(page.explorer?.rest?.html ?? {}) };
  }
  for (const [name, render] of listProjectFiles(site, docsDir)) yield { path: `/examples/${name}`, mime: JSON_TYPE, render };
  for (const [name, render] of listSearchFiles(site)) yield { path: `/search/${name}`, mime: JSON_TYPE, render };
}

export function findTextFile(site: Site, docsDir: string, path: string): TextFile | undefined {
  for (const file of listTextFiles(site, docsDir)) if (file.path === path) return file;
  return undefined;
}
