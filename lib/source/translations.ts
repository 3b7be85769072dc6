import { z } from 'zod';
import type { SectionSource } from '@/lib/markdown/types';
import type { PageId } from '@/lib/routes/paths';
import { getOwn, sortEntries } from '@/lib/site/collections';
import type { Lang } from '@/lib/site/types';
import type { Page } from '@/lib/source/types';

const acceptedSections = z.record(z.string(), z.string().regex(/^[\da-f]{8}$/, 'must be a hash')).readonly();
export const translationRecordSchema = z.record(z.string(), z.record(z.string(), acceptedSections).readonly()).readonly();

/** Id of a section -> hash; the text under the title has the id `''`. */
type AcceptedSections = z.infer<typeof acceptedSections>;

/**
 * What each translation was made from: language -> page -> section id -> hash of that section in the default language. A site without
 * this record does not check its translations.
 */
export type TranslationRecord = z.infer<typeof translationRecordSchema>;

/** A section of a translation that is outdated, or that has not been recorded as up to date. */
export interface OpenSection {
  readonly original: SectionSource;
  /** The hash that the translation was made from; absent if it is not recorded. */
  readonly accepted?: string;
}

/** A page in the default language with its section sources, which translations follow. */
export type Original = Pick<Page, 'version' | 'key' | 'sources'>;

/** Returns the name of a page in the record: its key, after the version if there are versions; `index` for the home page. */
export function getRecordName({ version, key }: Pick<PageId, 'version' | 'key'>): string {
  return [version, key].filter(Boolean).join('/') || 'index';
}

/** Maps the pages in the default language by their name in the record. */
export function mapOriginals(pages: readonly Page[], defaultLang: Lang): ReadonlyMap<string, Page> {
  return new Map(pages.filter(({ lang }) => lang === defaultLang).map((page) => [getRecordName(page), page]));
}

/** Lists the sections of `original`, a page in the default language, whose translation is outdated or not recorded. */
export function listOpenSections(record: TranslationRecord, original: Original, lang: Lang): OpenSection[] {
  const accepted = getOwn(record[lang] ?? {}, getRecordName(original)) ?? {};
  return original.sources.flatMap((source): OpenSection[] => {
    const hash = getOwn(accepted, source.id);
    return hash === source.hash ? [] : [{ original: source, accepted: hash }];
  });
}

/** Records that the translations of these pages into `lang` are up to date. Other pages are unchanged. */
export function acceptPages(record: TranslationRecord, lang: Lang, originals: readonly Original[]): TranslationRecord {
  const accepted = originals.map((page) => [getRecordName(page), Object.fromEntries(page.sources.map(({ id, hash }) => [id, hash]))]);
  return { ...record, [lang]: { ...record[lang], ...Object.fromEntries(accepted) } };
}

/** Removes pages that no longer exist. */
export function prunePages(record: TranslationRecord, names: ReadonlySet<string>): TranslationRecord {
  return mapPages(record, (pages) => pages.filter(([name]) => names.has(name)));
}

/** Moves the entry of a page in all languages. */
export function movePage(record: TranslationRecord, from: string, to: string): TranslationRecord {
  return mapPages(record, (pages) => pages.map(([name, sections]) => [name === from ? to : name, sections]));
}

/**
 * Updates the hashes of sections that a program has rewritten in all languages, so that translations that were up to date remain so.
 * `before` and `after` are the pages in the default language; `nameBefore` returns the former name of a page.
 */
export function keepAccepted(
  record: TranslationRecord,
  before: readonly Original[],
  after: readonly Original[],
  nameBefore: (name: string) => string,
): TranslationRecord {
  const old = new Map(before.map((page) => [getRecordName(page), page]));
  const now = new Map(after.map((page) => [getRecordName(page), page]));
  return mapPages(record, (pages) =>
    pages.map(([name, sections]) => {
      const changed = Object.entries(sections).map(([id, hash]) => {
        const find = (page: Original | undefined) => page?.sources.find((source) => source.id === id)?.hash;
        return [id, find(old.get(nameBefore(name))) === hash ? (find(now.get(name)) ?? hash) : hash];
      });
      return [name, Object.fromEntries(changed)];
    }),
  );
}

/** Formats the record for its file: sorted, with one line per page, so that diffs are readable. */
export function formatRecord(record: TranslationRecord): string {
  const langs = sortEntries(Object.entries(record)).map(([lang, pages]) => {
    const lines = sortEntries(Object.entries(pages)).map(([name, sections]) => `    ${JSON.stringify(name)}: ${JSON.stringify(sections)}`);
    return `  ${JSON.stringify(lang)}: {\n${lines.join(',\n')}\n  }`;
  });
  return `{\n${langs.join(',\n')}\n}\n`;
}

function mapPages(
  record: TranslationRecord,
  change: (pages: [string, AcceptedSections][]) => [string, AcceptedSections][],
): TranslationRecord {
  return Object.fromEntries(Object.entries(record).map(([lang, pages]) => [lang, Object.fromEntries(change(Object.entries(pages)))]));
}
