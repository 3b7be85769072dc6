import type { SiteConfig } from '@/lib/site/types';
import type { PageParser, ParsedPage, TranslationState } from '@/lib/source/parse-page';
import { getRecordName, listOpenSections, mapOriginals, type TranslationRecord } from '@/lib/source/translations';
import type { Page, SourceFile } from '@/lib/source/types';

/** Parses all pages: originals first, because translations show which sections are outdated; copies of untranslated pages come last. */
export async function parsePages(
  sources: readonly SourceFile[],
  parsePage: PageParser,
  config: SiteConfig,
  record: TranslationRecord,
): Promise<ParsedPage[]> {
  const { defaultLang } = config;
  const inDefaultLang = sources.filter(({ lang }) => lang === defaultLang);
  const originals = new Map(await mapSequentially(inDefaultLang, async (source) => [source, await parsePage(source)] as const));
  const parsed = [...originals.values()].map(({ page }) => page);
  const pages = mapOriginals(parsed, defaultLang);
  const translated = await mapSequentially(
    sources,
    async (source) => originals.get(source) ?? parsePage(source, buildState(source, pages.get(getRecordName(source)), record)),
  );
  const files = new Set(sources.map((source) => `${source.lang} ${getRecordName(source)}`));
  const copies = [...originals].flatMap(([source, { page }]) =>
    config.locales
      .filter(({ lang }) => page.frontmatter.untranslated.includes(lang) && !files.has(`${lang} ${getRecordName(source)}`))
      .map(({ lang }) => parsePage({ ...source, lang }, { kind: 'untranslated', original: { lang: page.lang, path: page.path } })),
  );
  // The originals already report these errors.
  return [...translated, ...(await Promise.all(copies)).map(({ page }) => ({ page, diagnostics: [] }))];
}

/** Maps one item at a time. In parallel, the syntax trees of all pages would be in memory at once. */
async function mapSequentially<Item, Result>(items: readonly Item[], map: (item: Item) => Promise<Result>): Promise<Result[]> {
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
