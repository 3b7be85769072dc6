import { renderMarkdownPage } from '@/lib/outputs/markdown-page';
import { listPageGroups } from '@/lib/outputs/page-groups';
import { buildFeedPath, buildLangFilePath, buildMarkdownPath } from '@/lib/routes/output-paths';
import { getLocale } from '@/lib/site/get-locale';
import { getTexts } from '@/lib/site/texts/texts';
import type { Lang } from '@/lib/site/types';
import { hasBlog } from '@/lib/source/blog';
import type { Site } from '@/lib/source/site';

/** Renders the `llms.txt` of a language in the format of llmstxt.org: a description of the site, and its Markdown versions in reading order. */
export function renderLlmsTxt(site: Site, lang: Lang): string {
  const { title, description } = getLocale(site.config, lang);
  const { llms } = getTexts(lang, site.config);
  const sections = listPageGroups(site, lang).map(({ name, pages }) => {
    const lines = pages.map((page) => renderLink(page.title, site.buildUrl(buildMarkdownPath(page.path)), page.frontmatter.description));
    return `## ${name || title}\n\n${lines.join('')}`;
  });
  // The format defines the English name "Optional" for a section that programs with a small context may skip.
  const optional = `## Optional\n\n${listFurtherLinks(site, lang).join('')}`;
  return [`# ${title}\n`, `> ${description}\n`, `${llms.intro}\n`, ...sections, optional].join('\n');
}

/** Renders all pages of a language in one file, each with its URL, in the order of `llms.txt`. */
export function renderLlmsFull(site: Site, lang: Lang): string {
  const { title, description } = getLocale(site.config, lang);
  const texts = listPageGroups(site, lang).flatMap(({ pages }) => pages.map((page) => renderMarkdownPage(site, page)));
  return [`# ${title}\n`, `> ${description}\n`, ...texts].join('\n');
}

function listFurtherLinks(site: Site, lang: Lang): string[] {
  const { config, rules, buildUrl } = site;
  const { llms } = getTexts(lang, config);
  return [
    renderLink('llms-full.txt', buildUrl(buildLangFilePath('llms-full.txt', lang, rules)), llms.full),
    ...config.locales
      .filter((locale) => locale.lang !== lang)
      .map((locale) => renderLink(locale.label, buildUrl(buildLangFilePath('llms.txt', locale.lang, rules)), locale.description)),
    renderLink('sitemap.xml', buildUrl('/sitemap.xml'), llms.sitemap),
    ...(hasBlog(site) ? [renderLink('RSS', buildUrl(buildFeedPath('rss', lang, rules)), llms.feed)] : []),
  ];
}

function renderLink(title: string, url: string, note: string): string {
  return `- [${title.replace(/[[\]]/g, '\\$&')}](${url}): ${note}\n`;
}
