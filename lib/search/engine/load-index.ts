import { createDictionary, type Dictionary } from '@/lib/search/engine/dictionary';
import { listTerms, normalizeText } from '@/lib/search/engine/tokenize';
import { buildHierarchy, type HeadingNames, nestHeading } from '@/lib/search/hierarchy';
import { type IndexedPage, type IndexFile, readAnchor } from '@/lib/search/index-file';
import { HEADING_LEVELS, type Hierarchy, type Level } from '@/lib/search/types';
import { getOrCreate } from '@/lib/site/collections';

/** A section with everything that ranking and rendering need. */
export interface Section {
  readonly url: string;
  readonly depth: number;
  readonly hierarchy: Hierarchy;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** Index of a paragraph -> its group, for those that are not in the group of the page. */
  readonly groups: ReadonlyMap<number, string>;
  readonly pageRank: number;
  /** Phrases that readers type when they look for this section. */
  readonly keywords: readonly string[];
  /** Heading and page title as `normalizeText` returns them. */
  readonly normalized: { readonly heading: string; readonly title: string };
}

/** Score multipliers by field: heading, page title, parent headings, text, keywords. `LoadedIndex.fields` has the same order. */
export const FIELD_BOOSTS: readonly number[] = [6, 3, 1.2, 1, 3];

/** One field (such as the heading) of all sections. */
interface Field {
  /** Section index -> number of occurrences of the term. */
  find(term: string): ReadonlyMap<number, number>;
  readonly terms: Iterable<string>;
  /** Source texts. They are scanned for Chinese pairs, which are not indexed as terms. */
  readonly texts: readonly string[];
  /** Estimated number of words in each section. */
  readonly lengths: readonly number[];
  readonly average: number;
}

/** An index file loaded into memory. */
export interface LoadedIndex {
  readonly sections: readonly Section[];
  readonly fields: readonly Field[];
  readonly dictionary: Dictionary;
  readonly synonyms: IndexFile['synonyms'];
  /** First sections of the pages that the start screen suggests. */
  readonly popular: readonly Section[];
}

/** A text of a section with what a field needs to know about it. */
interface FieldText {
  readonly text: string;
  /** Term -> number of occurrences. */
  readonly counts: ReadonlyMap<string, number>;
  readonly length: number;
}

interface LoadedPage {
  readonly sections: readonly Section[];
  /** The texts of all sections, by field. */
  readonly fields: readonly (readonly FieldText[])[];
}

/** The pages of an index that were loaded before. */
export type KnownPages = Map<IndexedPage, LoadedPage>;

/** Builds the index from the texts of a file. Adds its pages to `known`, which saves the time to load them again. */
export function loadIndex(file: IndexFile, known: KnownPages = new Map()): LoadedIndex {
  const pages = file.pages.map((page) => getOrCreate(known, page, () => loadPage(page, file)));
  const fields = FIELD_BOOSTS.map((_, at) => buildField(pages.flatMap((page) => page.fields[at] ?? [])));
  const all = new Set(fields.flatMap((field) => [...field.terms]));
  return {
    sections: pages.flatMap(({ sections }) => sections),
    fields,
    dictionary: createDictionary([...all].sort()),
    synonyms: file.synonyms,
    popular: file.popular.flatMap((page) => pages[page]?.sections[0] ?? []),
  };
}

function loadPage(page: IndexedPage, file: IndexFile): LoadedPage {
  const sections = buildSections(page, file);
  // All sections have the title of the page.
  const known = new Map<string, FieldText>();
  const read = (text: string) => getOrCreate(known, text, () => readText(text));
  const fields = [
    sections.map(({ heading }) => read(heading)),
    sections.map(({ hierarchy }) => read(hierarchy.lvl1)),
    sections.map(({ hierarchy, depth }) => read(listAncestors(hierarchy, depth).join('\n'))),
    sections.map(({ paragraphs }) => read(paragraphs.join('\n'))),
    sections.map(({ keywords }) => read(keywords.join('\n'))),
  ];
  return { sections, fields };
}

function readText(text: string): FieldText {
  const counts = new Map<string, number>();
  for (const term of listTerms(text)) counts.set(term, (counts.get(term) ?? 0) + 1);
  // For scoring sections by length, two characters per Chinese word and six per word of other scripts are close enough.
  return { text, counts, length: text.length / (/\p{Script=Han}/u.test(text) ? 2 : 6) };
}

const NOWHERE: ReadonlyMap<number, number> = new Map();

function buildField(texts: readonly FieldText[]): Field {
  const terms = new Map<string, Map<number, number>>();
  for (const [at, { counts }] of texts.entries()) {
    for (const [term, count] of counts) getOrCreate(terms, term, () => new Map()).set(at, count);
  }
  const lengths = texts.map(({ length }) => length);
  const average = lengths.reduce((sum, length) => sum + length, 0) / Math.max(lengths.length, 1);
  return {
    terms: terms.keys(),
    find: (term) => terms.get(term) ?? NOWHERE,
    texts: texts.map(({ text }) => text),
    lengths,
    average: Math.max(average, 1),
  };
}

function buildSections([group, path, pageRank, ...sections]: IndexedPage, { site, groups }: IndexFile): Section[] {
  const title = sections[0]?.[2] ?? '';
  let names: HeadingNames = [];
  return sections.map((section) => {
    const [depth, , heading, keywords, ...entries] = section;
    const anchor = readAnchor(section);
    names = nestHeading(names, depth, heading);
    return {
      url: site + path + (anchor && `#${anchor}`),
      depth,
      hierarchy: buildHierarchy(groups[group] ?? '', title, names),
      heading,
      paragraphs: entries.map((entry) => (typeof entry === 'string' ? entry : entry[1])),
      groups: new Map(entries.flatMap((entry, at) => (typeof entry === 'string' ? [] : [[at, groups[entry[0]] ?? '']]))),
      pageRank,
      keywords,
      normalized: { heading: normalizeText(heading), title: normalizeText(title) },
    };
  });
}

/** Lists the sidebar group and the headings between page and section, outermost first. */
function listAncestors(hierarchy: Hierarchy, depth: number): string[] {
  const levels: readonly Level[] = ['lvl0', ...HEADING_LEVELS.slice(1, depth - 1)];
  return levels.map((level) => hierarchy[level]).filter((name) => name !== null);
}
