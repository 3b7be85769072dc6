import type { Heading } from '@/lib/markdown/types';
import type { PathScope } from '@/lib/routes/paths';
import { buildHierarchy, type HeadingNames, nestHeading } from '@/lib/search/hierarchy';
import { buildObjectId, toRecordType } from '@/lib/search/record-ids';
import type { SearchRecord } from '@/lib/search/types';
import { getOrCreate } from '@/lib/site/collections';
import { getLocale } from '@/lib/site/get-locale';
import { getTexts } from '@/lib/site/texts/texts';
import { findCommonHeadings } from '@/lib/source/common-headings';
import type { Site } from '@/lib/source/site';
import type { Page } from '@/lib/source/types';

/**
 * Builds DocSearch records: one per heading, and one per paragraph, list item and table row under it. `toUrl` converts public paths. Links
 * under a heading of many pages, such as "Next steps", have none, because the pages that they describe are better results. Neither have
 * pages whose frontmatter says so.
 */
export function buildSearchRecords(
  site: Site,
  { lang, version }: PathScope,
  toUrl: (path: string) => string = site.buildUrl,
): SearchRecord[] {
  const pages = site.listPages(lang, version).filter(({ frontmatter }) => frontmatter.search);
  const common = {
    headings: findCommonHeadings(pages.flatMap(({ headings }) => headings.map(({ text }) => text))),
    files: findCommonFiles(pages),
  };
  return pages.flatMap((page) => buildPageRecords(page, toUrl(page.path), site, common));
}

/** What is on so many pages that it says nothing about one of them. */
interface Common {
  readonly headings: ReadonlySet<string>;
  readonly files: ReadonlySet<string>;
}

/** A file in this many sections, such as the configuration file, is no reason to find one of them. */
const MANY_SECTIONS = 20;

function findCommonFiles(pages: readonly Page[]): ReadonlySet<string> {
  const sections = new Map<string, Set<string>>();
  for (const page of pages) {
    for (const { title, section } of page.codeBlocks.filter(({ isSupport }) => !isSupport)) {
      if (title) getOrCreate(sections, title, () => new Set<string>()).add(`${page.path}#${section}`);
    }
  }
  return new Set([...sections].filter(([, { size }]) => size >= MANY_SECTIONS).map(([title]) => title));
}

function buildPageRecords(page: Page, url: string, site: Site, common: Common): SearchRecord[] {
  // Among results with equal text matches, overviews come first, posts and special pages last.
  const pageRank = page.frontmatter.date || page.frontmatter.pageType !== 'doc' ? 0 : page.isIndex ? 2 : 1;
  const messageGroup = getTexts(page.lang, site.config).search.messages;
  const { keywords } = site.getSearchWords(page);
  const records: SearchRecord[] = [];
  const group = getGroupName(page, site);
  let names: HeadingNames = [];
  for (const { heading, paragraphs, messages } of listSections(page, site, common)) {
    const anchor = heading.depth === 1 ? null : heading.id;
    if (anchor) names = nestHeading(names, heading.depth, heading.text);
    const hierarchy = buildHierarchy(group, page.title, names);
    const location = {
      url: anchor ? `${url}#${anchor}` : url,
      url_without_anchor: url,
      anchor,
      hierarchy,
      lang: page.lang,
      version: page.version,
    };
    const type = toRecordType(heading.depth);
    const phrases = [heading.id, ...heading.aliases].flatMap((id) => keywords.get(page.contentPath + (id && `#${id}`)) ?? []);
    records.push({
      objectID: buildObjectId(location.url, type),
      type,
      content: null,
      ...location,
      ...(phrases.length > 0 && { keywords: phrases }),
      weight: buildWeight(100 - (heading.depth - 1) * 10),
    });
    // Error messages of the tool are results with a group of their own.
    const messageHierarchy = { ...hierarchy, lvl0: messageGroup };
    const texts = [
      ...paragraphs.map((content) => ({ ...location, content })),
      ...messages.map((content) => ({ ...location, content, hierarchy: messageHierarchy })),
    ];
    for (const [index, text] of texts.entries()) {
      records.push({ objectID: buildObjectId(location.url, 'content', index), type: 'content', ...text, weight: buildWeight(0) });
    }
  }
  return records;

  function buildWeight(level: number): SearchRecord['weight'] {
    return { pageRank, level, position: records.length };
  }
}

interface SectionTexts {
  readonly heading: Pick<Heading, 'depth' | 'id' | 'aliases' | 'text'>;
  readonly paragraphs: string[];
  readonly messages: string[];
}

/** Lists the sections of a page. Text before and under its title is one section. Code blocks are included only if configured. */
function listSections(page: Page, site: Site, common: Common): SectionTexts[] {
  const headings = new Map(page.headings.map((heading) => [heading.id, heading]));
  const titleIds = page.headings.filter(({ depth }) => depth === 1).flatMap(({ id, aliases }) => [id, ...aliases]);
  const title = { depth: 1, id: '', aliases: titleIds, text: page.title };
  const first: SectionTexts = { heading: title, paragraphs: listHeroTexts(page), messages: [] };
  const others: SectionTexts[] = [];
  for (const { id, paragraphs, messages, isLinkList } of page.sections) {
    const heading = headings.get(id);
    if (isLinkList && common.headings.has(heading?.text ?? '')) continue;
    const section = heading ? { heading, paragraphs: [], messages: [] } : first;
    if (section !== first) others.push(section);
    section.paragraphs.push(...paragraphs);
    section.messages.push(...messages);
  }
  const sections = [first, ...others];
  for (const { heading, paragraphs } of sections) paragraphs.push(...listCodeTexts(page, heading.id, site, common));
  return sections;
}

/** Lists the file names of the examples in a section, and their code if configured. */
function listCodeTexts(page: Page, section: string, { config }: Site, { files }: Common): string[] {
  const blocks = page.codeBlocks.filter((block) => block.section === section && !block.isSupport);
  const names = [...new Set(blocks.flatMap(({ title }) => (title && !files.has(title) ? [title] : [])))];
  const code = config.search?.codeBlocks ? blocks.map(({ value }) => value) : [];
  return [...(names.length > 0 ? [names.join(' · ')] : []), ...code];
}

/** Lists the texts in the frontmatter of a home page, which contains most of them. */
function listHeroTexts({ frontmatter: { hero, features } }: Page): string[] {
  return [
    ...(hero ? [[hero.promise, hero.text, hero.tagline].filter(Boolean).join(' ')] : []),
    ...features.map(({ title, details }) => `${title} ${details}`),
  ];
}

/** Returns the innermost sidebar group of a page, or else its nav section, or else the site title. */
function getGroupName(page: Page, site: Site): string {
  const group = site.listGroups(page).at(-1);
  const section = page.key ? site.findNavSection(page) : undefined;
  return group?.text ?? section?.text ?? getLocale(site.config, page.lang).title;
}
