import { readPageName, toRecordName } from '@/lib/cli/content-edits';
import { UsageError } from '@/lib/node/read-flags.mjs';
import { suggestName } from '@/lib/site/similar-names';
import type { Lang } from '@/lib/site/types';
import type { Content } from '@/lib/source/load-content';
import { acceptPages, getRecordName, mapOriginals, prunePages, type TranslationRecord } from '@/lib/source/translations';

const USAGE = `Pass the pages whose translations are up to date:
  npm run i18n:accept -- guide/start/quick-start   a page, or several
  npm run i18n:accept -- --all                     all pages`;

export const ONE_LANGUAGE = 'This site has only one language, so it has no translations.';

/** Records that translations of pages (`args`, or `--all`) are up to date, and removes entries of pages that no longer exist. */
export function acceptTranslations({ site, pages, translations }: Content, args: readonly string[]) {
  const { defaultLang, langs } = site.rules;
  if (langs.length === 1) throw new UsageError(ONE_LANGUAGE);
  const originals = mapOriginals(pages, defaultLang);
  const isAll = args.length === 1 && args[0] === '--all';
  if (args.length === 0 || (!isAll && args.some((arg) => arg.startsWith('-')))) throw new UsageError(USAGE);
  const names = isAll ? [...originals.keys()] : [...new Set(args.map((arg) => toRecordName(readPageName(arg, site.rules))))];
  const unknown = names.find((name) => !originals.has(name));
  if (unknown !== undefined) {
    const hint = suggestName(unknown, [...originals.keys()], 'Write its path, such as guide/start/quick-start.');
    throw new UsageError(`There is no page "${unknown}". ${hint}`);
  }
  const chosen = names.flatMap((name) => originals.get(name) ?? []);
  const written = pages.filter((page) => page.lang !== defaultLang && !page.original);
  // A page may be left out in one language and translated into another.
  const isLeftOut = (name: string, lang: Lang) =>
    originals.get(name)?.frontmatter.untranslated.includes(lang) && written.some((page) => getRecordName(page) === name);
  const recorded = new Set<string>();
  let record: TranslationRecord = prunePages(translations.data ?? {}, new Set(originals.keys()));
  for (const lang of langs) {
    if (lang === defaultLang) continue;
    const translated = new Set(written.filter((page) => page.lang === lang).map(getRecordName));
    const missing = isAll ? undefined : names.find((name) => !translated.has(name) && !isLeftOut(name, lang));
    if (missing) throw new UsageError(`The page "${missing}" has no translation in "${lang}". Write it first.`);
    const followed = chosen.filter((page) => translated.has(getRecordName(page)));
    record = acceptPages(record, lang, followed);
    for (const page of followed) recorded.add(getRecordName(page));
  }
  return { record, count: recorded.size };
}
