import { groupBy } from '@/lib/site/collections';
import type { Diagnostic } from '@/lib/site/diagnostics';
import type { Content } from '@/lib/source/load-content';
import { getRecordName, listOpenSections, mapOriginals, type OpenSection } from '@/lib/source/translations';
import type { Page } from '@/lib/source/types';

/** A section of a translation that is outdated or not recorded. */
export interface OpenTranslation extends OpenSection {
  /** The page in the default language. */
  readonly page: Page;
  readonly translation: Page;
  /** Line and text of its heading in the translation; for the text under the title, these are 1 and the title. */
  readonly line: number;
  readonly heading: string;
}

/** Lists the sections of all translations that are outdated or not recorded. Skips invalid pages: their errors must be fixed first. */
export function listOpenTranslations({ pages, site: { config }, translations }: Content): OpenTranslation[] {
  const record = translations.data;
  if (!record) return [];
  const originals = mapOriginals(pages, config.defaultLang);
  return pages.flatMap((translation) => {
    const page = translation.lang === config.defaultLang ? undefined : originals.get(getRecordName(translation));
    if (!page?.code || !translation.code || translation.original) return [];
    return listOpenSections(record, page, translation.lang).map((open) => {
      const heading = translation.headings.find(({ id }) => id === open.original.id);
      return { ...open, page, translation, line: heading?.line ?? 1, heading: heading?.text ?? translation.title };
    });
  });
}

/** Warns about sections whose original has changed since they were translated, pages without a record, and records without a page. */
export function checkAccepted(content: Content): Diagnostic[] {
  const { translations, pages } = content;
  const open = listOpenTranslations(content);
  const names = new Set(pages.map(getRecordName));
  const recorded = new Set(Object.values(translations.data ?? {}).flatMap((byName) => Object.keys(byName)));
  const unknown = [...recorded].filter((name) => !names.has(name));
  return [
    ...[...groupBy(open, ({ translation }) => translation).values()].flatMap(describePage),
    ...unknown.map((name) => ({
      file: translations.file,
      message: `The page "${name}" is recorded but does not exist.`,
      hint: 'Run npm run i18n:accept for any page to remove the record.',
    })),
  ];
}

/** Describes the open sections of a page. If none of its sections is recorded, there is a single warning. */
function describePage(open: readonly OpenTranslation[]): Diagnostic[] {
  const [first] = open;
  if (!first) return [];
  const accept = `npm run i18n:accept -- ${getRecordName(first.page)}`;
  const file = first.translation.displayFile;
  if (open.length === first.page.sources.length && open.every(({ accepted }) => accepted === undefined)) {
    return [{ file, message: 'The translation is not recorded.', hint: `When it is complete, run ${accept}.` }];
  }
  return open.map(({ original, page, line, heading, accepted }) => ({
    file,
    line,
    message: accepted
      ? `The original of "${heading}" has changed since it was translated: ${page.displayFile}:${original.line}.`
      : `The section "${heading}" is not recorded.`,
    hint: accepted ? `Run npm run i18n:status to see the change, update the translation, then run ${accept}.` : `Run ${accept}.`,
  }));
}
