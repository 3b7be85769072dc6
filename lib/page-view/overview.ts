import type { OptionEntry } from '@/lib/markdown/types';
import type { OutlineItem } from '@/lib/page-view/outline';
import { stripCodeMarks } from '@/lib/site/text-lines';
import type { UiTexts } from '@/lib/site/texts/types';
import { findCommonHeadings } from '@/lib/source/common-headings';
import type { TextLink } from '@/lib/source/navigation-types';
import { listLinks } from '@/lib/source/sidebar';
import type { Site } from '@/lib/source/site';
import type { Page } from '@/lib/source/types';

/** A group of pages with its heading. */
export interface OverviewGroup {
  readonly name: string;
  /** Heads of the columns next to the names of options; absent if there are no options. */
  readonly columns?: readonly string[];
  readonly items: readonly OverviewItem[];
}

/** A page with the headings that the overview lists. */
export interface OverviewItem extends TextLink {
  /** Absent if the page does not document an option. */
  readonly option?: OverviewOption;
  readonly headers: readonly OverviewHeader[];
}

/** A heading of a page; `option` is absent if it does not document one. */
interface OverviewHeader extends OutlineItem {
  readonly option?: OverviewOption;
}

/** What a list of options shows about an option. */
export interface OverviewOption {
  readonly name: string;
  readonly type?: string;
  readonly default?: string;
  readonly summary: string;
  /** The summary in the other languages, so that readers can filter in them. */
  readonly others: readonly string[];
}

const DEFAULT_DEPTHS: readonly number[] = [2];

/**
 * Builds the groups of an overview page: those of its sidebar, with the options that each page documents and its other headings of depth
 * 2, or of its `overviewHeaders`, without those that most pages have. Pages outside a group come last, in a group of their own.
 */
export function buildOverview(page: Page, site: Site, { others, columns }: UiTexts['overview']): OverviewGroup[] {
  const toItems = (links: readonly TextLink[]) =>
    links.filter(({ link }) => link !== page.path).map(({ text, link }): OverviewItem => ({ text, link, ...buildHeaders(link, site) }));
  const items = site.findSidebar(page)?.items ?? [];
  const groups = items.flatMap((item) => (item.kind === 'group' ? [{ name: item.text, items: toItems(listLinks([item])) }] : []));
  const rest = { name: others, items: toItems(listLinks(items.filter((item) => item.kind === 'link'))) };
  const heads = [columns.default, columns.type, columns.summary];
  return omitCommonHeaders([...groups, rest].filter((group) => group.items.length > 0)).map((group) =>
    hasOptions(group) ? { ...group, columns: heads } : group,
  );
}

function hasOptions({ items }: OverviewGroup): boolean {
  return items.some((item) => [item, ...item.headers].some(({ option }) => option));
}

function omitCommonHeaders(groups: readonly OverviewGroup[]): OverviewGroup[] {
  const common = findCommonHeadings(groups.flatMap(({ items }) => items.flatMap(({ headers }) => headers.map(({ text }) => text))));
  const omit = (item: OverviewItem) => ({ ...item, headers: item.headers.filter(({ text, option }) => option || !common.has(text)) });
  return groups.map(({ name, items }) => ({ name, items: items.map(omit) }));
}

function buildHeaders(path: string, site: Site): Pick<OverviewItem, 'option' | 'headers'> {
  const page = site.findPageByPath(path);
  if (!page) return { headers: [] };
  const depths = page.frontmatter.overviewHeaders ?? site.findOverviewDepths(page) ?? DEFAULT_DEPTHS;
  const options = new Map(page.optionEntries.map((entry) => [entry.id, buildOption(entry, page, site)]));
  const title = page.headings.find(({ depth }) => depth === 1);
  const headers = page.headings
    .filter((heading) => heading !== title && (depths.includes(heading.depth) || options.has(heading.id)))
    .map(({ depth, id, text }): OverviewHeader => ({ depth, id, text, option: options.get(id) }));
  return { option: title && options.get(title.id), headers };
}

function buildOption({ id, name, shortType, default: value, summary }: OptionEntry, page: Page, site: Site): OverviewOption {
  const translations = site.listTranslations(page).filter(({ lang }) => lang !== page.lang);
  const others = translations.flatMap(({ optionEntries }) => optionEntries.find((entry) => entry.id === id)?.summary ?? []);
  return { name, type: shortType, default: value, summary: stripCodeMarks(summary), others: others.map(stripCodeMarks) };
}
