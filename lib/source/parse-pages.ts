import type { SiteConfig } from '@/lib/site/types';
import type { createPageParser, ParsedPage, TranslationState } from '@/lib/source/parse-page';
import { getRecordName, listOpenSections, mapOriginals, type TranslationRecord } from '@/lib/source/translations';
import type { Page, SourceFile } from '@/lib/source/types';

/**
 * Parses all pages: the originals first, because their translations show which sections are outdated. A page that may be missing in a
 * language, and is, has a copy in it with the content of the original, after all others.
 */
export async function parsePages(
  sources: readonly SourceFile[],
  parsePage: ReturnType<typeof createPageParser>,
  config: SiteConfig,
  record: TranslationRecord,
): Promise<ParsedPage[]> {
  const { defaultLang } = config;
  const inDefaultLang = sources.filter(({ lang }) => lang === defaultLang);
  const originals = new Map(await mapInSequence(inDefaultLang, async (source) => [source, await parsePage(source)] as const));
  const pages = mapOriginals(
    [...originals.values()].map(({ page }) => page),
    defaultLang,
  );
  const translated = await mapInSequence(
    sources,
    async (source) => originals.get(source) ?? parsePage(source, buildState(source, pages.get(getRecordName(source)), record)),
  );
  const files = new Set(sources.map((source) => `${source.lang} ${getRecordName(source)}`));
  const copies = [...originals].flatMap(([source, { page }]) =>
    config.locales
      .filter(({ lang }) => page.frontmatter.untranslated.includes(lang) && !files.has(`${lang} ${getRecordName(source)}`))
      .map(({ lang }) => parsePage({ ...source, lang }, { kind: 'untranslated', original: { lang: page.lang, path: page.path } })),
  );
  // Their mistakes are those of the originals.
  return [...translated, ...(await Promise.all(copies)).map(({ page }) => ({ page, diagnostics: [] }))];
}

/** All at once would keep the syntax trees of all pages and steps in memory. */
async function mapInSequence<Item, Result>(items: readonly Item[], map: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (const item of items) results.push(await map(item));
  return results;
}

function buildState(source: SourceFile, page: Page | undefined, record: TranslationRecord): TranslationState | undefined {
  if (!page) return undefined;
  const open = listOpenSections(record, page, source.lang);
  const ids = open.flatMap(({ accepted, original: { id } }) => (accepted ? [id] : []));
  return ids.length > 0 ? { kind: 'outdated', ids, original: { lang: page.lang, path: page.path } } : undefined;
}
