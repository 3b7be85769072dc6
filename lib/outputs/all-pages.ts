import type { SearchRecord } from '@/lib/search/types';
import { groupBy } from '@/lib/site/collections';
import { findCommonHeadings } from '@/lib/source/common-headings';
import type { TextLink } from '@/lib/source/navigation-types';

/** A page or heading in the list. The path of a heading includes its hash. */
interface AllPagesEntry extends TextLink {
  /** Title of a heading's page; absent for pages. */
  readonly page?: string;
}

interface AllPagesGroup {
  readonly name: string;
  readonly entries: readonly AllPagesEntry[];
}

/** All pages and option headings, as lists for readers without search. */
export interface AllPagesView {
  readonly letters: readonly AllPagesGroup[];
  readonly groups: readonly AllPagesGroup[];
}

/**
 * Builds lists of pages, grouped and with the order and names of the sidebars, where no page repeats the name of its group, and of pages and
 * headings by initial. URLs must be public paths.
 */
export function buildAllPagesView(records: readonly SearchRecord[], tag: string, sidebarLinks: readonly TextLink[] = []): AllPagesView {
  const headings = records.filter(({ type }) => type !== 'content');
  const ranks = new Map(sidebarLinks.toReversed().map(({ link }, at) => [link, at]));
  const names = new Map(sidebarLinks.map(({ text, link }) => [link, text]));
  const getRank = ({ url }: SearchRecord) => ranks.get(url) ?? -1;
  const pages = headings.filter(({ type }) => type === 'lvl1').sort((a, b) => getRank(b) - getRank(a));
  const toEntry = ({ url, type, hierarchy }: SearchRecord): AllPagesEntry => {
    const text = (type !== 'content' && hierarchy[type]) || hierarchy.lvl1;
    return { text, link: url, ...(type !== 'lvl1' && { page: hierarchy.lvl1 }) };
  };
  const entries = headings.map(toEntry);
  const common = findCommonHeadings(entries.map(({ text }) => text));
  const collator = new Intl.Collator(tag, { numeric: true });
  // `@rslib/core` is listed under R.
  const name = ({ text }: AllPagesEntry) => text.replace(/^[^\p{L}\p{N}]+/u, '');
  const sorted = entries
    .filter(({ text, page }) => !page || !common.has(text))
    .sort((a, b) => collator.compare(name(a), name(b)) || collator.compare(a.page ?? '', b.page ?? ''));
  return {
    groups: [...groupBy(pages, ({ hierarchy }) => hierarchy.lvl0)].map(([group, inGroup]) => ({
      name: group,
      entries: inGroup.map(({ url, hierarchy }) => ({ text: names.get(url) ?? hierarchy.lvl1, link: url })),
    })),
    letters: [...groupBy(sorted, ({ text }) => getLetter(text))].map(([letter, inLetter]) => ({ name: letter, entries: inLetter })),
  };
}

/** Returns the letter to list a name under. All initials that are not Latin, such as Chinese ones, share a group. */
function getLetter(text: string): string {
  const [initial = ''] = /[\p{L}\p{N}]/u.exec(text) ?? [];
  return /^[A-Z]$/i.test(initial) ? initial.toUpperCase() : '#';
}
