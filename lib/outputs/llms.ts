import { listSections, type PageEntry } from '@/lib/outputs/entries';
import { renderMarkdownPage } from '@/lib/outputs/markdown-page';
import { createToUrl } from '@/lib/outputs/urls';
import { buildFeedPath, buildMarkdownPath } from '@/lib/routes/output-paths';
import { buildPathRules } from '@/lib/routes/path-rules';
import { buildPath } from '@/lib/routes/paths';
import { findLocale } from '@/lib/site/find-locale';
import { findTexts } from '@/lib/site/texts/texts';
import type { Lang } from '@/lib/site/types';
import type { Site } from '@/lib/source/types';

/** `llms.txt` of a language: what the site is, and its Markdown pages in the order of reading (the format of llmstxt.org). */
export function renderLlmsTxt(site: Site, lang: Lang, entries: readonly PageEntry[], base: string): string {
  const { title, description } = findLocale(site.config, lang);
  const { llms } = findTexts(lang);
  const toUrl = createToUrl(site.config, base);
  const sections = listSections(site, lang, entries).map(({ name, entries: members }) => {
    const lines = members.map(({ page, view }) => renderLink(page.title, toUrl(buildMarkdownPath(page.path)), view.description));
    return `## ${name || title}\n\n${lines.join('')}`;
  });
  // A section of this name may be left out by programs with little room; the format asks for the English word.
  const optional = `## Optional\n\n${listFurtherLinks(site, lang, base).join('')}`;
  return [`# ${title}\n`, `> ${description}\n`, `${llms.intro}\n`, ...sections, optional].join('\n');
}

/** All pages of a language in one file, each with its address, in the order of `llms.txt`. */
export function renderLlmsFull(site: Site, lang: Lang, entries: readonly PageEntry[], base: string): string {
  const { title, description } = findLocale(site.config, lang);
  const pages = listSections(site, lang, entries).flatMap((section) => section.entries);
  const texts = pages.map((entry) => renderMarkdownPage(entry, site, base));
  return [`# ${title}\n`, `> ${description}\n`, ...texts].join('\n');
}

function listFurtherLinks(site: Site, lang: Lang, base: string): string[] {
  const { config } = site;
  const rules = buildPathRules(config);
  const toUrl = createToUrl(config, base);
  const { llms } = findTexts(lang);
  const homeOf = (each: Lang) => buildPath({ version: rules.defaultVersion, lang: each, key: '' }, rules);
  return [
    renderLink('llms-full.txt', toUrl(`${homeOf(lang)}llms-full.txt`), llms.full),
    ...config.locales
      .filter((locale) => locale.lang !== lang)
      .map((locale) => renderLink(locale.label, toUrl(`${homeOf(locale.lang)}llms.txt`), locale.description)),
    renderLink('sitemap.xml', toUrl('/sitemap.xml'), llms.sitemap),
    renderLink('RSS', toUrl(buildFeedPath('rss', lang, rules)), llms.feed),
  ];
}

function renderLink(title: string, url: string, note: string): string {
  return `- [${title.replace(/[[\]]/g, '\\$&')}](${url}): ${note}\n`;
}
